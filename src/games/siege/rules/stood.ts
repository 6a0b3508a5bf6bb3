import type { Refusal } from '../../../core/choice.ts';
import type { Tale } from '../../../core/event.ts';
import { remembered } from '../../../core/remembered.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Ground, stoodAgain, stoodOf } from '../../../core/stood.ts';
import { fieldOf } from '../fortress/ground.ts';
import { goOnSetUp, refusePut, ruleOfSetUp } from './setup.ts';
import { waitingOf, withPiece } from './lookups.ts';
import { type Action, no, type Of, type Piece, say, type State } from '../types.ts';

/** The middle of the field: who storms and who holds do not take each other's line-ups, two fortresses lie point-symmetric. */
const groundOf = (state: State, seat: Seat): Ground => {
  const { width, height } = fieldOf(state.options);
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  return { middle, quarters: 2 * state.seats.indexOf(seat) };
};
/** Guns first, as they are set up. */
const ownOf = ({ pieces }: State, seat: Seat): Piece[] =>
  (['gun', 'warrior'] as const).flatMap((kind) => pieces.filter((each) => each.seat === seat && each.kind === kind));
/** How a side's pieces stand, once all of them do, to be kept (SI-03, SI-28). */
export const keep = (state: State, seat: Seat): Action | null => {
  const own = ownOf(state, seat);
  if (own.some(({ at }) => at === null)) return null;
  return {
    type: 'stand',
    stood: stoodOf(
      own.map(({ at }) => ({ at })),
      groundOf(state, seat),
    ),
  };
};
const stoodBy = remembered((state: State, { stood }: Of<'stand'>) => {
  const seat = state.active;
  return stoodAgain<State>(state, stood, {
    ground: groundOf(state, seat),
    own: ownOf(state, seat).map(({ id }) => id),
    isWaiting: (now, id) => waitingOf(now, seat).some((each) => each.id === id),
    refuse: (now, { id, at }) => refusePut(now, { type: 'put', id, at }),
    put: (now, { id, at }) => withPiece(now, id, { at }),
  });
});
/** Why a kept line-up cannot be taken: nobody can stand as he did (SI-03). */
export const refuseStand = (state: State, action: Of<'stand'>): Refusal | null =>
  stoodBy(state, action).exact > 0 ? null : no('SI-03', 'no.notWaiting');
/** Stands all that a side has left as they were kept, or as near to it as they can, and goes on with the set-up (SI-03, SI-28). */
export const stand = (state: State, action: Of<'stand'>, first: Seat, tale: Tale): State => {
  tale.push({ kind: 'said', rule: ruleOfSetUp(state), text: say('event.linedUp', { seat: { seat: state.active } }) });
  return goOnSetUp(stoodBy(state, action).state, first, tale);
};
