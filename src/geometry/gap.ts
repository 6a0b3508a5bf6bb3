import { type Mm, type Point, distance, closestOnSegment, segmentsSquaredDistance, squaredDistance } from './point.ts';
import { type Shape, boundsOf, centreOf, edgesOf, isInside, shapeSquaredDistance, shapesOverlap } from './shape.ts';

/** Returns the gap between two footprints in mm, not rounded; 0 if they touch or overlap. */
export function shapeGap(a: Shape, b: Shape): Mm {
  if (a.kind === 'disc' && b.kind === 'disc') return Math.max(0, distance(a.at, b.at) - a.r - b.r);
  if (a.kind === 'disc') return Math.max(0, Math.sqrt(shapeSquaredDistance(a.at, b)) - a.r);
  if (b.kind === 'disc') return shapeGap(b, a);
  if (shapesOverlap(a, b)) return 0;
  let min = Infinity;
  for (const [p, q] of edgesOf(a))
    for (const [r, s] of edgesOf(b)) min = Math.min(min, segmentsSquaredDistance(p, q, r, s));
  return Math.sqrt(min);
}

/** Returns the point of a shape nearest to a point, not rounded. A point inside is returned as it is. */
export function nearestPointOn(shape: Shape, point: Point): Point {
  if (isInside(point, shape)) return point;
  if (shape.kind === 'disc') {
    const part = shape.r / distance(shape.at, point);
    const { x, y } = shape.at;
    return { x: x + (point.x - x) * part, y: y + (point.y - y) * part };
  }
  return closest(
    point,
    edgesOf(shape).map(([a, b]) => closestOnSegment(point, a, b)),
  );
}

/** Returns how far the edge of a shape is from a point inside it, towards another point, mm to a thousandth; 0 from outside. */
export function distanceToEdge(shape: Shape, from: Point, to: Point): Mm {
  const length = distance(from, to);
  if (length === 0 || !isInside(from, shape)) return 0;
  const { width, height } = boundsOf(shape);
  let [low, high] = [0, width + height];
  while (high - low > 0.001) {
    const half = (low + high) / 2;
    const at = { x: from.x + ((to.x - from.x) * half) / length, y: from.y + ((to.y - from.y) * half) / length };
    if (isInside(at, shape)) low = half;
    else high = half;
  }
  return low;
}

/** Returns the nearest two points, one of each shape; the same point twice if the shapes overlap. */
export function nearestPoints(a: Shape, b: Shape): readonly [Point, Point] {
  if (a.kind === 'disc') {
    const to = nearestPointOn(b, a.at);
    const from = nearestPointOn(a, to);
    return isInside(to, a) ? [to, to] : [from, to];
  }
  if (b.kind === 'disc') {
    const [to, from] = nearestPoints(b, a);
    return [from, to];
  }
  if (shapesOverlap(a, b)) {
    const shared = nearestPointOn(b, centreOf(a));
    return [shared, shared];
  }
  const ends = (shape: Shape): Point[] => edgesOf(shape).map(([end]) => end);
  const pairs = [
    ...ends(a).map((end): readonly [Point, Point] => [end, nearestPointOn(b, end)]),
    ...ends(b).map((end): readonly [Point, Point] => [nearestPointOn(a, end), end]),
  ];
  return pairs.reduce((best, pair) => (squaredDistance(...pair) < squaredDistance(...best) ? pair : best));
}

const closest = (point: Point, list: readonly Point[]): Point =>
  list.reduce((best, each) => (squaredDistance(point, each) < squaredDistance(point, best) ? each : best));
