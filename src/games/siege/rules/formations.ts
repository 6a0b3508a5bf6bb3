import type { Refusal } from '../../../core/choice.ts';
import type { EventLog } from '../../../core/event.ts';
import type { Seat } from '../../../core/seat.ts';
import { type FormationFrame, formationKeeper } from '../../../core/formation.ts';
import { fieldOf } from '../fortress/ground.ts';
import { goOnSetUp, refusePut, ruleOfSetUp } from './setup.ts';
import { waitingOf, withPiece } from './lookups.ts';
import { type Action, no, type Of, gameMessage, type State } from '../types.ts';

/** The centre of the field. Attacker and Defender do not share formations; two fortresses of one plan are point-symmetric. */
const groundOf = (state: State, seat: Seat): FormationFrame => {
  const { width, height } = fieldOf(state.options);
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  return { middle, quarters: 2 * state.seats.indexOf(seat) };
};
const lineUp = formationKeeper<State>({
  groundOf,
  // Guns first, in the order of set-up.
  ownOf: ({ pieces }, seat) =>
    (['gun', 'warrior'] as const).flatMap((kind) =>
      pieces.flatMap((each) => (each.seat === seat && each.kind === kind ? [{ id: each.id, at: each.at }] : [])),
    ),
  waitingOf,
  refuse: (now, { id, at }) => refusePut(now, { type: 'put', id, at }),
  put: (now, { id, at }) => withPiece(now, id, { at }),
});
/** Returns the formation of a side to be saved, once all its pieces are placed (SI-03, SI-28). */
export const formationToSave = (state: State, seat: Seat): Action | null => {
  const formation = lineUp.kept(state, seat);
  return formation && { type: 'stand', stood: formation };
};
/** Returns why a saved formation cannot be used: no piece can take its place (SI-03). */
export const refuseStand = (state: State, { stood: formation }: Of<'stand'>): Refusal | null =>
  lineUp.again(state, formation).exact > 0 ? null : no('SI-03', 'no.notWaiting');
/** Places a side's remaining pieces as saved, or as near to it as possible, and continues the set-up (SI-03, SI-28). */
export const stand = (state: State, { stood: formation }: Of<'stand'>, first: Seat, events: EventLog): State => {
  const { state: next, exact } = lineUp.again(state, formation);
  const seat = { seat: state.active };
  // In another fortress, or with another army, some pieces cannot take their saved places.
  const other = waitingOf(state, state.active).length - exact;
  const text =
    other > 0
      ? gameMessage('event.linedPartly', { seat, exact, count: other })
      : gameMessage('event.linedUp', { seat });
  events.push({ kind: 'said', rule: ruleOfSetUp(state), text });
  return goOnSetUp(next, first, events);
};
