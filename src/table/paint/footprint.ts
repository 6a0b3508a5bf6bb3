import type { Mm, Point } from '../../geometry/point.ts';
import { boundsOf, cornersOf, type Shape } from '../../geometry/shape.ts';
import type { Bounds } from './maps.ts';
import { clamp } from './noise.ts';

/** A place seen from the edge of a footprint: how deep inside it is (negative outside), and where along which edge. */
export interface Inset {
  readonly depth: Mm;
  readonly edge: number;
  readonly along: Mm;
}

/** Returns a place seen from the nearest edge of a shape. The edge of a disc is its circumference. */
export function insetOf(shape: Shape, x: Mm, y: Mm): Inset {
  if (shape.kind === 'disc') {
    const [dx, dy] = [x - shape.at.x, y - shape.at.y];
    return { depth: shape.r - Math.hypot(dx, dy), edge: 0, along: (Math.atan2(dy, dx) + Math.PI) * shape.r };
  }
  return insetOfCorners(cornersOf(shape), x, y);
}
function insetOfCorners(corners: readonly Point[], x: Mm, y: Mm): Inset {
  let inside = false;
  let nearest = Infinity;
  let edge = 0;
  let along = 0;
  let a = corners.at(-1) as Point;
  for (let i = 0; i < corners.length; i++) {
    const b = corners[i] as Point;
    if (b.y > y !== a.y > y && x < ((a.x - b.x) * (y - b.y)) / (a.y - b.y) + b.x) inside = !inside;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const part = clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1));
    const far = Math.hypot(x - a.x - dx * part, y - a.y - dy * part);
    if (far < nearest) {
      nearest = far;
      edge = i;
      along = part * Math.hypot(dx, dy);
    }
    a = b;
  }
  return { depth: inside ? nearest : -nearest, edge, along };
}

/** Returns the bounds of a shape, grown by `out` mm. */
export function boundsAbout(shape: Shape, out: Mm = 0): Bounds {
  const { at, width, height } = boundsOf(shape);
  return [at.x - out, at.y - out, at.x + width + out, at.y + height + out];
}

/** A box of boards, a roof or a container: its middle, its length and width, and a place in its own axes. */
export interface Box {
  readonly middle: Point;
  readonly long: Mm;
  readonly wide: Mm;
  /** Radians. */
  readonly turn: number;
}
/** Returns the box of a footprint: its longest edge is its length. */
export function boxOf(shape: Shape): Box {
  const { at, width, height } = boundsOf(shape);
  const [a, b, c, d, ...more] = cornersOf(shape);
  if (!a || !b || !c || !d || more.length > 0) {
    const middle = { x: at.x + width / 2, y: at.y + height / 2 };
    return width >= height
      ? { middle, long: width, wide: height, turn: 0 }
      : { middle, long: height, wide: width, turn: Math.PI / 2 };
  }
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  const [one, two] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)];
  return one >= two
    ? { middle, long: one, wide: two, turn: Math.atan2(b.y - a.y, b.x - a.x) }
    : { middle, long: two, wide: one, turn: Math.atan2(c.y - b.y, c.x - b.x) };
}
/** Returns a function that turns a place of the table into a box's own axes, u along its length. */
export function axesOf({ middle, turn }: Pick<Box, 'middle' | 'turn'>): (x: Mm, y: Mm) => readonly [Mm, Mm] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return [dx * cos + dy * sin, -dx * sin + dy * cos];
  };
}
/** Returns the place on the table of a point in a box's own axes. */
export const placeIn = ({ middle, turn }: Pick<Box, 'middle' | 'turn'>, u: Mm, v: Mm): Point => ({
  x: middle.x + u * Math.cos(turn) - v * Math.sin(turn),
  y: middle.y + u * Math.sin(turn) + v * Math.cos(turn),
});

/** The size (mm) of a cell of a coarse field, and how far the field reaches beyond the table. */
const CELL: Mm = 3;
const OUT: Mm = 60;
/** Returns a slow function of places, worked out on a coarse grid and read smoothly between its points. */
export function coarseField(width: Mm, height: Mm, valueAt: (x: Mm, y: Mm) => number): (x: Mm, y: Mm) => number {
  const columns = Math.ceil((width + 2 * OUT) / CELL) + 2;
  const rows = Math.ceil((height + 2 * OUT) / CELL) + 2;
  const grid = new Float32Array(columns * rows);
  for (let y = 0, i = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, i++) grid[i] = valueAt(x * CELL - OUT, y * CELL - OUT);
  return (x, y) => {
    const across = clamp((x + OUT) / CELL, 0, columns - 1.01);
    const down = clamp((y + OUT) / CELL, 0, rows - 1.01);
    const u = across - Math.floor(across);
    const v = down - Math.floor(down);
    const at = Math.floor(down) * columns + Math.floor(across);
    const [a, b] = [grid[at] as number, grid[at + columns] as number];
    const top = a + ((grid[at + 1] as number) - a) * u;
    return top + (b + ((grid[at + columns + 1] as number) - b) * u - top) * v;
  };
}
/** Returns the distance (mm) to a line through points; far away without points. */
export function distanceToLine(points: readonly Point[], x: Mm, y: Mm): Mm {
  let least = 1e12;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const part = clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1));
    const far = (x - a.x - dx * part) ** 2 + (y - a.y - dy * part) ** 2;
    if (far < least) least = far;
  }
  return Math.sqrt(least);
}
