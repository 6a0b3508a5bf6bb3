import type { ShooterView } from '../../core/choice.ts';
import { type Mm, type Point, distance, orientation } from '../../geometry/point.ts';
import { type Prism, type SightPoint, projectPrism } from '../../geometry/sight.ts';
import { clockwise, outlineOf } from '../draw/brush.ts';

/** Height of a course and length of a stone, mm. */
const COURSE: Mm = 9;
const STONE: Mm = 19;
/** A prism with more stones than this is drawn with its courses only. */
const MOST = 260;

/** Returns the joints between the stones of a prism as the viewer sees them: lines between points on the sides that face the viewer. */
export function jointsOf(view: ShooterView, prism: Prism): (readonly [SightPoint, SightPoint])[] {
  const corners = clockwise(outlineOf(prism.shape));
  const sides = corners
    .map((from, i) => ({ from, to: corners[(i + 1) % corners.length] ?? from }))
    .filter(({ from, to }) => orientation(from, to, view.eye.at) < 0);
  const seen = (from: Point, to: Point, low: Mm, high: Mm): (readonly [SightPoint, SightPoint])[] => {
    const shape = { kind: 'polygon', points: [from, to, to] } as const;
    const [a, b] = projectPrism(view.eye, view.silhouette, { ...prism, shape, from: low, top: high });
    return a && b ? [[a, b]] : [];
  };
  const rows = Math.ceil((prism.top - prism.from) / COURSE);
  const levels = Array.from({ length: rows }, (_, row) => prism.top - row * COURSE);
  const courses = levels.flatMap((z) => sides.flatMap(({ from, to }) => seen(from, to, z, z)));
  const length = sides.reduce((sum, { from, to }) => sum + distance(from, to), 0);
  if ((length / STONE) * rows > MOST) return courses;
  const ends = levels.flatMap((z, row) => {
    const low = Math.max(prism.from, z - COURSE);
    return sides.flatMap(({ from, to }) => stonesOf(from, to, row).flatMap((at) => seen(at, at, low, z)));
  });
  return [...courses, ...ends];
}

/** Returns where stones end along a side. Every other row is shifted by half a stone, and the side's corner is an end. */
function stonesOf(from: Point, to: Point, row: number): Point[] {
  const length = distance(from, to);
  const first = row % 2 ? STONE / 2 : STONE;
  const count = Math.max(0, Math.ceil((length - first) / STONE));
  const places = [0, ...Array.from({ length: count }, (_, i) => (first + i * STONE) / length)];
  return places.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
}
