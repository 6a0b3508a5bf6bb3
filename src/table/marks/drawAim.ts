import type { Aim } from '../../core/aim.ts';
import type { Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { type Brush, closedPath, openPath, shapePath, stroke, drawUpright } from '../draw/brush.ts';
import { INK, MARK_PAINTS } from '../draw/theme.ts';
import { radiusOf } from '../figures/pieces.ts';
import { pieceIn } from '../figures/piecesOnTable.ts';
import { type AimChoice, bearingVector, HANDLE_RADIUS, handleOf, type PullStyle, RADIAN } from '../input/aimHandle.ts';

/** Draws an aim: the band and its handle, the power arrow in tape, the spin, and the dotted line beyond. */
export function drawAim(brush: Brush, scene: Scene, choice: AimChoice, aim: Aim, pull: PullStyle): void {
  const { context, px, theme } = brush;
  const { at, by } = choice.controls;
  const piece = pieceIn(scene, choice.piece);
  const r = piece ? radiusOf(piece) : 12;
  const { bearing = 0, power = 0, offset } = aim;
  const ahead = bearingVector(bearing);
  const to = (along: number, aside = 0): Point => ({
    x: at.x + ahead.x * along - ahead.y * aside,
    y: at.y + ahead.y * along + ahead.x * aside,
  });
  const strength = power / 1000;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (by === 'gun') drawRing(brush, at, r + 16 * px);
  const handle = handleOf(choice, aim, px, pull);
  if (!pull.pushes) drawBand(brush, to, r, distance(at, handle));
  if (by === 'flick') drawFinger(brush, to(-r - 3 * px, ((0 - (offset ?? 0)) / 1000) * r));
  const start = r + (by === 'flick' ? 6 : 18) * px;
  drawArrow(brush, to, start, start + (24 + strength * 150) * px, strength);
  const on = start + (62 + strength * 150) * px;
  stroke(brush, openPath([to(on), to(on + 150 * px)]), INK.ink, 4.4, [0.1, 9]);
  stroke(brush, openPath([to(on), to(on + 150 * px)]), MARK_PAINTS[theme].dot, 2.4, [0.1, 9]);
  if (offset) drawSpin(brush, at, r + 13 * px, bearing, offset);
  drawHandle(brush, handle);
  context.restore();
}

type Place = (along: number, aside?: number) => Point;
/** Draws the rubber band around a piece, pulled back to its handle. */
function drawBand(brush: Brush, to: Place, r: Mm, distance: Mm): void {
  for (const side of [-1, 1]) {
    const line = openPath([to(-r * 0.1, side * r * 0.9), to(-distance)]);
    stroke(brush, line, INK.ink, 6);
    stroke(brush, line, MARK_PAINTS[brush.theme].tape, 3.4);
  }
}
/** Draws the handle that the player drags. */
function drawHandle(brush: Brush, at: Point): void {
  const { px, context } = brush;
  const handle = shapePath({ kind: 'disc', at, r: HANDLE_RADIUS * px });
  context.fillStyle = 'rgba(253,251,246,.78)';
  context.fill(handle);
  stroke(brush, handle, INK.ink, 2.6);
  context.fillStyle = INK.ink;
  context.fill(shapePath({ kind: 'disc', at, r: 8 * px }));
}
/** Draws the point where the finger strikes. */
function drawFinger(brush: Brush, at: Point): void {
  const { px, theme, context } = brush;
  const struck = shapePath({ kind: 'disc', at, r: 5 * px });
  context.fillStyle = MARK_PAINTS[theme].tape;
  context.fill(struck);
  stroke(brush, struck, INK.ink, 2);
}

/** Draws the ring on which a gun turns. */
function drawRing(brush: Brush, at: Point, r: Mm): void {
  const circle = shapePath({ kind: 'disc', at, r });
  stroke(brush, circle, INK.ink, 7);
  stroke(brush, circle, MARK_PAINTS[brush.theme].tape, 4.2);
  stroke(brush, circle, INK.ink, 4.2, [1.5, 10]);
}

/** Draws an arrow in pieces of tape. Its last part is white. */
function drawArrow(brush: Brush, to: Place, from: Mm, end: Mm, strength: number): void {
  const { context, px, theme } = brush;
  const parts = Math.max(2, Math.round(strength * 12));
  const [thin, wide] = [7 * px, (9 + 9 * strength) * px];
  const half = (part: number): number => thin + (wide - thin) * part;
  for (let i = 0; i < parts; i++) {
    const [a, b] = [i / parts, (i + 0.84) / parts];
    const [x, y] = [from + (end - from) * a, from + (end - from) * b];
    const piece = closedPath([to(x, -half(a)), to(y, -half(b)), to(y, half(b)), to(x, half(a))]);
    context.fillStyle = i < parts * 0.62 ? MARK_PAINTS[theme].tape : '#FFFFFF';
    context.fill(piece);
    stroke(brush, piece, INK.ink, 2);
  }
  const head = closedPath([to(end, -wide * 1.5), to(end + 30 * px), to(end, wide * 1.5)]);
  context.fillStyle = '#FFFFFF';
  context.fill(head);
  stroke(brush, head, INK.ink, 2.4);
}

/** Draws the spin as an arc with an arrowhead. The arc is longer the farther from its centre the piece is struck. */
function drawSpin(brush: Brush, at: Point, r: Mm, bearing: number, offset: number): void {
  const { theme } = brush;
  // A piece struck on the left spins clockwise.
  const clockwise = offset > 0 ? 1 : -1;
  const begin = bearing * RADIAN + Math.PI / 2;
  const end = begin + clockwise * (0.6 + (Math.abs(offset) / 1000) * 2);
  const arc = new Path2D();
  arc.arc(at.x, at.y, r, begin, end, clockwise < 0);
  stroke(brush, arc, INK.ink, 9);
  stroke(brush, arc, MARK_PAINTS[theme].tape, 5.4);
  drawUpright({ ...brush, turn: 0 }, { x: at.x + r * Math.cos(end), y: at.y + r * Math.sin(end) }, (context) => {
    context.rotate(end + (clockwise * Math.PI) / 2);
    const head = closedPath([
      { x: 0, y: -10 },
      { x: 15, y: 0 },
      { x: 0, y: 10 },
    ]);
    context.fillStyle = MARK_PAINTS[theme].tape;
    context.fill(head);
    stroke({ ...brush, context, px: 1 }, head, INK.ink, 2);
  });
}
