/** Millimetres on the table; whole numbers wherever they are stored. */
export type Mm = number;
/** Degrees, clockwise as seen on the screen; 0 points up (towards smaller y). */
export type Deg = number;
/** A place on the table in millimetres; x grows to the right, y grows downwards. */
export interface Point {
  readonly x: Mm;
  readonly y: Mm;
}

/** The whole number nearest to a value, ties upwards; noise below a millionth is dropped first, and -0 becomes 0. */
export function roundHalfUp(value: number): number {
  return Math.round(Math.round(value * 1e6) / 1e6) + 0;
}

/** Squared distance of two points in mm²; an exact integer for whole millimetres. */
export function squaredDistance(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** Distance of two points in mm, not rounded. */
export function distance(a: Point, b: Point): Mm {
  return Math.sqrt(squaredDistance(a, b));
}

/** Whether two points are at most `limit` mm apart, compared by squares; false for a negative limit. */
export function isWithinDistance(a: Point, b: Point, limit: Mm): boolean {
  return limit >= 0 && squaredDistance(a, b) <= limit * limit;
}

/** Whether two points are the same place. */
export function samePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The point `length` mm from `a` towards `b` (and beyond it), rounded to whole mm; `a` rounded when both are one place. */
export function pointToward(a: Point, b: Point, length: Mm): Point {
  const total = distance(a, b);
  const part = total === 0 ? 0 : length / total;
  return { x: roundHalfUp(a.x + (b.x - a.x) * part), y: roundHalfUp(a.y + (b.y - a.y) * part) };
}

/** Twice the signed area of the triangle a, b, c in mm²: above 0 when the way from a over b to c turns clockwise on the screen. */
export function orientation(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The point of the segment a-b nearest to `p`, not rounded. */
export function closestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const part = (p.x - a.x) * dx + (p.y - a.y) * dy;
  if (part <= 0) return a;
  const total = dx * dx + dy * dy;
  if (part >= total) return b;
  return { x: a.x + (dx * part) / total, y: a.y + (dy * part) / total };
}

/** Squared distance in mm² from `p` to the segment a-b; exact but for one division. */
export function segmentSquaredDistance(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const part = px * dx + py * dy;
  if (part <= 0) return px * px + py * py;
  const total = dx * dx + dy * dy;
  if (part >= total) return squaredDistance(p, b);
  return (dx * py - dy * px) ** 2 / total;
}

/** Whether the segments a-b and c-d cross each other at a point that is no end of either. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const clockwise = orientation(a, b, c);
  const back = orientation(a, b, d);
  if (!((clockwise > 0 && back < 0) || (clockwise < 0 && back > 0))) return false;
  const from = orientation(c, d, a);
  const to = orientation(c, d, b);
  return (from > 0 && to < 0) || (from < 0 && to > 0);
}

/** Squared distance in mm² between the segments a-b and c-d; 0 when they cross or touch. */
export function segmentsSquaredDistance(a: Point, b: Point, c: Point, d: Point): number {
  if (segmentsCross(a, b, c, d)) return 0;
  return Math.min(
    segmentSquaredDistance(a, c, d),
    segmentSquaredDistance(b, c, d),
    segmentSquaredDistance(c, a, b),
    segmentSquaredDistance(d, a, b),
  );
}

/** The point so far (0 to 1) on the way from one point to another, not rounded. */
export function lerpPoint(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
