import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { type Rect, type Shape, boundsOf, cornersOf } from '../../geometry/shape.ts';
import { lineScale } from './contrast.ts';
import { type Theme, UI_FONT } from './theme.ts';

/** A canvas with the millimetre as its unit. `px` is the length of one pixel in mm, `turn` the view's turn in degrees. */
export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly px: number;
  readonly turn: number;
  readonly theme: Theme;
  /** How bright it is for a piece at a place, 1 in full light. Without it, all pieces are in full light. */
  readonly bright?: ((at: Point) => number) | undefined;
}

/** Returns the corners of any shape. A disc becomes a polygon of 36 corners. */
export function outlineOf(shape: Shape): readonly Point[] {
  if (shape.kind !== 'disc') return cornersOf(shape);
  const { at, r } = shape;
  return ring(at, r, 36);
}

/** Returns evenly spaced points around a centre, the first to the right. */
export function ring(at: Point, r: number, corners: number, from = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = from + (i * 2 * Math.PI) / corners;
    return { x: at.x + r * Math.cos(angle), y: at.y + r * Math.sin(angle) };
  });
}

/** Returns a closed path through points, to fill, stroke or clip by. */
export function closedPath(points: readonly Point[]): Path2D {
  const path = openPath(points);
  path.closePath();
  return path;
}

/** Returns the same corners, clockwise as seen on the screen. */
export function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach((p, i) => {
    const next = points[(i + 1) % points.length] ?? p;
    area += p.x * next.y - next.x * p.y;
  });
  return area < 0 ? points.toReversed() : points;
}

/** Returns an open path through points. */
export function openPath(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach((point, i) => (i === 0 ? path.moveTo(point.x, point.y) : path.lineTo(point.x, point.y)));
  return path;
}

/** Returns the outline of a shape as a path. */
export function shapePath(shape: Shape): Path2D {
  if (shape.kind !== 'disc') return closedPath(cornersOf(shape));
  const path = new Path2D();
  path.arc(shape.at.x, shape.at.y, shape.r, 0, 2 * Math.PI);
  path.closePath();
  return path;
}

/** Returns the outline of an upright rectangle with round corners. */
export function roundedRectPath({ at, width, height }: Rect, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(at.x, at.y, width, height, radius);
  return path;
}

/** Returns the outline of a shape moved outwards by `by` mm, mitred at corners. */
export function outsetPath(shape: Shape, by: Mm): readonly Point[] {
  if (shape.kind === 'disc') return outlineOf({ ...shape, r: shape.r + by });
  const corners = clockwise(cornersOf(shape));
  return corners.map((corner, i) => {
    const [before, after] = [corners.at(i - 1) ?? corner, corners[(i + 1) % corners.length] ?? corner];
    const [a, b] = [outOf(before, corner), outOf(corner, after)];
    // Moves the corner along the sum of both normals, to the same distance outside both edges.
    const part = by / Math.max(0.25, 1 + a.x * b.x + a.y * b.y);
    return { x: corner.x + (a.x + b.x) * part, y: corner.y + (a.y + b.y) * part };
  });
}

/** Returns the closed path through corners, each rounded with radius `r`. */
export function roundedPath(corners: readonly Point[], r: Mm): Path2D {
  const path = new Path2D();
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last) return path;
  path.moveTo((first.x + last.x) / 2, (first.y + last.y) / 2);
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    path.arcTo(corner.x, corner.y, (corner.x + next.x) / 2, (corner.y + next.y) / 2, r);
  });
  path.closePath();
  return path;
}

/** Returns the outward normal of an edge of a clockwise outline, of length 1. */
function outOf(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** Returns the centre of a shape's bounds and half of their shorter side. */
export function boundingDisc(shape: Shape): { at: Point; r: number } {
  if (shape.kind === 'disc') return shape;
  const { at, width, height } = boundsOf(shape);
  return { at: { x: at.x + width / 2, y: at.y + height / 2 }, r: Math.min(width, height) / 2 };
}

/** Returns the length of one canvas unit in device pixels, whatever the canvas's turn. */
export function pixelsIn(context: CanvasRenderingContext2D): number {
  const { a, b } = context.getTransform();
  return Math.hypot(a, b);
}

/** Draws with px as the unit around a point of the table, upright in every turn of the view. */
export function drawUpright(brush: Brush, at: Point, draw: (context: CanvasRenderingContext2D) => void): void {
  const { context, px, turn } = brush;
  context.save();
  context.translate(at.x, at.y);
  context.rotate((-turn * Math.PI) / 180);
  context.scale(px, px);
  draw(context);
  context.restore();
}

/** Strokes a path with a width and dashes in px. It is thicker if the device asks for more contrast. */
export function stroke(brush: Brush, path: Path2D, colour: string, width: number, dash: readonly number[] = []): void {
  const { context, px } = brush;
  context.strokeStyle = colour;
  context.lineWidth = width * px * lineScale();
  context.setLineDash(dash.map((length) => length * px));
  context.stroke(path);
  context.setLineDash([]);
}

/** Returns the font of a text, by its size in px. */
export function font(size: number, weight = 650): string {
  return `${weight} ${size}px ${UI_FONT}`;
}
