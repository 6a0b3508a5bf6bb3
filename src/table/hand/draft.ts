import type { Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance, squaredDistance } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import type { Walk } from './acting.ts';
import { baseOf } from '../figures/pieces.ts';
import { piecesOf } from '../figures/lying.ts';

/** Bases nearer than this to touching are brought into contact, mm. */
const CONTACT: Mm = 3;
/** Corners nearer than this to the last one are none, mm. */
const CORNER: Mm = 4;

const whole = (point: Point): Point => ({ x: Math.round(point.x), y: Math.round(point.y) });

/** A path in whole mm through corners to a point, cut off where the reach ends. */
export function walkTo(
  walk: Walk,
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
    const end = whole({
      x: last.x + ((point.x - last.x) * length) / away,
      y: last.y + ((point.y - last.y) * length) / away,
    });
    const path = [...before, end];
    if (pathLength(path) <= walk.reach) return { path, stopped: true };
  }
  return { path: before.length > 1 ? before : [walk.from, walk.from], stopped: true };
}

/** A point where the moving piece stands on the field, brought into base contact with a piece that it nearly touches. */
export function footing(scene: Scene, mover: string | undefined, wanted: Point): Point {
  const pieces = piecesOf(scene);
  const own = pieces.find(({ id }) => id === mover);
  if (!own) return wanted;
  const { r } = baseOf(own);
  const inset = Math.ceil(r);
  const point = {
    x: Math.min(Math.max(wanted.x, inset), scene.width - inset),
    y: Math.min(Math.max(wanted.y, inset), scene.height - inset),
  };
  for (const piece of pieces) {
    if (piece === own) continue;
    const reach = r + baseOf(piece).r;
    const away = distance(piece.at, point);
    if (away === 0 || Math.abs(away - reach) > CONTACT) continue;
    for (const more of [0, 0.4, 0.8, 1.2]) {
      const part = (reach + more) / away;
      const at = whole({
        x: piece.at.x + (point.x - piece.at.x) * part,
        y: piece.at.y + (point.y - piece.at.y) * part,
      });
      if (squaredDistance(at, piece.at) >= reach * reach) return at;
    }
  }
  return point;
}

/** The corners with one more, unless it lies on the last one. */
export function withCorner(corners: readonly Point[], point: Point): readonly Point[] {
  const last = corners.at(-1);
  return last && distance(last, point) < CORNER ? corners : [...corners, whole(point)];
}

/** A path without corners that its end lies on. */
export function trimmed(path: readonly Point[]): readonly Point[] {
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
