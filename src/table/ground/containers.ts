import type { AreaNode } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { boundsOf } from '../../geometry/shape.ts';
import { type Brush, font, openPath, outlineOf, shapePath, roundedRectPath, stroke } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';

/** The paints of a steel wall: its sheet, its ribs in light and shade, and its frame. */
interface Steel {
  readonly top: string;
  readonly side: string;
  readonly line: string;
  readonly out: string;
}
const STEELS: readonly Steel[] = [
  { top: '#4E8288', side: '#35595D', line: '#7CA4A9', out: '#0B0D0E' },
  { top: '#B0613F', side: '#7A412A', line: '#CE8B6D', out: '#0B0D0E' },
  { top: '#5E6B78', side: '#404A53', line: '#8A95A0', out: '#0B0D0E' },
];
/** Returns the paint of a container, by its id. */
export function containerPaint(id: string): Steel {
  return STEELS[Math.floor(randomStream(`${id} steel`)() * STEELS.length)] as Steel;
}

/** The distance (mm) between ribs, and from the edge to the first rib. */
const RIB: Mm = 5.2;
const EDGE: Mm = 4;
/** The width of a corner casting, mm. */
const CORNER: Mm = 7;

/** How far (mm) a yard of slabs reaches beyond its container, and the length of a slab, mm. */
const YARD: Mm = 26;
const SLAB: Mm = 46;
/** Draws the concrete slabs below a container, flat in the ground. */
export function drawSlabs(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { at, width, height } = boundsOf(area.shape);
  const [wide, high] = [width + 2 * YARD, height + 2 * YARD];
  context.save();
  context.translate(at.x - YARD, at.y - YARD);
  context.globalAlpha = 0.62;
  context.fillStyle = theme === 'dark' ? '#525A59' : '#AEB7B3';
  context.fill(roundedRectPath({ kind: 'rect', at: { x: 0, y: 0 }, width: wide, height: high }, 3));
  const joints = new Path2D();
  for (let x = SLAB; x < wide - 8; x += SLAB)
    joints.addPath(
      openPath([
        { x, y: 0 },
        { x, y: high },
      ]),
    );
  for (let y = SLAB; y < high - 8; y += SLAB)
    joints.addPath(
      openPath([
        { x: 0, y },
        { x: wide, y },
      ]),
    );
  stroke(brush, joints, theme === 'dark' ? '#2C3534' : '#7F8A86', 1.2);
  context.restore();
}

/** Draws a container of corrugated steel from above: ribs across it, a frame with castings at its corners, some rust and its number. */
export function drawContainer(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const [a, b, c] = outlineOf(area.shape);
  if (!a || !b || !c) return;
  const along = distance(a, b) >= distance(b, c);
  const [from, to] = along ? [a, b] : [b, c];
  const middle: Point = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  const [long, wide] = along ? [distance(a, b), distance(b, c)] : [distance(b, c), distance(a, b)];
  const { top, side, line, out } = containerPaint(area.id);
  const { outline } = TERRAIN_PAINTS[theme];
  context.fillStyle = top;
  context.fill(shapePath(area.shape));
  context.save();
  context.translate(middle.x, middle.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  const [x, y] = [long / 2 - EDGE, wide / 2 - EDGE];
  for (let at = -x; at + RIB * 0.6 < x; at += RIB) {
    context.fillStyle = side;
    context.fillRect(at, -y, RIB * 0.4, 2 * y);
    context.fillStyle = line;
    context.fillRect(at + RIB * 0.4, -y, RIB * 0.2, 2 * y);
  }
  drawRust(context, area.id, x, y);
  drawNumber(brush, area.id, wide, top);
  context.fillStyle = side;
  for (const [right, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const at = { x: (right * long) / 2 - (right > 0 ? CORNER : 0), y: (down * wide) / 2 - (down > 0 ? CORNER : 0) };
    const corner = shapePath({ kind: 'rect', at, width: CORNER, height: CORNER });
    context.fill(corner);
    stroke(brush, corner, out, 1);
  }
  context.restore();
  if (theme === 'dark') {
    context.fillStyle = 'rgba(10,14,16,.28)';
    context.fill(shapePath(area.shape));
  }
  stroke(brush, shapePath(area.shape), out, outline * 1.15);
}

function drawRust(context: CanvasRenderingContext2D, id: string, x: Mm, y: Mm): void {
  const grain = randomStream(`${id} rust`);
  context.fillStyle = 'rgba(122,63,31,.6)';
  for (let i = 0; i < 4; i++) {
    const spot = { x: (grain() * 2 - 1) * x * 0.9, y: (grain() < 0.5 ? -1 : 1) * y * (0.8 + grain() * 0.15) };
    context.beginPath();
    context.ellipse(spot.x, spot.y, 2.4 + grain() * 4, 1.4 + grain() * 1.6, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Draws the number of a container on its own, along its length. */
export function drawContainerNumber(brush: Brush, area: AreaNode): void {
  const [a, b, c] = outlineOf(area.shape);
  if (!a || !b || !c) return;
  const along = distance(a, b) >= distance(b, c);
  const [from, to] = along ? [a, b] : [b, c];
  brush.context.save();
  brush.context.translate((a.x + c.x) / 2, (a.y + c.y) / 2);
  brush.context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  drawNumber(brush, area.id, along ? distance(b, c) : distance(a, b), containerPaint(area.id).top);
  brush.context.restore();
}
/** Draws a number stencilled on a plain field, if it is large enough to read. */
function drawNumber({ context, px }: Brush, id: string, wide: Mm, ground: string): void {
  const size = wide * 0.34;
  if (size / px < 9) return;
  const grain = randomStream(`${id} number`);
  const text = `${'KMRT'.charAt(Math.floor(grain() * 4))}-${String(Math.floor(grain() * 90) + 10)}`;
  context.font = font(size, 780);
  const half = context.measureText(text).width / 2 + size * 0.3;
  context.fillStyle = ground;
  context.fillRect(-half, -size * 0.75, 2 * half, size * 1.5);
  context.fillStyle = 'rgba(255,255,255,.8)';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 0, size * 0.05);
}
