import type { Refusal } from '../../../core/choice.ts';
import type { EventLog } from '../../../core/event.ts';
import type { Seat } from '../../../core/seat.ts';
import { type FormationFrame, formationKeeper } from '../../../core/formation.ts';
import { centreOf } from '../../../geometry/shape.ts';
import { stripOf } from '../armies/fields.ts';
import { refusePut, afterPlacement, waitingOf } from './setup.ts';
import { changed } from './lookups.ts';
import { type Action, no, type Of, gameMessage, type State } from '../types.ts';

const groundOf = (state: State, seat: Seat): FormationFrame => {
  const { x, y } = centreOf(stripOf(state, seat));
  return { middle: { x: Math.round(x), y: Math.round(y) }, quarters: 2 * state.seats.indexOf(seat) };
};
const lineUp = formationKeeper<State>({
  groundOf,
  ownOf: (state, seat) => [...state.guns, ...state.units].filter((each) => each.seat === seat),
  waitingOf,
  refuse: (now, put) => refusePut(now, { type: 'put', ...put }),
  put: (now, { id, at, facing }) => changed(now, id, { at, ...(facing === undefined ? {} : { facing }) }),
});
/** Returns the formation of a side to be saved, once all its pieces are placed (SF-01). */
export const formationToSave = (state: State, seat: Seat): Action | null => {
  const formation = lineUp.kept(state, seat);
  return formation && { type: 'stand', stood: formation };
};
/** Returns why a saved formation cannot be used: no piece can take its place (SF-01). */
export const refuseStand = (state: State, { stood: formation }: Of<'stand'>): Refusal | null =>
  lineUp.again(state, formation).exact > 0 ? null : no('SF-01', 'no.notWaiting');
/** Places a side's remaining pieces as saved, or as near to it as possible, and continues the set-up (SF-01). */
export const stand = (state: State, { stood: formation }: Of<'stand'>, first: Seat, events: EventLog): State => {
  events.push({ kind: 'said', rule: 'SF-01', text: gameMessage('event.linedUp', { seat: { seat: state.active } }) });
  return afterPlacement(lineUp.again(state, formation).state, first, events);
};
