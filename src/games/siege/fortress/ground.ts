import type { Seat } from '../../../core/seat.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { isInside, type Rect, shapeSquaredDistance } from '../../../geometry/shape.ts';
import { courtyardOf, parseFortress, READY } from './fortress.ts';
import { BASE, type Options, type State, STEP } from '../types.ts';

/** A module of a fortress on the field: a wall, the gate or a tower, with `storeys` of 70 mm. */
export interface Module {
  readonly id: string;
  readonly kind: 'wall' | 'gate' | 'tower';
  readonly storeys: 1 | 2;
  readonly shape: Rect;
}
/** A line for the centres of bases, straight across the field from `from` to `to`. */
export interface Line {
  readonly y: Mm;
  readonly from: Mm;
  readonly to: Mm;
}
/** A fortress on the field. `toward` is 1 if its gate faces down the screen and -1 if it faces up. */
export interface Fort {
  readonly seat: Seat;
  readonly toward: 1 | -1;
  /** The outer face of its front row. */
  readonly front: Mm;
  readonly modules: readonly Module[];
  readonly gate: Module;
  readonly yard: readonly Rect[];
  /** The courtyard's back edge (SI-25). */
  readonly line: readonly Line[];
}

/** The modules behind a fortress when there are two, the field's size, and the depth of the castle (SI-01, SI-28). */
const BEHIND = 2;
const ACROSS = 12;
const DEEP = 21;
const FORTRESS = 4;
/** The distance of the Attacker's start line from the near edge (SI-01). */
const EDGE: Mm = STEP;
/** The distance of a base's centre from a face that it touches, whole mm. */
export const TOUCH_DISTANCE: Mm = 13;

/** Returns the field (SI-01, SI-28). */
export const fieldOf = (options: Options): Rect => ({
  kind: 'rect',
  at: { x: 0, y: 0 },
  width: ACROSS * STEP,
  height: options.fortresses === 'two' ? DEEP * STEP : EDGE + marchOf(options) + (FORTRESS + 1) * STEP,
});
/** Returns the distance from the Attacker's start line to the fortress (SI-01). */
const marchOf = ({ march }: Options): Mm => Number(march) * STEP;
const rowsIn = (fortress: Options['fortress'], layout: string): readonly string[] =>
  fortress === 'custom' ? parseFortress(layout) : READY[fortress];
/** Returns the modules of the fortress at the far edge, rows from front to back. With two plans it is the second side's own (SI-28). */
const farRows = ({ fortresses, plans, fortress, layout, otherFortress, otherLayout }: Options): readonly string[] =>
  fortresses === 'two' && plans === 'own' ? rowsIn(otherFortress, otherLayout) : rowsIn(fortress, layout);

const STOREYS: Readonly<Record<string, Pick<Module, 'kind' | 'storeys'>>> = {
  W: { kind: 'wall', storeys: 1 },
  G: { kind: 'gate', storeys: 1 },
  1: { kind: 'tower', storeys: 1 },
  2: { kind: 'tower', storeys: 2 },
};
/** Returns the modules for rows of letters, each in its cell and named by its seat. */
export const modulesIn = (
  rows: readonly string[],
  seat: Seat,
  cell: (column: number, row: number) => Rect,
): Module[] => {
  const count = { wall: 0, gate: 0, tower: 0 };
  return rows.flatMap((line, row) =>
    line.split('').flatMap((letter, column): Module[] => {
      const look = STOREYS[letter];
      if (!look) return [];
      const number = ++count[look.kind];
      // A playable fortress has one gate. An unfinished one may have more.
      const id = look.kind === 'gate' && number === 1 ? `gate.${seat}` : `${look.kind}${number}.${seat}`;
      return [{ id, ...look, shape: cell(column, row) }];
    }),
  );
};
const build = (rows: readonly string[], seat: Seat, front: Mm, toward: 1 | -1): Fort => {
  const left = ((ACROSS - (rows[0]?.length ?? 0)) / 2) * STEP;
  const cell = (column: number, row: number): Rect => ({
    kind: 'rect',
    at: { x: left + column * STEP, y: toward > 0 ? front - (row + 1) * STEP : front + row * STEP },
    width: STEP,
    height: STEP,
  });
  const modules = modulesIn(rows, seat, cell);
  const yard = courtyardOf(rows);
  const back = Math.max(...yard.map(([, row]) => row));
  const last = yard.filter(([, row]) => row === back).map(([column]) => column);
  const y = toward > 0 ? cell(0, back).at.y + TOUCH_DISTANCE : cell(0, back).at.y + STEP - TOUCH_DISTANCE;
  const line = last
    .filter((column) => !last.includes(column - 1))
    .map((from): Line => {
      let to = from;
      while (last.includes(to + 1)) to++;
      return { y, from: cell(from, back).at.x + TOUCH_DISTANCE, to: cell(to, back).at.x + STEP - TOUCH_DISTANCE };
    });
  const gate = modules.find(({ kind }) => kind === 'gate');
  if (!gate) throw new Error('A fortress without a gate was let in.');
  return { seat, toward, front, modules, gate, yard: yard.map(([column, row]) => cell(column, row)), line };
};
interface Known {
  readonly forts: readonly Fort[];
  readonly modules: readonly Module[];
  readonly solids: readonly Module[];
}
const raiseForts = ({ options, seats }: Pick<State, 'options' | 'seats'>): readonly Fort[] => {
  const rows = farRows(options);
  const { height } = fieldOf(options);
  const [near = 'blue', far = 'red'] = seats;
  if (options.fortresses === 'one') return [build(rows, far, height - EDGE - marchOf(options), 1)];
  const nearRows = rowsIn(options.fortress, options.layout);
  const frontOf = ({ length }: readonly string[]): Mm => (BEHIND + length) * STEP;
  return [build(rows, far, frontOf(rows), 1), build(nearRows, near, height - frontOf(nearRows), -1)];
};
const known = new WeakMap<Options, Known>();
const standingOn = (state: Pick<State, 'options' | 'seats'>): Known => {
  const found = known.get(state.options);
  if (found) return found;
  const forts = raiseForts(state);
  const modules = forts.flatMap((fort) => fort.modules);
  const built = { forts, modules, solids: modules.filter(({ kind }) => kind !== 'gate') };
  known.set(state.options, built);
  return built;
};
/** Returns the fortresses on the field, the Defender's at the far edge first (SI-01, SI-28). */
export const fortsOf = (state: Pick<State, 'options' | 'seats'>): readonly Fort[] => standingOn(state).forts;
/** Returns the fortress that a seat defends, or null (SI-24). */
export const fortOf = (state: Pick<State, 'options' | 'seats'>, seat: Seat): Fort | null =>
  fortsOf(state).find((fort) => fort.seat === seat) ?? null;
/** Returns the fortress that a seat attacks, or null. */
export const goalOf = (state: Pick<State, 'options' | 'seats'>, seat: Seat): Fort | null =>
  fortsOf(state).find((fort) => fort.seat !== seat) ?? null;
/** Returns all modules of all fortresses. */
export const modulesOf = (state: Pick<State, 'options' | 'seats'>): readonly Module[] => standingOn(state).modules;
/** Returns the modules that block paths on the ground (SI-16). */
export const solidsOf = (state: Pick<State, 'options' | 'seats'>): readonly Module[] => standingOn(state).solids;

/** Whether a piece may be on top of a module: of a tower, and by the option *wall-walk* of a wall (SI-17). */
export const isTop = ({ wallWalk }: Options, { kind }: Module): boolean =>
  kind === 'tower' || (wallWalk && kind === 'wall');
/** Returns the module under a piece at a point, or null for the ground (SI-25). */
export const topAt = (state: Pick<State, 'options' | 'seats'>, at: Point): Module | null =>
  modulesOf(state).find((module) => isTop(state.options, module) && isInside(at, module.shape)) ?? null;
/** Returns the gate with a cell that the base of a warrior on the ground overlaps, or null (SI-22). */
export const gateAt = (state: Pick<State, 'options' | 'seats'>, at: Point): Module | null => {
  const gate = fortsOf(state).find((fort) => shapeSquaredDistance(at, fort.gate.shape) < BASE * BASE)?.gate;
  return gate && !topAt(state, at) ? gate : null;
};
/** Returns the height of the ground or top at a point, mm. */
export const heightAt = (state: Pick<State, 'options' | 'seats'>, at: Point): Mm =>
  (topAt(state, at)?.storeys ?? 0) * STEP;

/** Returns a seat's start line, where its wounded come back and an attacking side sets up (SI-01, SI-03, SI-28). */
export const startLine = (state: Pick<State, 'options' | 'seats'>, seat: Seat): readonly Line[] => {
  const fort = fortOf(state, seat);
  if (fort) return fort.line;
  const { width, height } = fieldOf(state.options);
  return [{ y: height - EDGE, from: TOUCH_DISTANCE, to: width - TOUCH_DISTANCE }];
};
/**
 * Returns the line where a seat's guns set up. It is the Attacker's start line, or with two fortresses a line in front of the own
 * front wall (SI-28).
 */
export const gunLine = (state: Pick<State, 'options' | 'seats'>, seat: Seat): readonly Line[] => {
  const fort = fortOf(state, seat);
  const { width, height } = fieldOf(state.options);
  const y = fort ? fort.front + fort.toward * STEP : height - EDGE;
  return [{ y, from: 20, to: width - 20 }];
};
/** Returns a seat's forward direction on the field: 1 down the screen, -1 up. */
export const forwardOf = (state: Pick<State, 'seats'>, seat: Seat): 1 | -1 => (seat === state.seats[0] ? -1 : 1);
/** Returns how far a piece is from the face of the fortress it attacks; 0 or less beside it and within. */
export const before = (goal: Fort, at: Point): Mm => (at.y - goal.front) * goal.toward;
