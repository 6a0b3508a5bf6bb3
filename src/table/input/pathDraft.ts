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
/** A corner nearer than this to the last one is not added, mm. */
const CORNER: Mm = 4;
/** A pause this far from the straight line is a corner, mm; base contact shifts a piece by less. */
export const BEND: Mm = 5;
/** A hand that draws a straight line is up to this far from it, px. */
const UNSTEADY = 8;
/** Returns how far from the straight line a pause is a corner, mm, for a pointer by which a px is this many mm. */
export const bendFor = (px: Mm): Mm => Math.max(BEND, UNSTEADY * px);

const whole = (point: Point): Point => ({ x: Math.round(point.x), y: Math.round(point.y) });

/** Returns a path in whole mm through the corners to a point, cut where the reach ends. */
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

/** How far beyond contact a base may be put so that its whole-mm position overlaps nothing, and the step of that search, mm. */
const BEYOND: Mm = 1.2;
const STEP: Mm = 0.4;
/**
 * Returns how two close footprints (`areClose`) can be brought into contact. It has the unit vector away from the other one, and
 * the least and most distance along it, mm. Null if they do not nearly touch.
 */
function touchOf(own: Shape, other: Shape): { readonly away: Point; readonly from: Mm; readonly to: Mm } | null {
  const [near, far] = nearestPoints(coreOf(own), coreOf(other));
  const length = distance(near, far);
  if (length > 0) {
    const gap = length - radiusOf(own) - radiusOf(other);
    return Math.abs(gap) > CONTACT ? null : { away: headed(far, near), from: -gap, to: BEYOND - gap };
  }
  // Two overlapping shapes, neither of them a disc, are moved apart along the line between their centres, if that is not far.
  const [one, two] = [centreOf(own), centreOf(other)];
  const isDeep = own.kind === 'disc' || other.kind === 'disc' || distance(one, two) === 0;
  return isDeep ? null : { away: headed(two, one), from: 0, to: CONTACT + BEYOND };
}
const radiusOf = (shape: Shape): Mm => (shape.kind === 'disc' ? shape.r : 0);
/** Returns a shape without its radius. */
const coreOf = (shape: Shape): Shape => (shape.kind === 'disc' ? { ...shape, r: 0 } : shape);
const areClose = (a: Rect, b: Rect): boolean =>
  a.at.x - CONTACT <= b.at.x + b.width &&
  b.at.x - CONTACT <= a.at.x + a.width &&
  a.at.y - CONTACT <= b.at.y + b.height &&
  b.at.y - CONTACT <= a.at.y + a.height;
/** Returns the unit vector from one point to another. */
const headed = (from: Point, to: Point): Point => {
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Returns the footprints of a scene's pieces, computed once for a whole drag. */
const footprintsIn = memoizeLast((scene: Scene) =>
  piecesOf(scene).map((piece) => {
    const foot = footprint(piece);
    return { piece, foot, bounds: boundsOf(foot) };
  }),
);
/** Returns a position for the moving piece with its whole footprint on the field, in contact with a piece that it nearly touches. */
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

/** Returns the corners with one more, unless it is on the last one. */
export function withCorner(corners: readonly Point[], point: Point): readonly Point[] {
  const last = corners.at(-1);
  return last && distance(last, point) < CORNER ? corners : [...corners, whole(point)];
}

/** Returns the corners on the way to a point: those already set, and each pause of the pointer where the path bends. */
export function withRests(
  corners: readonly Point[],
  rests: readonly Point[],
  point: Point,
  bend: Mm = BEND,
): readonly Point[] {
  const from = corners.at(-1) ?? point;
  const asides = rests.map((rest) => segmentSquaredDistance(rest, from, point));
  const max = Math.max(...asides);
  const corner = asides.indexOf(max);
  const rest = rests[corner];
  if (!rest || max < bend ** 2) return corners;
  const before = withRests(corners, rests.slice(0, corner), rest, bend);
  return withRests([...before, rest], rests.slice(corner + 1), point, bend);
}

/** Returns a path without the corners that its end is on. */
export function trimmedPath(path: readonly Point[]): readonly Point[] {
  const end = path.at(-1);
  const kept = path
    .slice(0, -1)
    .filter((corner, i) => i === 0 || (end !== undefined && distance(corner, end) >= CORNER));
  return end ? [...kept, end] : kept;
}

/** Splits a path at its place nearest to a point. */
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
