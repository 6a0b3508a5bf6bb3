import type { EventLog } from '../../../core/event.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { SeededRandom, Luck } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Mm, type Point, distance, squaredDistance } from '../../../geometry/point.ts';
import { boundsOf, gapToShape, containsBase, type Rect } from '../../../geometry/shape.ts';
import { polar } from '../../../geometry/rotation.ts';
import { centreOf, fieldOf, layoutOf, shapeOf, zoneOf } from './fields.ts';
import { baseDistance, isAlive, isNear, mustName, once, placerOf, soldiersOnField, waitingOf } from './lookups.ts';
import { nearestIn, objectiveAreas, refuseObjective } from './objective.ts';
import { firstTurnRoll } from './rolls.ts';
import {
  BASE,
  MEASURE,
  type Marker,
  type Of,
  type Options,
  type Soldier,
  type State,
  secondPlaces,
  no,
  gameMessage,
} from '../types.ts';
import { passTurn } from './victory.ts';

/** The least distance from any enemy at which a soldier deploys (TS-02). */
export const MIN_ENEMY_DISTANCE = 8 * MEASURE;

/** Returns the table before the first action: obstacles on the field, all soldiers waiting beside it (TS-01). */
export const setup = (options: Options, seats: readonly Seat[], luck: SeededRandom): State => {
  const table = { field: fieldOf(options, seats.length), seats: [...seats] };
  const soldiers = seats.flatMap((seat) =>
    Array.from({ length: options.squad }, (_, i): Soldier => {
      return { id: `${seat}${i + 1}`, seat, at: null, spent: false, ranged: i < options.ranged, commander: false };
    }),
  );
  return {
    options,
    ...table,
    obstacles: layoutOf(table, options.terrain, luck),
    markers: markersOf(options, seats, centreOf(table)),
    soldiers,
    active: seats[0] ?? 'blue',
    stage: options.editTerrain ? { at: 'terrain' } : { at: 'lot', throwing: [...seats], again: false },
    mover: null,
    calm: 0,
  };
};
const markersOf = (options: Options, seats: readonly Seat[], centre: Point): Marker[] => {
  if (options.victory === 'flag') return seats.map((seat) => ({ id: `flag.${seat}`, seat, at: null }));
  if (options.victory !== 'objective') return [];
  return [{ id: 'objective', seat: null, at: secondPlaces(options) ? null : centre }];
};

/** Makes one round of first-turn rolls (TS-03). Those tied for highest roll again; otherwise the highest sets up first. */
export const rollForFirstTurn = (state: State, throwing: readonly Seat[], luck: Luck, events: EventLog): State => {
  const totals = throwing.map((seat) => {
    const rolled = luck.roll(firstTurnRoll(seat));
    events.push(rolled);
    return rolled.total;
  });
  const best = Math.max(...totals);
  const highest = throwing.filter((_, i) => totals[i] === best);
  const [first] = highest;
  if (!first || highest.length > 1) {
    events.push({ kind: 'said', rule: 'TS-03', text: gameMessage('event.tied') });
    return { ...state, stage: { at: 'lot', throwing: highest, again: true } };
  }
  return begins(state, first, events);
};
/** Lets the winner of the first-turn roll set up first, after the second has placed any objective (TS-03, TS-04). */
export const begins = (state: State, first: Seat, events: EventLog): State => {
  events.push({ kind: 'said', rule: 'TS-03', text: gameMessage('event.begins', { seat: { seat: first } }) });
  const deploying: State = { ...state, active: first, stage: { at: 'deploy', first } };
  return { ...deploying, active: placerOf(deploying) ?? first };
};
const mustSetUp = (state: State, seat: Seat): boolean => mustName(state, seat) || waitingOf(state, seat).length > 0;
/** Returns the next seat to set up, clockwise among those with something left to place or name. Null when all are done. */
const nextToSetUp = (state: State, after: Seat): Seat | null => {
  const placer = placerOf(state);
  if (placer) return placer;
  const { seats } = state;
  const i = seats.indexOf(after);
  const order = [...seats.slice(i + 1), ...seats.slice(0, i + 1)];
  return order.find((seat) => isAlive(state, seat) && mustSetUp(state, seat)) ?? null;
};
/** Continues the set-up, or starts the first turn once all pieces are placed (TS-03). */
export const goOnSetUp = (state: State, first: Seat, events: EventLog): State => {
  const next = nextToSetUp(state, state.active);
  if (next) return { ...state, active: next, stage: { at: 'deploy', first } };
  events.push({ kind: 'said', rule: 'TS-02', text: gameMessage('event.allStand') });
  return passTurn({ ...state, active: seatBefore(state, first) }, events);
};
const seatBefore = ({ seats }: State, seat: Seat): Seat =>
  seats[(seats.indexOf(seat) + seats.length - 1) % seats.length] ?? seat;
/** Names a seat's commander openly (TS-04). */
export const nameCommander = (state: State, id: string, first: Seat, events: EventLog): State => {
  events.push({
    kind: 'revealed',
    rule: 'TS-04',
    ids: [id],
    text: gameMessage('event.commands', { who: { piece: id } }),
  });
  const soldiers = state.soldiers.map((each) => (each.id === id ? { ...each, commander: true } : each));
  return goOnSetUp({ ...state, soldiers }, first, events);
};
/** Returns the table with a flag or soldier at a spot. */
export const placed = (state: State, id: string, at: Point): State => {
  const put = <Piece extends Soldier | Marker>(each: Piece): Piece => (each.id === id ? { ...each, at } : each);
  return { ...state, soldiers: state.soldiers.map(put), markers: state.markers.map(put) };
};
/** Places a flag or soldier on the field, or the objective. After the objective, the first side begins to deploy (TS-02, TS-04). */
export const put = (state: State, id: string, at: Point, first: Seat, events: EventLog): State => {
  if (state.markers.some((each) => each.id === id && each.seat === null)) {
    const text = gameMessage('event.objective', { seat: { seat: state.active } });
    events.push({ kind: 'said', rule: 'TS-04', text });
    return goOnSetUp({ ...placed(state, id, at), active: seatBefore(state, first) }, first, events);
  }
  events.push({ kind: 'said', rule: 'TS-02', text: gameMessage('event.placed', { who: { piece: id } }) });
  return goOnSetUp(placed(state, id, at), first, events);
};

/** Returns the area for the centre of a base within the seat's zone, in whole mm. */
export const deploymentArea = (state: State, seat: Seat): Rect => {
  const { at, width, height } = zoneOf(state, seat);
  const edge = Math.ceil(BASE);
  return { kind: 'rect', at: { x: at.x + edge, y: at.y + edge }, width: width - 2 * edge, height: height - 2 * edge };
};
/** Returns where a waiting piece may be placed: in the seat's zone, the objective away from all zones (TS-02, TS-04). */
export const areasFor = (state: State, { seat }: Soldier | Marker): Rect[] =>
  seat ? [deploymentArea(state, seat)] : objectiveAreas(state);
/** Returns why a piece cannot be placed at a spot on the current table (TS-02, TS-04). */
const refuseSpot = (state: State, piece: Soldier | Marker, at: Point, seat: Seat): Refusal | null => {
  if (piece.seat === null) return refuseObjective(state, at);
  const base = { at, r: BASE };
  if (!containsBase(zoneOf(state, seat), base)) return no('TS-02', 'no.zone', {}, { at });
  const wall = state.obstacles.find((each) => gapToShape(base, shapeOf(each)) <= 0);
  if (wall) return no('TS-02', 'no.taken', { what: { piece: wall.id } }, { at });
  // Flags block nothing (TS-04). Soldiers and flags keep apart from their own kind only.
  const likes: readonly (Soldier | Marker)[] = 'ranged' in piece ? soldiersOnField(state) : state.markers;
  const there = likes.find((each) => each.at && each.id !== piece.id && squaredDistance(each.at, at) < (2 * BASE) ** 2);
  if (there) return no('TS-02', 'no.taken', { what: { piece: there.id } }, { at });
  if (!('ranged' in piece)) return null;
  const near = soldiersOnField(state)
    .filter(
      (each) =>
        each.seat !== seat &&
        isNear(state, each.at, at, MIN_ENEMY_DISTANCE) &&
        baseDistance(state, each.at, at) < MIN_ENEMY_DISTANCE,
    )
    .toSorted((a, b) => squaredDistance(a.at, at) - squaredDistance(b.at, at))[0];
  if (!near) return null;
  const values = {
    who: { piece: near.id },
    short: { mm: Math.ceil(MIN_ENEMY_DISTANCE - baseDistance(state, near.at, at)) },
  };
  return no('TS-02', 'no.near', values, brokenMeasure(near.at, at));
};

/** Whether all zones are so far apart that no soldier can be within 8 measures of an enemy in another zone. */
const zonesApart = (state: State): boolean => {
  const zones = state.seats.map((seat) => zoneOf(state, seat));
  const gap = (a: Rect, b: Rect): Mm => {
    const [one, two] = [boundsOf(a), boundsOf(b)];
    const dx = Math.max(0, two.at.x - one.at.x - one.width, one.at.x - two.at.x - two.width);
    const dy = Math.max(0, two.at.y - one.at.y - one.height, one.at.y - two.at.y - two.height);
    return distance({ x: 0, y: 0 }, { x: dx, y: dy });
  };
  return zones.every((a, i) => zones.slice(i + 1).every((b) => gap(a, b) >= MIN_ENEMY_DISTANCE));
};
const STEP: Mm = 26;
/** Returns spots of a seat's zone in rows from its own edge, from the middle of each row outwards. */
const latticeOf = (state: State, seat: Seat, step: Mm): Point[] => {
  const { at, width, height } = deploymentArea(state, seat);
  const spots: Point[] = [];
  for (let y = 0; y <= height; y += step)
    for (let x = 0; x <= width; x += step) spots.push({ x: at.x + x, y: at.y + y });
  const { width: w, height: h } = state.field;
  const centre = centreOf(state);
  const toEdge = ({ x, y }: Point): Mm => Math.min(x, y, w - x, h - y);
  return spots.toSorted((a, b) => toEdge(a) - toEdge(b) || squaredDistance(a, centre) - squaredDistance(b, centre));
};
/** Returns the first lattice spot where the piece can be placed on the current table, or null. */
const firstSpot = (state: State, piece: Soldier | Marker, seat: Seat, step = STEP): Point | null =>
  latticeOf(state, seat, step).find((spot) => !refuseSpot(state, piece, spot, seat)) ?? null;
/** Whether a set-up can still be completed, tested with the first spots. With zones far enough apart, 13 bases never fill one. */
const canComplete = (state: State): boolean => {
  if (zonesApart(state)) return true;
  let now = state;
  for (let seat: Seat | null = state.active; seat; seat = nextToSetUp(now, seat)) {
    const [piece] = waitingOf(now, seat);
    if (!piece) return mustName(now, seat);
    const spot = firstSpot(now, piece, seat);
    if (!spot) return false;
    now = placed(now, piece.id, spot);
  }
  return true;
};
const closesOff = (state: State, id: string, at: Point, seat: Seat): boolean => {
  if (zonesApart(state)) return false;
  const after = placed(state, id, at);
  const next = nextToSetUp(after, seat);
  return next !== null && !canComplete({ ...after, active: next }) && canComplete(state);
};

/** Returns why soldiers cannot be placed yet: the objective, or the own flag, comes first (TS-04). */
export const refuseOutOfOrder = (state: State): Refusal | null => {
  if (placerOf(state)) return no('TS-04', 'no.objectiveFirst');
  return waitingOf(state, state.active)[0]?.id === `flag.${state.active}` ? no('TS-04', 'no.flagFirst') : null;
};
/** Returns why a piece cannot be placed at a spot, with the nearest legal one (TS-02, TS-04). */
export const refusePut = (state: State, { id, at }: Of<'put'>): Refusal | null => {
  const seat = state.active;
  const piece = waitingOf(state, seat).find((each) => each.id === id);
  if (mustName(state, seat)) return no('TS-04', 'no.nameFirst');
  if (!piece) return refuseOutOfOrder(state) ?? no('TS-02', 'no.notWaiting');
  const refused = refuseSpot(state, piece, at, seat);
  if (refused) {
    const spot = nearestSpot(state, piece, at, seat);
    return spot ? { ...refused, instead: { type: 'put', id, at: spot } } : refused;
  }
  return closesOff(state, id, at, seat) ? no('TS-02', 'no.closesOff', {}, { at }) : null;
};
/** Whether a piece may be placed at a spot, like `refusePut` but without the search for a better one (TS-02, TS-04). */
export const mayPut = (state: State, { id, at }: Of<'put'>): boolean => {
  const piece = waitingOf(state, state.active).find((each) => each.id === id);
  if (!piece || mustName(state, state.active)) return false;
  return !refuseSpot(state, piece, at, state.active) && !closesOff(state, id, at, state.active);
};
const nearestSpot = (state: State, piece: Soldier | Marker, at: Point, seat: Seat): Point | null => {
  const desired = nearestIn(areasFor(state, piece), at);
  for (let distance = 0; distance <= 200; distance += 5) {
    for (let deg = 0; deg < (distance === 0 ? 1 : 360); deg += 15) {
      const spot = polar(desired, deg, distance);
      if (!refuseSpot(state, piece, spot, seat)) return closesOff(state, piece.id, spot, seat) ? null : spot;
    }
  }
  return null;
};
/** Returns a legal placement of a waiting piece: the first spot with which the set-up can be completed (TS-02). */
export const examplePut = (state: State, piece: Soldier | Marker): Of<'put'> => {
  // Obstacles leave room at the centre, where the objective can always be placed.
  if (piece.seat === null) return { type: 'put', id: piece.id, at: centreOf(state) };
  const find = (step: Mm) => once(state, `spot.${piece.id}.${step}`, () => firstSpot(state, piece, state.active, step));
  const at = find(STEP) ?? find(1) ?? deploymentArea(state, state.active).at;
  return { type: 'put', id: piece.id, at };
};
