import { type Mm, type Point, orientation } from './point.ts';
import { type Shape, cornersOf, edgesOf, isInside } from './shape.ts';

/** A part of a leg, from 0 at its start to 1 at its end. */
export interface LegPart {
  readonly from: number;
  readonly to: number;
}
/** Shorter parts of a leg are ignored. */
const HAIR = 1e-9;

/** Returns the point at a part of the leg from `p` to `q`, not rounded. */
const pointAt = (p: Point, q: Point, part: number): Point => ({
  x: p.x + (q.x - p.x) * part,
  y: p.y + (q.y - p.y) * part,
});
/** Returns where the line of a leg meets a circle, as parts of the leg. */
const roundCuts = (p: Point, q: Point, c: Point, r: Mm): number[] => {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const a = dx * dx + dy * dy;
  if (a < HAIR) return [];
  const b = ((c.x - p.x) * dx + (c.y - p.y) * dy) / a;
  const rest = b * b - ((p.x - c.x) ** 2 + (p.y - c.y) ** 2 - r * r) / a;
  return rest > 0 ? [b - Math.sqrt(rest), b + Math.sqrt(rest)] : [];
};
/** Returns where a leg meets an edge, as a part of the leg. */
const edgeCuts = (p: Point, q: Point, [a, b]: readonly [Point, Point]): number[] => {
  const [dx, dy, ex, ey] = [q.x - p.x, q.y - p.y, b.x - a.x, b.y - a.y];
  const turn = dx * ey - dy * ex;
  if (turn === 0) return [];
  const along = ((a.x - p.x) * dy - (a.y - p.y) * dx) / turn;
  return along >= -HAIR && along <= 1 + HAIR ? [((a.x - p.x) * ey - (a.y - p.y) * ex) / turn] : [];
};
/** Whether all corners of a shape are on one side of the line through two points. */
const isBeside = (p: Point, q: Point, shape: Shape): boolean => {
  let [left, right] = [true, true];
  for (const corner of cornersOf(shape)) {
    const side = orientation(p, q, corner);
    left &&= side < 0;
    right &&= side > 0;
  }
  return left !== right;
};
/** Returns the parts of the leg from `p` to `q` over the inside of a shape, in order. */
export function legPartsOver(p: Point, q: Point, shape: Shape): LegPart[] {
  if (isBeside(p, q, shape)) return [];
  const found =
    shape.kind === 'disc' ? roundCuts(p, q, shape.at, shape.r) : edgesOf(shape).flatMap((edge) => edgeCuts(p, q, edge));
  const cuts = [0, ...found.filter((cut) => cut > 0 && cut < 1).toSorted((a, b) => a - b), 1];
  const parts: { from: number; to: number }[] = [];
  cuts.slice(1).forEach((to, i) => {
    const from = cuts[i] ?? 0;
    if (to - from < HAIR || !isInside(pointAt(p, q, (from + to) / 2), shape)) return;
    const last = parts.at(-1);
    if (last && from - last.to < HAIR) last.to = to;
    else parts.push({ from, to });
  });
  return parts;
}
