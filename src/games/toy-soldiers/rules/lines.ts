import type { EventLog } from '../../../core/event.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Seat } from '../../../core/seat.ts';
import { sortByCost, latticePoints, evenlySpaced, countViewers } from '../../../geometry/lattice.ts';
import { distance, type Mm, type Point } from '../../../geometry/point.ts';
import { centreOf, obstacleLook, shapeOf } from './fields.ts';
import { examplePut, goOnSetUp, placed, mayPut, deploymentArea } from './setup.ts';
import { mustName, soldiersOnField, waitingOf } from './lookups.ts';
import { EYE, type Marker, type Of, type Scheme, gameMessage, type Soldier, type State } from '../types.ts';

/** The grid on which a formation looks for places, mm. */
const STEP: Mm = 20;
/** The least distance between soldiers of a formation if there is room, mm. */
const ELBOW: Mm = 46;
/** The cost of what a formation must avoid at any price, mm. */
const MUCH = 10_000;
/** The number of places in each enemy zone that count as viewers. */
const EYES = 5;

type Cost = (spot: Point) => number;
/** Returns the distance of a spot from the field's centre, which is smallest at the front of a zone. */
const toFront = (state: State): Cost => {
  const centre = centreOf(state);
  return (spot) => distance(spot, centre);
};
/** Prefers spots least visible from enemy zones, and among these the foremost. */
const hidden = (state: State): Cost => {
  const screens = state.obstacles.filter((each) => obstacleLook(each).tall >= EYE).map(shapeOf);
  const eyes = state.seats
    .filter((seat) => seat !== state.active)
    .flatMap((seat) => evenlySpaced(deploymentArea(state, seat), EYES));
  const front = toFront(state);
  return (spot) => countViewers(eyes, screens, spot) * 200 + front(spot);
};
/** Prefers the front of a piece's own part of the zone. */
const spread = (state: State, part: number, of: number): Cost => {
  const zone = deploymentArea(state, state.active);
  const desired = evenlySpaced(zone, of)[part] ?? centreOf(state);
  const aside = zone.width >= zone.height ? 'x' : 'y';
  const front = toFront(state);
  return (spot) => 6 * Math.abs(spot[aside] - desired[aside]) + front(spot);
};
/** Prefers spots as near as possible to the own flag or commander. The guarded piece itself goes far behind. */
const guarding = (state: State, piece: { readonly id: string }): Cost => {
  const seat = state.active;
  const ward =
    state.markers.find((each) => each.seat === seat)?.at ??
    state.soldiers.find((each) => each.seat === seat && each.commander && each.id !== piece.id)?.at;
  const front = toFront(state);
  if (ward) return (spot) => distance(spot, ward) + front(spot) / 4;
  const [middle] = evenlySpaced(deploymentArea(state, seat), 1);
  return (spot) => distance(spot, middle ?? spot) - front(spot) / 2;
};
/** Returns the cost of a spot for a piece in a formation, mm. */
const costOf = (state: State, piece: { readonly id: string }, scheme: Scheme): Cost => {
  const own = state.soldiers.filter(({ seat }) => seat === state.active);
  const mates = soldiersOnField(state).filter(({ seat }) => seat === state.active);
  const i = own.findIndex(({ id }) => id === piece.id);
  const inLine = (): ReturnType<typeof hidden> => (scheme === 'wide' ? spread(state, i, own.length) : hidden(state));
  // A flag is hidden and guarded in every formation.
  const cost = i < 0 || scheme === 'guard' ? guarding(state, piece) : inLine();
  return (spot) => cost(spot) + (mates.some(({ at }) => distance(at, spot) < ELBOW) ? MUCH : 0);
};
/** Returns a piece's place in a formation: the cheapest legal spot, or else one from which the set-up can surely be completed. */
const spotFor = (state: State, piece: Marker | Soldier, scheme: Scheme): Point => {
  const { id } = piece;
  const cost = costOf(state, piece, scheme);
  const found = sortByCost(latticePoints(deploymentArea(state, state.active), STEP), cost).find((at) =>
    mayPut(state, { type: 'put', id, at }),
  );
  return found ?? examplePut(state, piece).at;
};
/** Returns the soldier that a formation names as commander, if there is none yet: preferably one without a ranged weapon (TS-04). */
export const commanderFor = (state: State): Soldier | undefined => {
  const own = state.soldiers.filter(({ seat }) => seat === state.active);
  return mustName(state, state.active) ? own.at(-1) : undefined;
};
/** The table with the active seat's commander named and its remaining pieces placed in a formation. */
const deployed = memoize((state: State, scheme: Scheme): State => {
  const commander = commanderFor(state);
  const soldiers = state.soldiers.map((each): Soldier => (each === commander ? { ...each, commander: true } : each));
  let now: State = { ...state, soldiers };
  for (;;) {
    const waiting = waitingOf(now, now.active);
    // The guarded piece is placed before its guards.
    const next = waiting.find((each) => 'commander' in each && each.commander) ?? waiting[0];
    if (!next) return now;
    now = placed(now, next.id, spotFor(now, next, scheme));
  }
});
/** Names the commander of a seat without one, places its remaining pieces in a formation, and continues the set-up (TS-02 to TS-04). */
export const lineUp = (state: State, { scheme }: Of<'lineUp'>, first: Seat, events: EventLog): State => {
  const id = commanderFor(state)?.id;
  if (id)
    events.push({
      kind: 'revealed',
      rule: 'TS-04',
      ids: [id],
      text: gameMessage('event.commands', { who: { piece: id } }),
    });
  events.push({ kind: 'said', rule: 'TS-02', text: gameMessage('event.linedUp', { seat: { seat: state.active } }) });
  return goOnSetUp(deployed(state, scheme), first, events);
};
