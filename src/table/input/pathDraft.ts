import { memoizeLast } from '../../core/memoize.ts';
import { type Scene, footprint } from '../../core/scene.ts';
import { nearestPoints } from '../../geometry/gap.ts';
import { type Mm, type Point, distance, segmentSquaredDistance, squaredDistance } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import { type Rect, type Shape, boundsOf, centreOf, shapesOverlap } from '../../geometry/shape.ts';
import type { WalkChoice } from './hitTest.ts';
import { piecesOf } from '../figures/piecesOnTable.ts';

/** Bases nearer than this to touching are brought into contact, mm. */
const CONTACT: Mm = 3;
/** Corners nearer than this to the last one are none, mm. */
const CORNER: Mm = 4;
/** A pause this far from the straight line is a corner, mm; base contact shifts a piece by less. */
const BEND: Mm = 5;

const whole = (point: Point): Point => ({ x: Math.round(point.x), y: Math.round(point.y) });

/** A path in whole mm through corners to a point, cut off where the reach ends. */
export function walkTo(
  walk: WalkChoice,
  corners: readonly Point[],
  point: Point,
): { path: readonly Point[]; stopped: boolean } {
  const last = corners.at(-1) ?? walk.from;
  const before = corners.length > 0 ? corners : [walk.from];
  const left = walk.reach - pathLength(before);
  const away = distance(last, point);
  if (away <= left) {
    const path = [...before, whole(point)];
    if (pathLength(path) <= walk.reach) return { path, stopped: false };
  }
  for (let length = Math.min(left, away); length > 0; length -= 0.5) {
    const x = last.x + ((point.x - last.x) * length) / away;
    const y = last.y + ((point.y - last.y) * length) / away;
    const ends = [Math.floor(x), Math.ceil(x)].flatMap((ex) =>
      [Math.floor(y), Math.ceil(y)].map((ey) => ({ x: ex, y: ey })),
    );
    const paths = ends.map((end) => [...before, end]).filter((path) => pathLength(path) <= walk.reach);
    const [longest] = paths.toSorted((a, b) => pathLength(b) - pathLength(a));
    if (longest) return { path: longest, stopped: true };
  }
  return { path: before.length > 1 ? before : [walk.from, walk.from], stopped: true };
}

/** How far beyond a touch whole mm may take a base so that it overlaps nothing, and in what steps that is tried, mm. */
const BEYOND: Mm = 1.2;
const STEP: Mm = 0.4;
/** How footprints that lie near each other (`areClose`) come to touch, if they nearly do: which way is away from the other one (of length 1), and how far that way it is at least and at most, mm; null for others. */
function touchOf(own: Shape, other: Shape): { readonly away: Point; readonly from: Mm; readonly to: Mm } | null {
  const [near, far] = nearestPoints(coreOf(own), coreOf(other));
  const length = distance(near, far);
  if (length > 0) {
    const gap = length - radiusOf(own) - radiusOf(other);
    return Math.abs(gap) > CONTACT ? null : { away: headed(far, near), from: -gap, to: BEYOND - gap };
  }
  // Two that have no middle to go by: out of each other, if it is not far.
  const [one, two] = [centreOf(own), centreOf(other)];
  const isDeep = own.kind === 'disc' || other.kind === 'disc' || distance(one, two) === 0;
  return isDeep ? null : { away: headed(two, one), from: 0, to: CONTACT + BEYOND };
}
const radiusOf = (shape: Shape): Mm => (shape.kind === 'disc' ? shape.r : 0);
/** What is left of a shape without its radius. */
const coreOf = (shape: Shape): Shape => (shape.kind === 'disc' ? { ...shape, r: 0 } : shape);
const areClose = (a: Rect, b: Rect): boolean =>
  a.at.x - CONTACT <= b.at.x + b.width &&
  b.at.x - CONTACT <= a.at.x + a.width &&
  a.at.y - CONTACT <= b.at.y + b.height &&
  b.at.y - CONTACT <= a.at.y + a.height;
/** The direction from one point to another, of length 1. */
const headed = (from: Point, to: Point): Point => {
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Where the pieces of a scene stand, worked out once for all moves of a hand. */
const footprintsIn = memoizeLast((scene: Scene) =>
  piecesOf(scene).map((piece) => {
    const foot = footprint(piece);
    return { piece, foot, bounds: boundsOf(foot) };
  }),
);
/** A point where the moving piece stands on the field with all of its footprint, brought into base contact with a piece that it nearly touches. */
export function legalStand(scene: Scene, mover: string | undefined, wanted: Point): Point {
  const pieces = piecesOf(scene);
  const own = pieces.find(({ id }) => id === mover);
  if (!own) return wanted;
  const { at, width, height } = boundsOf(footprint({ ...own, at: { x: 0, y: 0 } }));
  const point = {
    x: Math.min(Math.max(wanted.x, Math.ceil(-at.x)), scene.width - Math.ceil(at.x + width)),
    y: Math.min(Math.max(wanted.y, Math.ceil(-at.y)), scene.height - Math.ceil(at.y + height)),
  };
  const foot = footprint({ ...own, at: point });
  const around = boundsOf(foot);
  for (const { piece, foot: other, bounds } of footprintsIn(scene)) {
    const touch = piece === own || !areClose(around, bounds) ? null : touchOf(foot, other);
    if (!touch) continue;
    const { away, from, to } = touch;
    for (let by = from; by <= to; by += STEP) {
      const place = whole({ x: point.x + away.x * by, y: point.y + away.y * by });
      if (!shapesOverlap(footprint({ ...own, at: place }), other)) return place;
    }
  }
  return point;
}

/** The corners with one more, unless it lies on the last one. */
export function withCorner(corners: readonly Point[], point: Point): readonly Point[] {
  const last = corners.at(-1);
  return last && distance(last, point) < CORNER ? corners : [...corners, whole(point)];
}

/** The corners on the way to a point: those set before, and after them each pause of the hand at which the way bends. */
export function withRests(corners: readonly Point[], rests: readonly Point[], point: Point): readonly Point[] {
  const from = corners.at(-1) ?? point;
  const asides = rests.map((rest) => segmentSquaredDistance(rest, from, point));
  const max = Math.max(...asides);
  const bend = asides.indexOf(max);
  const rest = rests[bend];
  if (!rest || max < BEND ** 2) return corners;
  const before = withRests(corners, rests.slice(0, bend), rest);
  return withRests([...before, rest], rests.slice(bend + 1), point);
}

/** A path without corners that its end lies on. */
export function trimmedPath(path: readonly Point[]): readonly Point[] {
  const end = path.at(-1);
  const kept = path
    .slice(0, -1)
    .filter((corner, i) => i === 0 || (end !== undefined && distance(corner, end) >= CORNER));
  return end ? [...kept, end] : kept;
}

/** Splits a path at the place of it that lies nearest to a point. */
export function splitAt(path: readonly Point[], point: Point): { good: readonly Point[]; bad: readonly Point[] } {
  let best = { leg: 0, at: path[0] ?? point, away: Infinity };
  path.slice(1).forEach((to, leg) => {
    const from = path[leg] ?? to;
    const length = squaredDistance(from, to);
    const part =
      length === 0 ? 0 : ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
    const held = Math.min(1, Math.max(0, part));
    const at = { x: from.x + (to.x - from.x) * held, y: from.y + (to.y - from.y) * held };
    const away = distance(at, point);
    if (away < best.away - 0.01) best = { leg, at, away };
  });
  return { good: [...path.slice(0, best.leg + 1), best.at], bad: [best.at, ...path.slice(best.leg + 1)] };
}
