import { type Deg, type Mm, type Point, roundHalfUp } from './point.ts';
import { type Disc, type Polygon, type Shape, cornersOf } from './shape.ts';

/** Returns the unit vector in the direction of `deg` degrees, rounded to a billionth so that devices agree. */
function heading(deg: Deg): Point {
  const radians = (deg * Math.PI) / 180;
  return { x: rounded(Math.sin(radians)), y: rounded(-Math.cos(radians)) };
}

function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9 + 0;
}

/** Returns a point turned clockwise by `deg` degrees around another, rounded to whole mm. */
export function rotatedPoint(point: Point, around: Point, deg: Deg): Point {
  const up = heading(deg);
  const dx = point.x - around.x;
  const dy = point.y - around.y;
  return { x: roundHalfUp(around.x - dx * up.y - dy * up.x), y: roundHalfUp(around.y + dx * up.x - dy * up.y) };
}

/** Returns the direction between two points in whole degrees 0-359, clockwise from up (smaller y); 0 if they are equal. */
export function bearing(from: Point, to: Point): Deg {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (roundHalfUp(degrees) + 360) % 360;
}

/** Returns the direction between two points in whole tenths of a degree 0-3599, clockwise from up; 0 if they are equal. */
export function fineBearing(from: Point, to: Point): number {
  const tenths = (Math.atan2(to.x - from.x, from.y - to.y) * 1800) / Math.PI;
  return (roundHalfUp(tenths) + 3600) % 3600;
}

/** Returns the point `length` mm from `at` in the direction of `deg` degrees, rounded to whole mm. */
export function polar(at: Point, deg: Deg, length: Mm): Point {
  const ahead = heading(deg);
  return { x: roundHalfUp(at.x + ahead.x * length), y: roundHalfUp(at.y + ahead.y * length) };
}

/** Returns the shape turned clockwise by `deg` degrees around a point, in whole mm. A rectangle becomes a polygon. */
export function rotatedShape(shape: Shape, around: Point, deg: Deg): Disc | Polygon {
  if (shape.kind === 'disc') return { ...shape, at: rotatedPoint(shape.at, around, deg) };
  const points = cornersOf(shape).map((corner) => rotatedPoint(corner, around, deg));
  return { kind: 'polygon', points };
}

/** Returns the regular polygon with `n` corners `r` mm from `at`, in whole mm, its first corner in the direction `facing`. Throws for n below 3. */
export function regularPolygon(n: number, at: Point, r: Mm, facing: Deg): Polygon {
  if (n < 3) throw new RangeError('A regular polygon has at least three corners.');
  const points = Array.from({ length: n }, (_, i) => polar(at, facing + (360 * i) / n, r));
  return { kind: 'polygon', points };
}

/** Returns unit vectors in `n` even directions, clockwise from up, rounded to a billionth. */
export function directions(n: number): readonly Point[] {
  return Array.from({ length: n }, (_, i) => heading((360 * i) / n));
}

/**
 * Returns the area between a conic and its chord, per cube of the chord's measure. It is 4/3 for a parabola (0), more for an
 * ellipse (up to 1), less for a hyperbola (below 0).
 */
export function capFactor(v: number): number {
  if (Math.abs(v) < 1e-3) return 4 / 3 + v * (2 / 5 + v * (3 / 14 + v * (5 / 36)));
  const s = Math.sqrt(Math.abs(v));
  if (v < 0) return (2 * s * Math.sqrt(1 - v) - 2 * Math.asinh(s)) / s ** 3;
  return (2 * Math.asin(Math.min(1, s)) - 2 * s * Math.sqrt(Math.max(0, 1 - v))) / s ** 3;
}

/** Returns the corners of a box around 0, 0, mm. */
export function boxCorners(width: Mm, height: Mm): readonly Point[] {
  const [x, y] = [width / 2, height / 2];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
}
/** Returns a polygon around 0, 0 moved to a place and turned by clockwise quarters. */
export function rotatedByQuarters(corners: readonly Point[], quarters: number, at: Point): Polygon {
  const turn = QUARTERS[quarters % 4] ?? QUARTERS[0];
  return { kind: 'polygon', points: corners.map((corner) => turn(corner, at)) };
}
const QUARTERS: readonly [Laid, Laid, Laid, Laid] = [
  ({ x, y }, at) => ({ x: at.x + x, y: at.y + y }),
  ({ x, y }, at) => ({ x: at.x - y, y: at.y + x }),
  ({ x, y }, at) => ({ x: at.x - x, y: at.y - y }),
  ({ x, y }, at) => ({ x: at.x + y, y: at.y - x }),
];
type Laid = (corner: Point, at: Point) => Point;

/**
 * Returns the angle from one bearing to another on a circle of so many units, the shorter way: negative to the left, positive
 * to the right.
 */
export const angleBetween = (value: number, start: number, circle: number): number => {
  const turned = (((value - start) % circle) + circle) % circle;
  return turned > circle / 2 ? turned - circle : turned;
};
