import type { Point } from '../geometry/point.ts';
import { type Hull, hullsOf } from './hulls.ts';
import type { BodyVector } from './standingBodies.ts';

/** A body as a shot request holds it. The pose is as in `core/shots/shot`. */
export interface PlacedBody {
  readonly id: string;
  readonly body: string;
  readonly pose: readonly [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];
}
/** A fixed upright prism between two heights (mm), as in `core/shots/shot`. */
export interface StaticPrism {
  readonly id: string;
  readonly prism: readonly Point[];
  readonly from: number;
  readonly to: number;
  readonly holes?: readonly unknown[];
}

/** How deep (mm) bodies at rest may overlap before it counts. */
const SLACK = 1;

/** A convex part in the world: corners in mm (x right, y up the screen, z up), the normals of its larger faces, and a bounding ball. */
interface Part {
  readonly corners: Hull;
  readonly normals: readonly BodyVector[];
  readonly middle: BodyVector;
  readonly r: number;
}
/** The six directions along the axes. */
const AXES: readonly BodyVector[] = [
  [0, 0, 1],
  [0, 0, -1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
];
const length = ([x, y, z]: BodyVector): number => Math.sqrt(x * x + y * y + z * z);
const dot = (a: BodyVector, b: BodyVector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: BodyVector, b: BodyVector): BodyVector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (v: BodyVector): BodyVector | null => {
  const l = length(v);
  return l > 1e-9 ? [v[0] / l, v[1] / l, v[2] / l] : null;
};
const partOf = (corners: Hull, normals: readonly BodyVector[]): Part => {
  const [x, y, z] = ([0, 1, 2] as const).map((axis) => {
    let [min, max] = [Infinity, -Infinity];
    for (const corner of corners) {
      min = Math.min(min, corner[axis]);
      max = Math.max(max, corner[axis]);
    }
    return (min + max) / 2;
  }) as [number, number, number];
  const middle: BodyVector = [x, y, z];
  let r = 0;
  for (const corner of corners) r = Math.max(r, length(minus(corner, middle)));
  return { corners, normals, middle, r };
};

type Pose = PlacedBody['pose'];
const rotation = ([, , , a, b, c, d]: Pose): ((v: BodyVector) => BodyVector) => {
  const l = Math.sqrt(a * a + b * b + c * c + d * d) || 1;
  const [x, y, z, w] = [a / l, b / l, c / l, d / l];
  return ([u, v, t]) => {
    const [tx, ty, tz] = [2 * (y * t - z * v), 2 * (z * u - x * t), 2 * (x * v - y * u)];
    return [u + w * tx + y * tz - z * ty, v + w * ty + z * tx - x * tz, t + w * tz + x * ty - y * tx];
  };
};
/** A rotated body about its own origin: its convex parts and the normals of its larger faces. */
interface Turned {
  readonly hulls: readonly Hull[];
  readonly normals: readonly BodyVector[];
}
/** Size of the cache of rotated bodies. The search for a free place tries one rotation after another. */
const MOST_TURNS = 400;
const turns = new Map<string, Turned>();
const turnedBy = (body: string, pose: Pose): Turned => {
  const key = `${body} ${pose[3]} ${pose[4]} ${pose[5]} ${pose[6]}`;
  const known = turns.get(key);
  if (known) return known;
  const turn = rotation(pose);
  const made = { hulls: hullsOf(body).map((hull) => hull.map(turn)), normals: AXES.map(turn) };
  if (turns.size >= MOST_TURNS) turns.clear();
  turns.set(key, made);
  return made;
};
const moved = (hull: Hull, pose: Pose): Hull => {
  const [x, y, z] = [pose[0] / 10, pose[1] / 10, pose[2] / 10];
  return hull.map((corner): BodyVector => [x + corner[0], y + corner[1], z + corner[2]]);
};
/** Returns the convex parts of a placed body, with corners in mm: x right, y up the screen, z up. */
export const hullsAt = ({ body, pose }: Pick<PlacedBody, 'body' | 'pose'>): Hull[] =>
  turnedBy(body, pose).hulls.map((hull) => moved(hull, pose));

const poses = new WeakMap<Pose, { readonly body: string; readonly parts: readonly Part[] }>();
const bodyParts = ({ body, pose }: PlacedBody): readonly Part[] => {
  const known = poses.get(pose);
  if (known?.body === body) return known.parts;
  const { normals } = turnedBy(body, pose);
  const parts = hullsAt({ body, pose }).map((hull) => partOf(hull, normals));
  poses.set(pose, { body, parts });
  return parts;
};
const solidsKnown = new WeakMap<StaticPrism, readonly Part[]>();
const solidParts = (solid: StaticPrism): readonly Part[] => {
  const { prism, from, to } = solid;
  const known = solidsKnown.get(solid);
  if (known) return known;
  const sides = prism.flatMap((a, i) => {
    const b = prism[(i + 1) % prism.length] as Point;
    const normal = unit([a.y - b.y, a.x - b.x, 0]);
    return normal ? [normal, minus([0, 0, 0], normal)] : [];
  });
  const corners = [from, to].flatMap((z) => prism.map((point): BodyVector => [point.x, -point.y, z]));
  const parts = [partOf(corners, sides)];
  solidsKnown.set(solid, parts);
  return parts;
};

/** Returns the pair of corners farthest apart along a direction, and how far `b` must be pushed that way to leave `a`. */
const reach = (a: Hull, b: Hull, along: BodyVector): { depth: number; at: BodyVector } => {
  let [max, far] = [-Infinity, a[0] as BodyVector];
  for (const corner of a) {
    const d = dot(corner, along);
    if (d > max) [max, far] = [d, corner];
  }
  let [min, near] = [Infinity, b[0] as BodyVector];
  for (const corner of b) {
    const d = dot(corner, along);
    if (d < min) [min, near] = [d, corner];
  }
  return { depth: max - min, at: minus(far, near) };
};
/** Walks downhill from one separating direction to a better one. Returns true once the overlap is below the slack, false when it stops improving. */
const parts = (a: Part, b: Part, start: BodyVector): boolean => {
  let along = start;
  let step = 0.5;
  let best = reach(a.corners, b.corners, along);
  for (let i = 0; i < 40 && best.depth > SLACK; i++) {
    const { at, depth } = best;
    // The gradient of the depth over the sphere of directions: the part of the corners' difference across the direction.
    const slope = unit([at[0] - depth * along[0], at[1] - depth * along[1], at[2] - depth * along[2]]);
    const next = slope && unit([along[0] - step * slope[0], along[1] - step * slope[1], along[2] - step * slope[2]]);
    if (!next) return false;
    const tried = reach(a.corners, b.corners, next);
    if (tried.depth < depth) [along, best] = [next, tried];
    else step /= 2;
  }
  return best.depth <= SLACK;
};
/** Whether two convex parts overlap by more than the slack in every direction. */
const partsOverlap = (a: Part, b: Part): boolean => {
  const between = minus(b.middle, a.middle);
  if (length(between) >= a.r + b.r) return false;
  const level = unit([between[0], between[1], 0]);
  const straight = unit(between);
  // Most parts lie on top of each other, so try the upright direction first.
  const ways = [...AXES, ...(straight ? [straight] : []), ...(level ? [level] : []), ...a.normals, ...b.normals];
  return !ways.some((way) => reach(a.corners, b.corners, way).depth <= SLACK) && !ways.some((way) => parts(a, b, way));
};

/**
 * Returns the first pair that overlaps by more than 1 mm, bodies with each other or with solids, or null. Ignores solids with
 * holes. It may report slanted bodies that only touch, but never misses an overlap. Throws for an unknown body. The physics
 * refuses only overlaps of 2 mm or more.
 */
export const findOverlap = (
  bodies: readonly PlacedBody[],
  solids: readonly StaticPrism[] = [],
): readonly [id: string, other: string] | null => {
  const placed = bodies.map((each) => ({ id: each.id, parts: bodyParts(each) }));
  const standing = solids
    .filter((solid) => !solid.holes?.length)
    .map((solid) => ({ id: solid.id, parts: solidParts(solid) }));
  for (const [i, a] of placed.entries())
    for (const b of [...placed.slice(i + 1), ...standing])
      if (a.parts.some((one) => b.parts.some((two) => partsOverlap(one, two)))) return [a.id, b.id];
  return null;
};
