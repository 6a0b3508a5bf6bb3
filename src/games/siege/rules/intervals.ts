import { type Mm, type Point, distance } from '../../../geometry/point.ts';
import type { Rect } from '../../../geometry/shape.ts';

/** A part of a leg, from 0 to 1 of its length. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
const HAIR = 1e-9;

/** Returns the part of a leg over the inside of a rectangle grown in x and y, mm. Null if there is none. */
const over = (p: Point, q: Point, { at, width, height }: Rect, dx: Mm, dy: Mm): Span | null => {
  let [from, to] = [0, 1];
  const axes = [
    [p.x, q.x, at.x - dx, at.x + width + dx],
    [p.y, q.y, at.y - dy, at.y + height + dy],
  ] as const;
  for (const [a, b, low, high] of axes) {
    if (Math.abs(b - a) < HAIR) {
      if (a <= low + HAIR || a >= high - HAIR) return null;
      continue;
    }
    const [one, two] = [(low - a) / (b - a), (high - a) / (b - a)];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  }
  return to - from > HAIR ? { from, to } : null;
};
/** Returns the part of a leg in a disc, or null. */
const inDisc = (p: Point, q: Point, c: Point, r: Mm): Span | null => {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const a = dx * dx + dy * dy;
  if (a < HAIR) return null;
  const b = ((p.x - c.x) * dx + (p.y - c.y) * dy) / a;
  const rest = b * b - ((p.x - c.x) ** 2 + (p.y - c.y) ** 2 - r * r) / a;
  if (rest <= 0) return null;
  const half = Math.sqrt(rest);
  const span = { from: Math.max(0, -b - half), to: Math.min(1, -b + half) };
  return span.to - span.from > HAIR ? span : null;
};
/** Returns the part of the leg from p to q over the inside of a rectangle, or null. */
export const spanOver = (p: Point, q: Point, shape: Rect): Span | null => over(p, q, shape, 0, 0);
/** Returns the part of the leg from p to q less than `r` mm from a rectangle, or null. There a base of that radius overlaps it. */
export const spanNear = (p: Point, q: Point, shape: Rect, r: Mm): Span | null => {
  const { at, width, height } = shape;
  const beside = (a: Mm, b: Mm, low: Mm, size: Mm): boolean =>
    Math.max(a, b) <= low - r || Math.min(a, b) >= low + size + r;
  if (beside(p.x, q.x, at.x, width) || beside(p.y, q.y, at.y, height)) return null;
  const corners = [0, width].flatMap((x) => [0, height].map((y) => ({ x: at.x + x, y: at.y + y })));
  const found = [
    over(p, q, shape, r, 0),
    over(p, q, shape, 0, r),
    ...corners.map((corner) => inDisc(p, q, corner, r)),
  ].filter((each) => each !== null);
  if (found.length === 0) return null;
  return { from: Math.min(...found.map(({ from }) => from)), to: Math.max(...found.map(({ to }) => to)) };
};
/** Returns the point at a part of the leg from p to q, not rounded. */
export const pointOnLeg = (p: Point, q: Point, part: number): Point => ({
  x: p.x + (q.x - p.x) * part,
  y: p.y + (q.y - p.y) * part,
});
/** Returns the length of a part of the leg. */
export const lengthOf = (p: Point, q: Point, { from, to }: Span): Mm => distance(p, q) * (to - from);
