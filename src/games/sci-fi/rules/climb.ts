import { type Mm, type Point, distance } from '../../../geometry/point.ts';
import { type Shape, boundsOf, containsBase, shapeSquaredDistance, shapesOverlap } from '../../../geometry/shape.ts';
import { SLACK, pathLength } from '../../../geometry/path.ts';
import { footOf, makeOf } from '../armies/fields.ts';
import type { Obstacle, State } from '../types.ts';

/** The precision of the places where a base meets an edge, mm. */
const HAIR: Mm = 1e-3;
const part = (a: Point, b: Point, at: number): Point => ({ x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at });
const far = (point: Point, shape: Shape): Mm => Math.sqrt(shapeSquaredDistance(point, shape));
/** Whether a leg comes nearer to a shape's bounds than a radius. */
const comesNear = (a: Point, b: Point, shape: Shape, r: Mm): boolean => {
  const { at, width, height } = boundsOf(shape);
  return (
    Math.max(a.x, b.x) > at.x - r &&
    Math.min(a.x, b.x) < at.x + width + r &&
    Math.max(a.y, b.y) > at.y - r &&
    Math.min(a.y, b.y) < at.y + height + r
  );
};
/** Returns where on a leg (0 to 1) a convex shape is nearest. */
const nearest = (a: Point, b: Point, shape: Shape): number => {
  let [low, high] = [0, 1];
  while ((high - low) * distance(a, b) > HAIR) {
    const third = (high - low) / 3;
    if (far(part(a, b, low + third), shape) <= far(part(a, b, high - third), shape)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
};
/** Returns the part of a leg (0 to 1) on which a base overlaps a convex shape by more than the slack, or null. */
const spanOver = (a: Point, b: Point, shape: Shape, r: Mm): readonly [number, number] | null => {
  if (!comesNear(a, b, shape, r)) return null;
  const over = (at: number): boolean => far(part(a, b, at), shape) < r - SLACK;
  const middle = nearest(a, b, shape);
  if (!over(middle)) return null;
  const edge = (end: number): number => {
    if (over(end)) return end;
    let [inner, outer] = [middle, end];
    while (Math.abs(outer - inner) * distance(a, b) > HAIR) {
      const half = (inner + outer) / 2;
      if (over(half)) inner = half;
      else outer = half;
    }
    return inner;
  };
  return [edge(0), edge(1)];
};

/** A part of a leg over something, with its height in mm. */
interface Rise {
  readonly from: number;
  readonly to: number;
  readonly top: Mm;
}
/** Returns the heights that a base passes on a leg, in order. */
const levelsOn = (a: Point, b: Point, r: Mm, flats: readonly Obstacle[]): Mm[] => {
  const rises = flats.flatMap((flat): Rise[] => {
    const span = spanOver(a, b, footOf(flat), r);
    return span ? [{ from: span[0], to: span[1], top: makeOf(flat).tall }] : [];
  });
  const cuts = [0, ...rises.flatMap(({ from, to }) => [from, to]), 1].toSorted((one, two) => one - two);
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i] ?? 0;
    if (to <= from) return [];
    const middle = (from + to) / 2;
    return [Math.max(0, ...rises.filter((rise) => middle > rise.from && middle < rise.to).map(({ top }) => top))];
  });
};
/**
 * Returns the cost of a path for a climbing base of radius `r` from height `z`, mm. It is the length seen from above plus every
 * height climbed (SF-07).
 */
export const climbCost = (state: State, path: readonly Point[], r: Mm, z: Mm): Mm => {
  const flats = state.obstacles.filter((each) => makeOf(each).flat);
  let cost = pathLength(path);
  let level = z;
  for (const [i, to] of path.entries()) {
    const from = path[i - 1];
    if (!from) continue;
    for (const next of levelsOn(from, to, r, flats)) {
      cost += Math.abs(next - level);
      level = next;
    }
  }
  return cost;
};

/** Returns the height of a whole base at a point: the ground or a flat top. Null on an edge or where no base fits (SF-07). */
export const levelAt = (state: State, at: Point, r: Mm): Mm | null => {
  const base = { kind: 'disc' as const, at, r };
  const under = state.obstacles.filter(
    (each) => comesNear(at, at, footOf(each), r) && shapesOverlap(base, footOf(each)),
  );
  const [only] = under;
  if (!only) return 0;
  const stands = under.length === 1 && makeOf(only).flat && containsBase(footOf(only), { at, r });
  return stands ? makeOf(only).tall : null;
};
