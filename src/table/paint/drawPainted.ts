import type { Mm, Point } from '../../geometry/point.ts';
import type { Rect } from '../../geometry/shape.ts';
import { COARSE } from './light.ts';
import type { PaintedTable } from './protocol.ts';

/** Draws a picture of a painted table in mm, whole or within a rectangle. */
export function drawPainted(
  context: CanvasRenderingContext2D,
  { view, wide, high }: PaintedTable,
  picture: ImageBitmap,
  part?: Rect,
): void {
  context.save();
  context.translate(view.width / 2, view.height / 2);
  context.rotate((-view.turn * Math.PI) / 180);
  context.scale(1 / view.scale, 1 / view.scale);
  context.imageSmoothingQuality = 'high';
  if (!part) context.drawImage(picture, -wide / 2, -high / 2);
  else {
    const [left, top, right, bottom] = pixelsOf(part, view);
    const x = Math.max(0, Math.floor(left + wide / 2));
    const y = Math.max(0, Math.floor(top + high / 2));
    const width = Math.min(wide, Math.ceil(right + wide / 2)) - x;
    const height = Math.min(high, Math.ceil(bottom + high / 2)) - y;
    if (width > 0 && height > 0)
      context.drawImage(picture, x, y, width, height, x - wide / 2, y - high / 2, width, height);
  }
  context.restore();
}
/** Returns a function of places (mm) on a painted table: how bright it is there for a piece, 1 in full light. */
export function brightnessOn({ view, wide, high, bright: { columns, cells } }: PaintedTable): (at: Point) => number {
  const rows = cells.length / columns;
  return ({ x, y }) => {
    const [left, top] = pixelsOf({ kind: 'rect', at: { x, y }, width: 0, height: 0 }, view);
    const column = Math.min(columns - 1, Math.max(0, Math.round((left + wide / 2) / COARSE)));
    const row = Math.min(rows - 1, Math.max(0, Math.round((top + high / 2) / COARSE)));
    return (cells[row * columns + column] as number) / 255;
  };
}
/** Returns the sides of a rectangle in px from the middle of the picture. */
function pixelsOf({ at, width, height }: Rect, view: PaintedTable['view']): readonly [number, number, number, number] {
  const angle = (view.turn * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const pixel = (x: Mm, y: Mm): readonly [number, number] => {
    const [dx, dy] = [(x - view.width / 2) * view.scale, (y - view.height / 2) * view.scale];
    return [cos * dx - sin * dy, sin * dx + cos * dy];
  };
  const [a, b] = [pixel(at.x, at.y), pixel(at.x + width, at.y + height)];
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
}
