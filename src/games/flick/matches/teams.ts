import type { EventLog } from '../../../core/event.ts';
// Field V with whole teams (FF-19 to FF-26).
import type { WarriorName } from '../../../bodies/flatBodies.ts';
import type { Refusal } from '../../../core/choice.ts';
import { beaten, dropped, followed, nearestLines, standBack } from '../rules/edge.ts';
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

/** The one of a team who stands apart on the line before the first strike; none if all five are in the band (FF-19, FF-20). */
const fifthOf = (state: State, side: Side): WarriorName | null =>
  warriorsOnField(state, side).find((each) => !isInBand(each, side))?.id ?? null;

/** The enemies whom a warrior may strike: on V those far enough, and not their fifth at the opening (FF-20, FF-23). */
export const targetsOf = (state: State, who: WarriorOnField): WarriorOnField[] => {
  if (state.field !== 'V') return warriorsOnField(state, otherOf(who.seat));
  const fifth = courseOf(state, 'teams').opening ? fifthOf(state, otherOf(who.seat)) : null;
  return lawfulTargets(state, who).filter(({ id }) => id !== fifth);
};
const refuse = (state: State, action: Flicking): Refusal | null => {
  const who = warriorOnField(state, action.id);
  // A move is left only to him whom being righted after it has brought too near to all.
  if (action.type === 'move' && courseOf(state, 'teams').lifted && who && canStrike(state, who))
    return no('FF-22', 'no.liftedStrikes', { who: { piece: action.id } });
  if (!courseOf(state, 'teams').opening) return refuseTooNear(state, action, 'FF-23');
  const opens = action.type === 'strike' && action.id === fifthOf(state, state.active);
  return opens ? refuseTooNear(state, action, 'FF-23') : no('FF-20', 'no.opening');
};
const foulOf = (state: State, told: FlickReading): Foul | null => {
  const [first] = told.touched;
  const opening = courseOf(state, 'teams').opening;
  if (opening && first && first === fifthOf(state, otherOf(told.seat)))
    return { rule: 'FF-20', text: gameMessage('foul.fifth', { who: { piece: first } }) };
  return gapFoul(state, told);
};

/** The last of a side who left together with the attacker: he may come back (FF-25). */
const comesBack = (told: FlickReading): WarriorName | null => {
  const [last, ...others] = warriorsOnField({ fighters: told.before }, otherOf(told.seat));
  const gone = leftField(told);
  return last && others.length === 0 && gone.includes(last.id) && gone.includes(told.id) ? last.id : null;
};
const settle = (state: State, told: FlickReading, events: EventLog): State => {
  const back = comesBack(told);
  const after = beaten(
    state,
    leftField(told).filter((id) => id !== back),
    'FF-25',
    events,
  );
  if (SIDES.some((side) => unbeaten(after, side).length === 0)) return finishField(after, events);
  if (!back) return followed(after, told);
  tellEvent(events, 'FF-25', 'event.comesBack', { who: { piece: back } });
  return standBack(after, back, nearestLines(told, back));
};
/** On V a side concedes the field: all it has left are defeated (FF-05, FF-26). */
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
