import type { EventLog } from '../../../core/event.ts';
// Field V one against one: the next warrior takes the place of a beaten one (FF-31).
import { defeatFallen, dropped, followed, followedBy } from '../rules/edge.ts';
import { leftField } from '../rules/flick.ts';
import { gapFoul, refuseTooNear } from '../rules/gap.ts';
import { ended, freshCourse } from './match.ts';
import { changed, fighterOf, warriorsOnField, unbeaten } from '../rules/lookups.ts';
import { type Side, type State, SIDES, courseOf, otherOf, gameMessage, sideOf, tellEvent } from '../types.ts';
import type { FieldRules } from '../rules/fieldRules.ts';

/**
 * Returns the side to move once a side has lost its warrior: the newcomer's. If the enemy's place is empty too, the side to move
 * stays the same (FF-24, FF-31).
 */
const newcomerOf = (state: State, loser: Side): Side =>
  warriorsOnField(state, otherOf(loser)).length === 0 ? state.active : loser;
/** Sends the next warrior of each side without one to its line, once no edge move is owed (FF-24, FF-31). */
const sendNext = (state: State): State => {
  const { stage, active } = state;
  const order = [active, otherOf(active)].filter((side) => warriorsOnField(state, side).length === 0);
  if (stage.at !== 'play' || courseOf(state, 'teams').owed.length > 0 || order.length === 0) return state;
  return { ...state, first: active, course: freshCourse('V', false), stage: { at: 'place', order, only: [] } };
};
/** Returns the side with all five warriors beaten, if any (FF-31). */
const emptied = (state: State): Side | undefined => SIDES.find((side) => unbeaten(state, side).length === 0);

/** Concedes a side's warrior: it is defeated, whatever was owed (FF-05). */
const conceded = (state: State, side: Side, events: EventLog): State => {
  const ids = warriorsOnField(state, side).map((each) => each.id);
  for (const id of ids) {
    events.push({
      kind: 'removed',
      rule: 'FF-05',
      ids: [id],
      text: gameMessage('event.concedes', { who: { piece: id } }),
    });
  }
  const fighters = changed(state.fighters, ids, () => ({ beaten: true, pose: null, down: false }));
  const after: State = { ...state, fighters, calm: 0, course: freshCourse('V', false) };
  const lost = emptied(after);
  return lost ? ended(after, [otherOf(lost)], 'relay', events) : { ...after, active: newcomerOf(after, side) };
};

/** Relay on V (FF-31). */
export const relay: FieldRules = {
  rule: 'FF-31',
  refuse: (state, action) => refuseTooNear(state, action, 'FF-31'),
  foulOf: gapFoul,
  settle: (state, reading, events) => {
    const gone = leftField(reading);
    const [id, other] = gone;
    if (!id) return followed(state, reading);
    if (!other) {
      const after = defeatFallen(state, [id], 'FF-31', events);
      const lost = emptied(after);
      if (lost) return ended(after, [otherOf(lost)], 'relay', events);
      return followedBy(after, reading, newcomerOf(after, sideOf(fighterOf(after, id).seat)));
    }
    tellEvent(events, 'FF-31', 'event.boutAgain');
    return {
      ...state,
      active: state.first,
      course: freshCourse('V', false),
      stage: { at: 'place', order: [state.first, otherOf(state.first)], only: gone },
    };
  },
  fouled: dropped,
  goOn: sendNext,
  concede: conceded,
};
