import type { Refusal } from '../../../core/choice.ts';
import type { EventLog } from '../../../core/event.ts';
import type { Seat } from '../../../core/seat.ts';
import { type FormationFrame, restoreFormation, recordFormation } from '../../../core/formation.ts';
import { centreOf as middleOf } from '../../../geometry/shape.ts';
import type { WarriorName } from '../../../bodies/flatBodies.ts';
import { centreOf, facingOf } from '../show/outlines.ts';
import { bandOf } from './fields.ts';
import { seatToAct } from './lookups.ts';
import { areasOf, nearestSpot, placeable, refusePlace } from './place.ts';
import { place } from './setup.ts';
import { type Action, type Fighter, no, type Of, type Side, SIDES, type State } from '../types.ts';

const groundOf = (side: Side): FormationFrame => {
  const { x, y } = middleOf(bandOf(side));
  return { middle: { x: Math.round(x), y: Math.round(y) }, quarters: side === 'blue' ? 0 : 2 };
};
const ownOf = ({ fighters }: State, side: Side): Fighter[] => fighters.filter(({ seat }) => seat === side);
const rounded = (value: number): number => Math.round(value) + 0;
/** Returns the formation of a side's warriors on V to be saved, once all are placed (FF-19). */
export const formationToSave = (state: State, seat: Seat): Action | null => {
  const side = SIDES.find((each) => each === seat);
  if (!side || state.field !== 'V') return null;
  const places = ownOf(state, side).map(({ pose }) => {
    if (!pose) return { at: null };
    const { x, y } = centreOf(pose);
    return { at: { x: rounded(x), y: rounded(y) }, facing: rounded(facingOf(pose)) % 360 };
  });
  const whole = places.length > 1 && places.every(({ at }) => at !== null);
  return whole ? { type: 'stand', stood: recordFormation(places, groundOf(side)) } : null;
};
/** Returns the nearest legal place for a warrior around a point, in any area. Null if none is near. */
const nearby = (state: State, put: Of<'put'>): Of<'put'> | null => {
  const refuses = (at: Of<'put'>['at']): boolean => refusePlace(state, { ...put, at }) !== null;
  const spots = areasOf(state).map((area) => nearestSpot(area, put.at, refuses));
  const at = spots.find((spot) => !refuses(spot));
  return at ? { ...put, at } : null;
};
const placedBy = (
  before: State,
  { stood: formation }: Of<'stand'>,
  events: EventLog,
): { state: State; exact: number } => {
  const side = seatToAct(before);
  const isWaiting = (now: State, id: string): boolean =>
    now.stage.at === 'place' && seatToAct(now) === side && placeable(now).some((each) => each.id === id);
  let all = { state: before, exact: 0 };
  // A warrior that touches no other yet is placed after those it touches.
  for (let pass = 0; pass < ownOf(before, side).length; pass++) {
    const { state, exact } = restoreFormation<State>(all.state, formation, {
      ground: groundOf(side),
      own: ownOf(before, side).map((each) => each.id),
      isWaiting,
      refuse: (now, { id, at, facing }) => {
        const put = { type: 'put', id: id as WarriorName, at, facing } as const;
        const refused = refusePlace(now, put);
        return refused && { ...refused, instead: nearby(now, put) };
      },
      put: (now, { id, at, facing }) => place(now, { type: 'put', id: id as WarriorName, at, facing }, events),
    });
    if (state === all.state) break;
    all = { state, exact: all.exact + exact };
  }
  return all;
};
/** Returns why a saved formation cannot be used: no warrior can take its place (FF-19). */
export const refuseStand = (state: State, action: Of<'stand'>): Refusal | null =>
  placedBy(state, action, []).exact > 0 ? null : no('FF-19', 'no.notYours');
/** Places a side's warriors as saved, or as near to it as possible. A warrior without room stays waiting (FF-19). */
export const stand = (state: State, action: Of<'stand'>, events: EventLog): State =>
  placedBy(state, action, events).state;
