import type { Seat } from '../../../core/seat.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { distance, isWithinDistance } from '../../../geometry/point.ts';
import { type Barrier, shortestPathToContact } from '../../../geometry/path.ts';
import { gapBetween, gapWithin, type Rect } from '../../../geometry/shape.ts';
import { shapeOf } from './fields.ts';
import { BASE, MEASURE, type Marker, type Soldier, type SoldierOnField, type State } from '../types.ts';

/** Returns the soldier with this id, or null if there is none (any more). */
export const soldierOf = (state: State, id: string): Soldier | null =>
  state.soldiers.find((each) => each.id === id) ?? null;
const isStanding = (soldier: Soldier): soldier is SoldierOnField => soldier.at !== null;
/** Returns the soldier with this id on the field, or null. */
export const soldierOnField = (state: State, id: string): SoldierOnField | null => {
  const soldier = soldierOf(state, id);
  return soldier && isStanding(soldier) ? soldier : null;
};
/** Returns a soldier that must be on the field. Throws if it is not. */
export const must = (state: State, id: string): SoldierOnField => {
  const soldier = soldierOnField(state, id);
  if (!soldier) throw new Error(`Soldier ${id} is not on the field.`);
  return soldier;
};
/** Returns all soldiers on the field. */
export const soldiersOnField = (state: State): SoldierOnField[] => state.soldiers.filter(isStanding);
/** Returns all enemies of a seat on the field. */
export const enemiesOf = (state: State, seat: Seat): SoldierOnField[] =>
  soldiersOnField(state).filter((each) => each.seat !== seat);
/** Whether the seat still has soldiers. In every mode a side without any is beaten (TS-04). */
export const isAlive = (state: State, seat: Seat): boolean => state.soldiers.some((each) => each.seat === seat);
/** Returns the next seat clockwise that is not beaten. */
export const nextSeat = (state: State, seat: Seat): Seat => {
  const { seats } = state;
  const i = seats.indexOf(seat);
  const after = [...seats.slice(i + 1), ...seats.slice(0, i + 1)];
  return after.find((each) => isAlive(state, each)) ?? seat;
};
/** Returns the field as a rectangle. */
export const fieldRect = ({ field }: State): Rect => ({ kind: 'rect', at: { x: 0, y: 0 }, ...field });

/** Returns the distance of two bases, mm: edge to edge, or between centres by the option `measure` (TS-10). */
export const baseDistance = (state: State, a: Point, b: Point): Mm =>
  state.options.measure === 'centres' ? distance(a, b) : gapBetween({ at: a, r: BASE }, { at: b, r: BASE });
/** Whether two bases are within `limit` mm by the match's measure, unrounded, the limit included. */
export const isNear = (state: State, a: Point, b: Point, limit: Mm): boolean =>
  state.options.measure === 'centres'
    ? isWithinDistance(a, b, limit)
    : gapWithin({ at: a, r: BASE }, { at: b, r: BASE }, limit);
/** Returns the radius from a base's centre that contains the centres of all bases in reach. */
export const radiusOf = (state: State, reach: Mm): Mm =>
  state.options.measure === 'centres' ? reach : reach + 2 * BASE;
/** Whether two bases touch: a gap of at most 1 mm, however distances are measured. */
export const isTouching = (a: Point, b: Point): boolean => gapWithin({ at: a, r: BASE }, { at: b, r: BASE }, 1);

/** Returns what blocks a soldier's path: obstacles and all other soldiers, friend or enemy (TS-08). Flags do not. */
export const barriersFor = (state: State, ...but: readonly string[]): Barrier[] => [
  ...state.obstacles.map((each) => ({ id: each.id, shape: shapeOf(each) })),
  ...soldiersOnField(state)
    .filter((each) => !but.includes(each.id))
    .map(({ id, at }) => ({ id, shape: { kind: 'disc' as const, at, r: BASE } })),
];

/** Cached results for one table, as long as its parts exist. */
interface Known {
  readonly obstacles: State['obstacles'];
  readonly field: State['field'];
  readonly found: Map<string, unknown>;
}
const tables = new WeakMap<State['soldiers'], Known>();
/** Computes something from the places of all pieces only once per table. The key names the result. */
export const once = <T>(state: State, key: string, find: () => T): T => {
  let known = tables.get(state.soldiers);
  if (known?.obstacles !== state.obstacles || known.field !== state.field) {
    known = { obstacles: state.obstacles, field: state.field, found: new Map() };
    tables.set(state.soldiers, known);
  }
  if (!known.found.has(key)) known.found.set(key, find());
  return known.found.get(key) as T;
};
/** Returns the shortest path of at most `reach` mm into contact with an enemy in that radius. Null if it cannot be attacked (TS-10). */
export const contactPath = (state: State, by: SoldierOnField, on: SoldierOnField, reach: Mm): Point[] | null => {
  if (!isNear(state, by.at, on.at, reach)) return null;
  return once(state, `way ${by.id} ${on.id} ${reach}`, () =>
    shortestPathToContact(
      by.at,
      { at: on.at, r: BASE },
      BASE,
      barriersFor(state, by.id, on.id),
      fieldRect(state),
      reach,
    ),
  );
};
/** Returns the enemies that a soldier can attack within a radius (TS-10). */
export const attackable = (state: State, by: SoldierOnField, reach: Mm): SoldierOnField[] =>
  enemiesOf(state, by.seat).filter((enemy) => contactPath(state, by, enemy, reach) !== null);
/** Returns the enemy nearest to a soldier; undefined if there is none. */
export const nearestTo = (state: State, { at, seat }: SoldierOnField): SoldierOnField | undefined =>
  enemiesOf(state, seat).toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];
/** Returns the enemies that may be chosen (TS-09): all, or by the option only the nearest, all of them if equally near. */
export const targetsOf = (state: State, by: SoldierOnField, reach: Mm): SoldierOnField[] => {
  const all = attackable(state, by, reach);
  if (!state.options.nearestTarget) return all;
  const squared = (p: Point): number => (p.x - by.at.x) ** 2 + (p.y - by.at.y) ** 2;
  const min = Math.min(...all.map((each) => squared(each.at)));
  return all.filter((each) => squared(each.at) === min);
};
/** Returns the radius in which an enemy opens the attack: 1 measure, by the option *long reach* 2 (TS-09). */
export const openingReach = (state: State): Mm => (state.options.longReach ? 2 : 1) * MEASURE;
/** Whether the attack opens for a soldier at its place (TS-09). */
export const attackOpens = (state: State, by: SoldierOnField): boolean =>
  attackable(state, by, openingReach(state)).length > 0;

/** Returns the soldiers of a seat that have not yet made their Full Move (TS-06). */
export const freshOf = (state: State, seat: Seat): SoldierOnField[] =>
  soldiersOnField(state).filter((each) => each.seat === seat && !each.spent);
/** Returns the side that must place the objective before any deployment: the one that deploys second. Null if there is none (TS-04). */
export const placerOf = (state: State): Seat | null => {
  const waits = state.markers.some(({ seat, at }) => seat === null && at === null);
  if (!waits || state.stage.at !== 'deploy') return null;
  const { first } = state.stage;
  return nextSeat(state, isAlive(state, first) ? first : nextSeat(state, first));
};
/** Returns the seat's pieces that still wait beside the field: the objective or its flag first, then its soldiers (TS-04). */
export const waitingOf = (state: State, seat: Seat): (Marker | Soldier)[] => {
  if (placerOf(state) === seat) return state.markers.filter((each) => each.seat === null);
  const flags = state.markers.filter((each) => each.seat === seat && !each.at);
  return flags.length > 0 ? flags : state.soldiers.filter((each) => each.seat === seat && !each.at);
};
/** Whether a commander must be captured to win, and is worth nothing dead (TS-04). */
export const isCaptureOnly = ({ options }: State): boolean =>
  options.victory === 'commander' && options.commanderCapture && options.captureOnly;
/** Whether a seat must still name its commander (TS-04). */
export const mustName = (state: State, seat: Seat): boolean =>
  state.options.victory === 'commander' && !state.soldiers.some((each) => each.seat === seat && each.commander);
/** Returns the seat to act: the owner rolls, places and chooses for its piece. */
export const seatToAct = (state: State): Seat => {
  const { stage, active } = state;
  if (stage.at === 'lot') return stage.throwing[0] ?? active;
  if (stage.at === 'defend') return soldierOf(state, stage.on)?.seat ?? active;
  if (stage.at === 'counter' || stage.at === 'fire') return soldierOf(state, stage.by)?.seat ?? active;
  return active;
};
