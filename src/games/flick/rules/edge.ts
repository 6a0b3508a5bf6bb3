import type { EventLog } from '../../../core/event.ts';
// What is owed out of turn on field V: edge moves, the turn after one, and a return to the line (FF-24, FF-25).
import type { WarriorName } from '../../../bodies/flatBodies.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Mm } from '../../../geometry/point.ts';
import { lineOf } from './fields.ts';
import { type FlickReading } from './flick.ts';
import { centreOf } from '../show/outlines.ts';
import { refuseOnLine, setDown } from './place.ts';
import { isOnEdge } from './flickReading.ts';
import { changed, fighterOf, passTeams, passToOther, seatToAct, warriorsOnField, warriorOnField } from './lookups.ts';
import {
  type Of,
  type Owed,
  type Side,
  type State,
  SIDES,
  courseOf,
  no,
  otherOf,
  gameMessage,
  sideOf,
  tellEvent,
} from '../types.ts';

/** Defeats the warriors that fell off the field. */
export const defeatFallen = (state: State, ids: readonly WarriorName[], rule: string, events: EventLog): State => {
  for (const id of ids)
    events.push({ kind: 'removed', rule, ids: [id], text: gameMessage('event.beaten', { who: { piece: id } }) });
  return {
    ...state,
    fighters: changed(state.fighters, ids, () => ({ beaten: true, pose: null, down: false, fell: 'off' })),
  };
};

const withOwed = (state: State, owed: readonly Owed[]): State => ({
  ...state,
  course: { ...courseOf(state, 'teams'), chosen: null, lifted: false, owed },
});
/** Returns what is still owed. An edge move needs a warrior still on the edge; a further turn needs one still on the field (FF-24). */
const stillOwed = (state: State, owed: readonly Owed[]): Owed[] =>
  owed
    .map((each) => ({
      ...each,
      ids: each.ids.filter((id) => {
        const who = warriorOnField(state, id);
        return who !== null && (each.how !== 'edge' || isOnEdge('V', who));
      }),
    }))
    .filter(({ ids }) => ids.length > 0);
/** Returns the edge moves owed after a flick in turn, first those of the side to move next (FF-24). */
const edgeMoves = (state: State, { edged }: FlickReading): Owed[] => {
  if (!state.options.edgeMoves) return [];
  return [state.active, otherOf(state.active)].flatMap((seat): Owed[] => {
    const ids = edged.filter((id) => warriorOnField(state, id)?.seat === seat);
    return ids.length > 0 ? [{ seat, ids, how: 'edge', lines: [] }] : [];
  });
};
/** Adds what a flick in turn owes, to be answered before this side's turn (FF-24). */
export const followedBy = (state: State, reading: FlickReading, next: Side): State => {
  const [head, ...rest] = courseOf(state, 'teams').owed;
  const passed = passTeams(state, next);
  if (!head) return withOwed(passed, edgeMoves(passed, reading));
  const further: Owed[] = head.how === 'edge' ? [{ ...head, ids: [reading.id], how: 'further' }] : [];
  return withOwed(passed, stillOwed(state, [...further, ...rest]));
};
/** Continues after a flick that ended nothing. A flick out of turn leaves the order unchanged (FF-24). */
export const followed = (state: State, reading: FlickReading): State => {
  const inTurn = courseOf(state, 'teams').owed.length === 0;
  return followedBy(state, reading, inTurn ? otherOf(state.active) : state.active);
};
/** Drops what was owed for a flick that is put back. If nothing was owed, the turn passes (FF-24, FF-34). */
export const dropped = (state: State): State => {
  const { owed } = courseOf(state, 'teams');
  return owed.length > 0 ? withOwed(state, stillOwed(state, owed.slice(1))) : passToOther(state);
};
/** Declines what is owed (FF-24). */
export const waive = (state: State, events: EventLog): State => {
  tellEvent(events, 'FF-24', 'event.waived', { seat: { seat: seatToAct(state) } });
  return dropped(state);
};

/** Returns the single line nearest to a warrior's place before the strike, or both if equally near (FF-25). */
export const nearestLines = ({ before }: FlickReading, id: WarriorName): Mm[] => {
  const [who] = warriorsOnField({ fighters: before }).filter((each) => each.id === id);
  if (!who) return [];
  const { y } = centreOf(who.pose);
  const far = (line: Mm): Mm => Math.abs(line - y);
  const lines = SIDES.map(lineOf);
  const min = Math.min(...lines.map(far));
  return lines.filter((line) => far(line) === min);
};
/** Lets the last warrior of a side come back. Its owner puts it on a line and then moves next, whatever else was owed (FF-25). */
export const standBack = (state: State, id: WarriorName, lines: readonly Mm[]): State => {
  const seat = sideOf(fighterOf(state, id).seat);
  return withOwed(passTeams(state, seat), [{ seat, ids: [id], how: 'back', lines }]);
};
/** Returns why a warrior cannot come back there (FF-25). */
export const refuseBack = (state: State, put: Of<'put'>): Refusal | null => {
  const [head] = courseOf(state, 'teams').owed;
  if (head?.how !== 'back' || !head.ids.includes(put.id)) return no('FF-25', 'no.notNow');
  return refuseOnLine(state, setDown(put, head.seat), head.lines, 'FF-25');
};
/** Puts a warrior back on the line, picture up (FF-25). */
export const putBack = (state: State, put: Of<'put'>, seat: Side, events: EventLog): State => {
  const who = setDown(put, seat);
  events.push({
    kind: 'restored',
    rule: 'FF-25',
    ids: [put.id],
    text: gameMessage('event.back', { who: { piece: put.id } }),
  });
  const fighters = changed(state.fighters, [put.id], () => ({ pose: who.pose, down: false }));
  return withOwed({ ...state, fighters }, []);
};
