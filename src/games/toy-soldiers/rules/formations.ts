import type { Refusal } from '../../../core/choice.ts';
import type { EventLog } from '../../../core/event.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Seat } from '../../../core/seat.ts';
import { type FormationFrame, formationKeeper } from '../../../core/formation.ts';
import { centreOf as middleOf } from '../../../geometry/shape.ts';
import { zoneOf } from './fields.ts';
import { commanderFor } from './lines.ts';
import { goOnSetUp, placed, refusePut } from './setup.ts';
import { placerOf, waitingOf } from './lookups.ts';
import { type Action, type Marker, no, type Of, gameMessage, type Soldier, type State } from '../types.ts';

const groundOf = (state: State, seat: Seat): FormationFrame => {
  const i = state.seats.indexOf(seat);
  const middle = middleOf(zoneOf(state, seat));
  return {
    middle: { x: Math.round(middle.x), y: Math.round(middle.y) },
    quarters: state.seats.length === 2 ? 2 * i : i,
  };
};
const ownOf = (state: State, seat: Seat): (Marker | Soldier)[] =>
  [...state.markers, ...state.soldiers].filter((each) => each.seat === seat);
const lineUp = formationKeeper<State>({
  groundOf,
  ownOf,
  waitingOf,
  refuse: (now, { id, at }) => refusePut(now, { type: 'put', id, at }),
  put: (now, { id, at }) => placed(now, id, at),
});
/** Returns the formation of a seat's flag and soldiers to be saved, once all are placed (TS-02). */
export const formationToSave = (state: State, seat: Seat): Action | null => {
  const formation = lineUp.kept(state, seat);
  const leader = ownOf(state, seat).findIndex((each) => 'commander' in each && each.commander);
  return formation && { type: 'stand', stood: formation, ...(leader < 0 ? {} : { leader }) };
};
/** The table with the active seat's commander named, and its soldiers placed as saved. */
const placedBy = memoize((state: State, { stood: formation, leader }: Of<'stand'>) => {
  const own = ownOf(state, state.active);
  const wished = leader === undefined ? undefined : own[leader];
  const fallback = commanderFor(state);
  const named = fallback && wished && 'commander' in wished ? wished : fallback;
  const soldiers = state.soldiers.map((each) => (each.id === named?.id ? { ...each, commander: true } : each));
  const again = lineUp.again({ ...state, soldiers }, formation);
  return { ...again, named: named?.id };
});
/** Returns why a saved formation cannot be used: no piece can take its place (TS-02). */
export const refuseStand = (state: State, action: Of<'stand'>): Refusal | null =>
  placerOf(state) === null && placedBy(state, action).exact > 0 ? null : no('TS-02', 'no.notWaiting');
/** Places a seat's remaining pieces as saved, or as near to it as possible, and continues the set-up (TS-02 to TS-04). */
export const stand = (state: State, action: Of<'stand'>, events: EventLog): State => {
  const { state: after, named } = placedBy(state, action);
  if (named !== undefined)
    events.push({
      kind: 'revealed',
      rule: 'TS-04',
      ids: [named],
      text: gameMessage('event.commands', { who: { piece: named } }),
    });
  events.push({ kind: 'said', rule: 'TS-02', text: gameMessage('event.linedUp', { seat: { seat: state.active } }) });
  const { stage } = state;
  return stage.at === 'deploy' ? goOnSetUp(after, stage.first, events) : after;
};
