import type { Point } from '../geometry/point.ts';
import { type Hull, hullsOf } from './hulls.ts';
import type { Vector } from './standing.ts';

/** A body as a question to the physics holds it; the pose as in `core/shot`. */
export interface Placed {
  readonly id: string;
  readonly body: string;
  readonly pose: readonly [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];
}
/** Something that never moves: an upright prism between two heights (mm), as in `core/shot`. */
export interface Standing {
  readonly id: string;
  readonly prism: readonly Point[];
  readonly from: number;
  readonly to: number;
  readonly holes?: readonly unknown[];
}

/** How deep (mm) bodies at rest may dig into each other, rounding included, without being taken as overlapping. */
const SLACK = 0.5;

/** A convex part in the world: corners in mm, x right, y up the screen, z up, with a ball around them. */
interface Part {
  readonly corners: Hull;
  readonly middle: Vector;
  readonly r: number;
}
const length = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (v: Vector): Vector | null => {
  const l = length(v);
  return l > 1e-9 ? [v[0] / l, v[1] / l, v[2] / l] : null;
};
const partOf = (corners: Hull): Part => {
  const [x, y, z] = ([0, 1, 2] as const).map((axis) => {
    const values = corners.map((corner) => corner[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  }) as [number, number, number];
  const middle: Vector = [x, y, z];
  return { corners, middle, r: Math.max(...corners.map((corner) => length(minus(corner, middle)))) };
};

/** The convex parts of a body where it lies, corners in mm: x right, y up the screen, z up. */
export const hullsAt = ({ body, pose }: Pick<Placed, 'body' | 'pose'>): Hull[] => {
  const [px, py, pz, a, b, c, d] = pose;
  const l = Math.sqrt(a * a + b * b + c * c + d * d) || 1;
  const [x, y, z, w] = [a / l, b / l, c / l, d / l];
  return hullsOf(body).map((hull) =>
    hull.map(([u, v, t]): Vector => {
      const [tx, ty, tz] = [2 * (y * t - z * v), 2 * (z * u - x * t), 2 * (x * v - y * u)];
      return [
        px / 10 + u + w * tx + y * tz - z * ty,
        py / 10 + v + w * ty + z * tx - x * tz,
        pz / 10 + t + w * tz + x * ty - y * tx,
      ];
    }),
  );
};
const solidParts = ({ prism, from, to }: Standing): Part[] => [
  partOf([from, to].flatMap((z) => prism.map((point): Vector => [point.x, -point.y, z]))),
];

/** The pair of corners farthest along a direction: how far b would have to be pushed that way to leave a, and by which corners. */
const reach = (a: Hull, b: Hull, along: Vector): { depth: number; at: Vector } => {
  let [most, far] = [-Infinity, a[0] as Vector];
  for (const corner of a) {
    const d = dot(corner, along);
    if (d > most) [most, far] = [d, corner];
  }
  let [least, near] = [Infinity, b[0] as Vector];
  for (const corner of b) {
    const d = dot(corner, along);
    if (d < least) [least, near] = [d, corner];
  }
  return { depth: most - least, at: minus(far, near) };
};
/** Walks downhill from one direction of parting to a better one; ends below the slack, or where it gets no better. */
const parts = (a: Part, b: Part, start: Vector): boolean => {
  let along = start;
  let step = 0.5;
  let best = reach(a.corners, b.corners, along);
  for (let i = 0; i < 40 && best.depth > SLACK; i++) {
    const { at, depth } = best;
    // The slope of the depth over the sphere of directions: what of the corners' difference lies across the direction.
    const slope = unit([at[0] - depth * along[0], at[1] - depth * along[1], at[2] - depth * along[2]]);
    const next = slope && unit([along[0] - step * slope[0], along[1] - step * slope[1], along[2] - step * slope[2]]);
    if (!next) return false;
    const tried = reach(a.corners, b.corners, next);
    if (tried.depth < depth) [along, best] = [next, tried];
    else step /= 2;
  }
  return best.depth <= SLACK;
};
const AXES: readonly Vector[] = [
  [0, 0, 1],
  [0, 0, -1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
];
/** Whether two convex parts share more than the slack in every direction. */
const partsOverlap = (a: Part, b: Part): boolean => {
  const between = minus(b.middle, a.middle);
  if (length(between) >= a.r + b.r) return false;
  const level = unit([between[0], between[1], 0]);
  const straight = unit(between);
  const starts = [...(straight ? [straight] : []), ...(level ? [level] : []), ...AXES];
  return !starts.some((start) => parts(a, b, start));
};

/**
 * The first pair that overlaps by more than half a millimetre in space, bodies with each other or with solids, or null. Solids with holes
 * are passed over. It may take a hair too much for an overlap, never too little. Throws for a body of no such name.
 */
export const overlapping = (
  bodies: readonly Placed[],
  solids: readonly Standing[] = [],
): readonly [id: string, other: string] | null => {
  const placed = bodies.map((each) => ({ id: each.id, parts: hullsAt(each).map(partOf) }));
  const standing = solids
    .filter((solid) => !solid.holes?.length)
    .map((solid) => ({ id: solid.id, parts: solidParts(solid) }));
  for (const [i, a] of placed.entries())
    for (const b of [...placed.slice(i + 1), ...standing])
      if (a.parts.some((one) => b.parts.some((two) => partsOverlap(one, two)))) return [a.id, b.id];
  return null;
};
