import type { EventLog } from '../../../core/event.ts';
// Field V with whole teams (FF-19 to FF-26).
import type { WarriorName } from '../../../bodies/flatBodies.ts';
import type { Refusal } from '../../../core/choice.ts';
import { defeatFallen, dropped, followed, nearestLines, standBack } from '../rules/edge.ts';
import { type FlickReading, leftField } from '../rules/flick.ts';
import { canStrike, gapFoul, lawfulTargets, refuseTooNear } from '../rules/gap.ts';
import { finishField } from './match.ts';
import { isInBand } from '../rules/place.ts';
import { changed, warriorsOnField, warriorOnField, unbeaten } from '../rules/lookups.ts';
import {
  type Flicking,
  type Side,
  type WarriorOnField,
  type State,
  SIDES,
  courseOf,
  no,
  otherOf,
  gameMessage,
  tellEvent,
} from '../types.ts';
import type { Foul, FieldRules } from '../rules/fieldRules.ts';

/** Returns a team's warrior that is apart on the line before the first strike. Null if all five are in the band (FF-19, FF-20). */
const fifthOf = (state: State, side: Side): WarriorName | null =>
  warriorsOnField(state, side).find((each) => !isInBand(each, side))?.id ?? null;

/** Returns the enemies that a warrior may strike. On V they must be far enough away, and at the opening not their fifth (FF-20, FF-23). */
export const targetsOf = (state: State, who: WarriorOnField): WarriorOnField[] => {
  if (state.field !== 'V') return warriorsOnField(state, otherOf(who.seat));
  const fifth = courseOf(state, 'teams').opening ? fifthOf(state, otherOf(who.seat)) : null;
  return lawfulTargets(state, who).filter(({ id }) => id !== fifth);
};
const refuse = (state: State, action: Flicking): Refusal | null => {
  const who = warriorOnField(state, action.id);
  // After a lift, a move is legal only if righting has since brought the warrior too near to every enemy.
  if (action.type === 'move' && courseOf(state, 'teams').lifted && who && canStrike(state, who))
    return no('FF-22', 'no.liftedStrikes', { who: { piece: action.id } });
  if (!courseOf(state, 'teams').opening) return refuseTooNear(state, action, 'FF-23');
  const opens = action.type === 'strike' && action.id === fifthOf(state, state.active);
  return opens ? refuseTooNear(state, action, 'FF-23') : no('FF-20', 'no.opening');
};
const foulOf = (state: State, reading: FlickReading): Foul | null => {
  const [first] = reading.touched;
  const opening = courseOf(state, 'teams').opening;
  if (opening && first && first === fifthOf(state, otherOf(reading.seat)))
    return { rule: 'FF-20', text: gameMessage('foul.fifth', { who: { piece: first } }) };
  return gapFoul(state, reading);
};

/** Returns the last warrior of a side if it left the field together with the attacker. It may come back (FF-25). */
const comesBack = (reading: FlickReading): WarriorName | null => {
  const [last, ...others] = warriorsOnField({ fighters: reading.before }, otherOf(reading.seat));
  const gone = leftField(reading);
  return last && others.length === 0 && gone.includes(last.id) && gone.includes(reading.id) ? last.id : null;
};
const settle = (state: State, reading: FlickReading, events: EventLog): State => {
  const back = comesBack(reading);
  const after = defeatFallen(
    state,
    leftField(reading).filter((id) => id !== back),
    'FF-25',
    events,
  );
  if (SIDES.some((side) => unbeaten(after, side).length === 0)) return finishField(after, events);
  if (!back) return followed(after, reading);
  tellEvent(events, 'FF-25', 'event.comesBack', { who: { piece: back } });
  return standBack(after, back, nearestLines(reading, back));
};
/** Concedes field V for a side: all its remaining warriors are defeated (FF-05, FF-26). */
const concede = (state: State, side: Side, events: EventLog): State => {
  tellEvent(events, 'FF-05', 'event.concedesField', { seat: { seat: side } });
  const ids = unbeaten(state, side).map(({ id }) => id);
  const fighters = changed(state.fighters, ids, () => ({ beaten: true, pose: null, down: false }));
  events.push({ kind: 'removed', rule: 'FF-05', ids, text: gameMessage('event.allBeaten', { seat: { seat: side } }) });
  return finishField({ ...state, fighters }, events);
};

/** Field V by teams (FF-19 to FF-26). */
export const teams: FieldRules = {
  rule: 'FF-21',
  refuse,
  foulOf,
  settle,
  fouled: dropped,
  concede,
};
