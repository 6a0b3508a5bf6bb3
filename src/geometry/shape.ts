import {
  type Mm,
  type Point,
  distance,
  segmentSquaredDistance,
  segmentsSquaredDistance,
  squaredDistance,
  orientation,
  roundHalfUp,
  isWithinDistance,
} from './point.ts';

export interface Disc {
  readonly kind: 'disc';
  readonly at: Point;
  readonly r: Mm;
}
/** A rectangle along the table's edges; `at` is its top-left corner. */
export interface Rect {
  readonly kind: 'rect';
  readonly at: Point;
  readonly width: Mm;
  readonly height: Mm;
}
/** A simple polygon (its edges do not cross), with corners in either order, convex or not. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
}
export type Shape = Disc | Rect | Polygon;

/** The round footprint of a piece: centre and radius in mm. The radius may end in .5. */
export interface Base {
  readonly at: Point;
  readonly r: Mm;
}

/** How far a point must be from an edge to count as off it, in mm²; only for points that are not whole. */
const HAIR = 1e-6;

/** Returns the corners of a rectangle or polygon in drawing order; none for a disc. */
export function cornersOf(shape: Shape): readonly Point[] {
  if (shape.kind === 'disc') return [];
  if (shape.kind === 'polygon') return shape.points;
  const { at, width, height } = shape;
  return [at, { x: at.x + width, y: at.y }, { x: at.x + width, y: at.y + height }, { x: at.x, y: at.y + height }];
}

/** Returns the edges of a rectangle or polygon as pairs of ends, the closing one first; none for a disc. */
export function edgesOf(shape: Shape): (readonly [Point, Point])[] {
  const corners = cornersOf(shape);
  const edges: (readonly [Point, Point])[] = [];
  let before = corners.at(-1);
  for (const corner of corners) {
    if (before) edges.push([before, corner]);
    before = corner;
  }
  return edges;
}

/** Whether a point is in the shape. Its edge counts as inside. */
export function isInside(point: Point, shape: Shape): boolean {
  if (shape.kind === 'disc') return isWithinDistance(point, shape.at, shape.r);
  if (shape.kind === 'rect') {
    const right = point.x - shape.at.x;
    const down = point.y - shape.at.y;
    return right >= 0 && down >= 0 && right <= shape.width && down <= shape.height;
  }
  return insidePolygon(point, shape.points);
}

function insidePolygon(point: Point, corners: readonly Point[]): boolean {
  let odd = false;
  let a = corners.at(-1);
  for (const b of corners) {
    if (a) {
      const side = orientation(a, b, point);
      if (side === 0 && between(point, a, b)) return true;
      if (a.y > point.y !== b.y > point.y && side > 0 === b.y > a.y) odd = !odd;
    }
    a = b;
  }
  return odd;
}

function between(point: Point, a: Point, b: Point): boolean {
  return (point.x - a.x) * (point.x - b.x) <= 0 && (point.y - a.y) * (point.y - b.y) <= 0;
}

/** Whether the whole base is in the shape. It may touch the edge from inside. */
export function containsBase(shape: Shape, base: Base): boolean {
  const { at, r } = base;
  if (shape.kind === 'disc') return isWithinDistance(at, shape.at, shape.r - r);
  if (!isInside(at, shape)) return false;
  return edgesOf(shape).every(([a, b]) => segmentSquaredDistance(at, a, b) >= r * r);
}

/** Returns the squared distance in mm² from a point to the shape; 0 inside it. */
export function shapeSquaredDistance(point: Point, shape: Shape): number {
  if (shape.kind === 'rect') return rectSquaredDistance(point, shape);
  if (isInside(point, shape)) return 0;
  if (shape.kind === 'disc') return (distance(point, shape.at) - shape.r) ** 2;
  let min = Infinity;
  for (const [a, b] of edgesOf(shape)) {
    min = Math.min(min, segmentSquaredDistance(point, a, b));
  }
  return min;
}

function rectSquaredDistance(point: Point, rect: Rect): number {
  const dx = Math.max(rect.at.x - point.x, 0, point.x - rect.at.x - rect.width);
  const dy = Math.max(rect.at.y - point.y, 0, point.y - rect.at.y - rect.height);
  return dx * dx + dy * dy;
}

/** Whether two shapes share some area. Shapes that only touch do not overlap. */
export function shapesOverlap(a: Shape, b: Shape): boolean {
  if (a.kind === 'disc' && b.kind === 'disc') return squaredDistance(a.at, b.at) < (a.r + b.r) ** 2;
  if (a.kind === 'disc') return isInside(a.at, b) || shapeSquaredDistance(a.at, b) < a.r * a.r;
  if (b.kind === 'disc') return shapesOverlap(b, a);
  return !apart(boundsOf(a), boundsOf(b)) && (enters(a, b) || enters(b, a));
}

/** Whether there is a gap between two upright rectangles. */
function apart(a: Rect, b: Rect): boolean {
  const beside = (axis: 'x' | 'y', size: 'width' | 'height'): boolean =>
    a.at[axis] + a[size] < b.at[axis] || b.at[axis] + b[size] < a.at[axis];
  return beside('x', 'width') || beside('y', 'height');
}

/** Whether the outline of `a` runs through the interior of `b`, or never leaves its edge. */
function enters(a: Shape, b: Shape): boolean {
  const places = edgesOf(a).flatMap(([from, to]) => middles(from, to, b));
  const onEdge = (place: Point): boolean =>
    edgesOf(b).some(([from, to]) => segmentSquaredDistance(place, from, to) < HAIR);
  return places.some((place) => isInside(place, b) && !onEdge(place)) || places.every(onEdge);
}

/** Returns the middles of the parts into which the outline of `shape` cuts the segment. */
function middles(from: Point, to: Point, shape: Shape): Point[] {
  const cuts = [0, 1];
  for (const [a, b] of edgesOf(shape)) {
    if (segmentsSquaredDistance(from, to, a, b) > HAIR) continue;
    const left = orientation(a, b, from);
    const right = orientation(a, b, to);
    if (left === right) cuts.push(partOf(a, from, to), partOf(b, from, to));
    else cuts.push(left / (left - right));
  }
  const sorted = cuts.filter((cut) => cut >= 0 && cut <= 1).sort((a, b) => a - b);
  return sorted.slice(1).map((cut, i) => {
    const half = (cut + (sorted[i] ?? 0)) / 2;
    return { x: from.x + (to.x - from.x) * half, y: from.y + (to.y - from.y) * half };
  });
}

/** Returns how far along from-to a point of that line is: 0 to 1 within the segment. */
function partOf(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
}

/** Returns the smallest rectangle along the table's edges, in mm, that holds the shape. Throws for a polygon without corners. */
export function boundsOf(shape: Shape): Rect {
  if (shape.kind === 'rect') return shape;
  if (shape.kind === 'disc') {
    const { at, r } = shape;
    return { kind: 'rect', at: { x: at.x - r, y: at.y - r }, width: 2 * r, height: 2 * r };
  }
  if (shape.points.length === 0) throw new RangeError('A polygon needs corners to have bounds.');
  const xs = shape.points.map((point) => point.x);
  const ys = shape.points.map((point) => point.y);
  const at = { x: Math.min(...xs), y: Math.min(...ys) };
  return { kind: 'rect', at, width: Math.max(...xs) - at.x, height: Math.max(...ys) - at.y };
}

/** Returns the centre of the shape's area, rounded to whole mm, or of its bounds if a polygon has no area. */
export function centreOf(shape: Shape): Point {
  if (shape.kind === 'disc') return { x: roundHalfUp(shape.at.x), y: roundHalfUp(shape.at.y) };
  const { at, width, height } = boundsOf(shape);
  let area = 0;
  let x = 0;
  let y = 0;
  for (const [a, b] of edgesOf(shape)) {
    const part = orientation(at, a, b);
    area += part;
    x += part * (a.x + b.x + at.x);
    y += part * (a.y + b.y + at.y);
  }
  if (area === 0) return { x: roundHalfUp(at.x + width / 2), y: roundHalfUp(at.y + height / 2) };
  return { x: roundHalfUp(x / (3 * area)), y: roundHalfUp(y / (3 * area)) };
}

/** Returns the shape moved by `by.x` mm to the right and `by.y` mm down. */
export function translated<S extends Shape>(shape: S, by: Point): S;
export function translated(shape: Shape, by: Point): Shape {
  const move = (point: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(move) };
  return { ...shape, at: move(shape.at) };
}

/** Returns the gap from base edge to base edge in mm, not rounded; 0 if they touch or overlap. */
export function gapBetween(a: Base, b: Base): Mm {
  return Math.max(0, distance(a.at, b.at) - a.r - b.r);
}

/** Whether the gap from base edge to base edge is at most `limit` mm, compared by squares without rounding. */
export function gapWithin(a: Base, b: Base, limit: Mm): boolean {
  return isWithinDistance(a.at, b.at, limit + a.r + b.r);
}

/** Returns the gap in mm, not rounded, from the base's edge to the shape; 0 if they touch or overlap. */
export function gapToShape(base: Base, shape: Shape): Mm {
  return Math.max(0, Math.sqrt(shapeSquaredDistance(base.at, shape)) - base.r);
}
