/** Millimetres on the table; whole numbers wherever they are stored. */
export type Mm = number;
/** Degrees, clockwise as seen on the screen; 0 points up (towards smaller y). */
export type Deg = number;
/** A place on the table in millimetres; x grows to the right, y grows downwards. */
export interface Point {
  readonly x: Mm;
  readonly y: Mm;
}

/** Returns the nearest whole number, ties upwards. Noise below a millionth is dropped first, and -0 becomes 0. */
export function roundHalfUp(value: number): number {
  return Math.round(Math.round(value * 1e6) / 1e6) + 0;
}

/** Returns the squared distance in mm², an exact integer for whole millimetres. */
export function squaredDistance(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** Returns the distance in mm, not rounded. */
export function distance(a: Point, b: Point): Mm {
  return Math.sqrt(squaredDistance(a, b));
}

/** Whether two points are at most `limit` mm apart, compared by squares; false for a negative limit. */
export function isWithinDistance(a: Point, b: Point, limit: Mm): boolean {
  return limit >= 0 && squaredDistance(a, b) <= limit * limit;
}

export function samePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Returns the point `length` mm from `a` towards `b` (and beyond it), rounded to whole mm; `a` rounded if the points are equal. */
export function pointToward(a: Point, b: Point, length: Mm): Point {
  const total = distance(a, b);
  const part = total === 0 ? 0 : length / total;
  return { x: roundHalfUp(a.x + (b.x - a.x) * part), y: roundHalfUp(a.y + (b.y - a.y) * part) };
}

/** Returns twice the signed area of the triangle a, b, c in mm². Positive if a, b, c turn clockwise on the screen. */
export function orientation(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Returns the point of the segment a-b nearest to `p`, not rounded. */
export function closestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const part = (p.x - a.x) * dx + (p.y - a.y) * dy;
  if (part <= 0) return a;
  const total = dx * dx + dy * dy;
  if (part >= total) return b;
  return { x: a.x + (dx * part) / total, y: a.y + (dy * part) / total };
}

/** Returns the squared distance in mm² from `p` to the segment a-b, exact except for one division. */
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

/** Whether the segments a-b and c-d cross at a point that is not an end of either. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const clockwise = orientation(a, b, c);
  const back = orientation(a, b, d);
  if (!((clockwise > 0 && back < 0) || (clockwise < 0 && back > 0))) return false;
  const from = orientation(c, d, a);
  const to = orientation(c, d, b);
  return (from > 0 && to < 0) || (from < 0 && to > 0);
}

/** Returns the squared distance in mm² between two segments; 0 if they cross or touch. */
export function segmentsSquaredDistance(a: Point, b: Point, c: Point, d: Point): number {
  if (segmentsCross(a, b, c, d)) return 0;
  return Math.min(
    segmentSquaredDistance(a, c, d),
    segmentSquaredDistance(b, c, d),
    segmentSquaredDistance(c, a, b),
    segmentSquaredDistance(d, a, b),
  );
}

/** Returns the point at `part` (0 to 1) between two points, not rounded. */
export function lerpPoint(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
