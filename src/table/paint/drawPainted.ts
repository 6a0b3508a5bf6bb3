import type { Point } from '../../geometry/point.ts';
import type { Shape } from '../../geometry/shape.ts';
import { shapePath } from '../draw/brush.ts';
import { COARSE } from './light.ts';
import type { PaintedTable } from './protocol.ts';

/** Draws a picture of a painted table in mm. */
export function drawPainted(
  context: CanvasRenderingContext2D,
  { view, wide, high }: PaintedTable,
  picture: ImageBitmap,
): void {
  context.save();
  context.translate(view.width / 2, view.height / 2);
  context.rotate((-view.turn * Math.PI) / 180);
  context.scale(1 / view.scale, 1 / view.scale);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -wide / 2, -high / 2);
  context.restore();
}
/** Draws some shapes of a painted table once more, over what has been drawn on it. */
export function drawPaintedShapes(
  context: CanvasRenderingContext2D,
  painted: PaintedTable,
  shapes: readonly Shape[],
): void {
  if (shapes.length === 0) return;
  const all = new Path2D();
  for (const shape of shapes) all.addPath(shapePath(shape));
  context.save();
  context.clip(all);
  drawPainted(context, painted, painted.sunny);
  context.restore();
}
/** Returns a function of places (mm) on a painted table: how bright it is there for a piece, 1 in full light. */
export function brightnessOn({ view, wide, high, bright: { columns, cells } }: PaintedTable): (at: Point) => number {
  const rows = cells.length / columns;
  return ({ x, y }) => {
    const [left, top] = pixelOf({ x, y }, view);
    const column = Math.min(columns - 1, Math.max(0, Math.round((left + wide / 2) / COARSE)));
    const row = Math.min(rows - 1, Math.max(0, Math.round((top + high / 2) / COARSE)));
    return (cells[row * columns + column] as number) / 255;
  };
}
/** Returns the px of a place from the middle of the picture. */
function pixelOf({ x, y }: Point, view: PaintedTable['view']): readonly [number, number] {
  const angle = (view.turn * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const [dx, dy] = [(x - view.width / 2) * view.scale, (y - view.height / 2) * view.scale];
  return [cos * dx - sin * dy, sin * dx + cos * dy];
}
