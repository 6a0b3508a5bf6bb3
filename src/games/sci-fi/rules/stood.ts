import type { Refusal } from '../../../core/choice.ts';
import type { Tale } from '../../../core/event.ts';
import { remembered } from '../../../core/remembered.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Ground, stoodAgain, stoodOf } from '../../../core/stood.ts';
import { centreOf } from '../../../geometry/shape.ts';
import { stripOf } from '../armies/fields.ts';
import { refusePut, settled, waitingOf } from './setup.ts';
import { changed } from './lookups.ts';
import { type Action, type Body, no, type Of, say, type State } from '../types.ts';

const groundOf = (state: State, seat: Seat): Ground => {
  const { x, y } = centreOf(stripOf(state, seat));
  return { middle: { x: Math.round(x), y: Math.round(y) }, quarters: 2 * state.seats.indexOf(seat) };
};
const ownOf = (state: State, seat: Seat): Body[] =>
  [...state.guns, ...state.units].filter((each) => each.seat === seat);
/** How a side's pieces stand, once all of them do, to be kept (SF-01). */
export const keep = (state: State, seat: Seat): Action | null => {
  const own = ownOf(state, seat);
  if (own.some(({ at }) => at === null)) return null;
  return { type: 'stand', stood: stoodOf(own, groundOf(state, seat)) };
};
const stoodBy = remembered((state: State, { stood }: Of<'stand'>) => {
  const seat = state.active;
  return stoodAgain<State>(state, stood, {
    ground: groundOf(state, seat),
    own: ownOf(state, seat).map(({ id }) => id),
    isWaiting: (now, id) => waitingOf(now, seat).some((each) => each.id === id),
    refuse: (now, put) => refusePut(now, { type: 'put', ...put }),
    put: (now, { id, at, facing }) => changed(now, id, { at, ...(facing === undefined ? {} : { facing }) }),
  });
});
/** Why a kept line-up cannot be taken: nobody can stand as he did (SF-01). */
export const refuseStand = (state: State, action: Of<'stand'>): Refusal | null =>
  stoodBy(state, action).exact > 0 ? null : no('SF-01', 'no.notWaiting');
/** Stands all that a side has left as they were kept, or as near to it as they can, and goes on with the set-up (SF-01). */
export const stand = (state: State, action: Of<'stand'>, first: Seat, tale: Tale): State => {
  tale.push({ kind: 'said', rule: 'SF-01', text: say('event.linedUp', { seat: { seat: state.active } }) });
  return settled(stoodBy(state, action).state, first, tale);
};
