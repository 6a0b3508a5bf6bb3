import type { PieceNode } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { type Base, type Shape, boundsOf } from '../../geometry/shape.ts';
import { isPosed, drawPosed } from './bodies.ts';
import { drawBadge } from './badge.ts';
import { type Brush, font, outlineOf, pixelsIn, upright } from '../draw/brush.ts';
import { drawPlate } from '../ground/fortress.ts';
import { bitmapOf } from './bitmap.ts';
import { frontOf, lookOf } from './layers.ts';
import { OVERHANG, REACH } from './stack.ts';
import { paint } from './drawing.ts';
import { tileOf } from './tile.ts';
import { INK, type Theme, seatPaint } from '../draw/theme.ts';

/** The radius (mm) of a figure's base: of its disc, or half the side that its drawing fills. */
export function radiusOf(piece: Pick<PieceNode, 'base' | 'figure'>): number {
  const { base } = piece;
  if (base.kind === 'disc') return base.r;
  const { width, height } = boundsOf(base);
  return (lookOf(piece.figure).vehicle ? Math.max(width, height) : Math.min(width, height)) / 2;
}

const ORIGIN: Point = { x: 0, y: 0 };
/** The radius (mm) of what is seen of a figure: a man's shoulders overhang his base, a tile reaches to its farthest corner. */
export function seenRadiusOf(piece: Pick<PieceNode, 'base' | 'figure'>): Mm {
  if (piece.figure === 'tile') return Math.max(...outlineOf(piece.base).map((corner) => distance(corner, ORIGIN)));
  return radiusOf(piece) * (frontOf(piece.figure) ? OVERHANG : 1);
}

/** The round footprint of a piece that distances are measured from. */
export function baseOf(piece: PieceNode): Base {
  return { at: piece.at, r: roundOf(piece.base) };
}

function roundOf(base: Shape): number {
  if (base.kind === 'disc') return base.r;
  const { width, height } = boundsOf(base);
  return (width + height) / 4;
}

/** Draws a piece around 0, 0 (mm): its figure upon its base, and, if it is told apart, all its tags. */
export function drawPiece(brush: Brush, piece: PieceNode, tagged = true): void {
  if (piece.figure === 'block') {
    drawBlock(brush, piece);
    return;
  }
  if (piece.figure === 'tile') {
    upright(brush, ORIGIN, (context) => {
      context.scale(1 / brush.px, 1 / brush.px);
      const { base, facing = 0, mark } = piece;
      paint(context, tileOf(base, seatPaint(piece.seat, brush.theme), facing + brush.turn, mark));
    });
    return;
  }
  if (isPosed(piece)) {
    drawPosed(brush, piece, radiusOf(piece));
    return;
  }
  const { context, theme } = brush;
  const acted = piece.badges?.includes('acted') ?? false;
  const lies = piece.badges?.includes('wounded') ? ('faceDown' as const) : undefined;
  const radius = lies ? seenRadiusOf(piece) : radiusOf(piece);
  // Facing as it is seen, so that the light stays where it is when the table turns.
  const facing = (piece.facing ?? 0) + brush.turn;
  const look = { figure: piece.figure, seat: piece.seat, theme, facing, lies, acted };
  const { image, turn } = bitmapOf(look, radius * pixelsIn(context));
  const half = radius * REACH;
  context.save();
  context.rotate(((turn - brush.turn) * Math.PI) / 180);
  context.drawImage(image, -half, -half, half * 2, half * 2);
  context.restore();
  if (tagged) drawTags(brush, piece, true);
}

/** Draws a block around 0, 0: it never turns with the camera, so that its number can be read from both sides. */
function drawBlock(brush: Brush, piece: PieceNode): void {
  const radius = radiusOf(piece) / brush.px;
  const ratio = pixelsIn(brush.context) * brush.px;
  const { seat, emblem, mark, badges = [] } = piece;
  upright(brush, { x: 0, y: 0 }, (context) => {
    const look = { figure: piece.figure, seat, theme: brush.theme, facing: 0, emblem, mark };
    const { image } = bitmapOf(look, radius * ratio);
    const half = radius * REACH;
    context.drawImage(image, -half, -half, half * 2, half * 2);
    const size = Math.max(5, radius * 0.3);
    const corner = radius * 0.72;
    if (badges.includes('moved')) drawBadge(context, corner, -corner, size, 'footprints', '#FFFFFF', INK.ink);
    if (badges.includes('seen')) drawBadge(context, -corner, -corner, size, 'eye', '#FFFFFF', INK.ink);
  });
}

/** The radius in px of a number tag beside a figure of a radius in px. */
function tagSize(seen: number, theme: Theme): number {
  return theme === 'projector' ? Math.min(17, Math.max(12, seen * 0.5)) : Math.min(11, Math.max(7.8, seen * 0.36));
}

/** The least radius (px) of a figure that has room for tags beside it. */
const LEAST = 5.5;

/** Draws beside a figure at 0, 0, never over it, what tells it apart: rank, storey, wounds and damage, and, where it is numbered, its number and that it can shoot. */
export function drawTags(brush: Brush, piece: PieceNode, numbered: boolean): void {
  const seen = seenRadiusOf(piece) / brush.px;
  if (piece.figure === 'block' || piece.figure === 'tile' || isPosed(piece) || seen < LEAST) return;
  upright(brush, { x: 0, y: 0 }, (context) => writeTags(context, piece, seen, brush.theme, numbered));
}

function writeTags(
  context: CanvasRenderingContext2D,
  piece: PieceNode,
  seen: number,
  theme: Theme,
  numbered: boolean,
): void {
  const size = tagSize(seen, theme);
  const badges = piece.badges ?? [];
  const small = size * 0.86;
  const near = (seen + small * 0.5) * Math.SQRT1_2;
  if (badges.includes('wounded')) drawBadge(context, near, near, small, 'heart', INK.label, '#FFFFFF');
  else if (numbered && badges.includes('ranged'))
    drawBadge(context, near, near, small, 'crosshair', INK.label, '#FFFFFF');
  if (piece.storeys) drawPlate(context, -near, -near, small * 1.9, piece.storeys);
  if (badges.includes('commander')) drawBadge(context, -near, -near, small, 'star', INK.label, INK.keyOnLabel);
  if (piece.coins) drawCoins(context, piece.coins, seen + 8);
  if (!numbered || piece.mark === undefined) return;
  const away = (seen + size * 0.5) * Math.SQRT1_2;
  context.beginPath();
  context.arc(-away, away, size, 0, 2 * Math.PI);
  context.fillStyle = INK.bone;
  context.fill();
  context.strokeStyle = INK.ink;
  context.lineWidth = 1.4;
  context.stroke();
  context.fillStyle = INK.ink;
  context.font = font(Math.max(12, size * 1.24), 750);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(piece.mark, -away, away + size * 0.07);
}

/** Damage taken, as a row of coins under a machine; more than five as a number. */
function drawCoins(context: CanvasRenderingContext2D, count: number, away: number): void {
  const shown = Math.min(count, 5);
  const size = 6.4;
  for (let i = 0; i < shown; i++) {
    const x = (i - (shown - 1) / 2) * size * 1.7;
    context.beginPath();
    context.arc(x, away, size, 0, 2 * Math.PI);
    context.fillStyle = INK.gold;
    context.fill();
    context.strokeStyle = INK.ink;
    context.lineWidth = 1.4;
    context.stroke();
    context.beginPath();
    context.moveTo(x - 3, away - 3);
    context.lineTo(x + 3, away + 3);
    context.moveTo(x + 3, away - 3);
    context.lineTo(x - 3, away + 3);
    context.stroke();
  }
  if (count <= shown) return;
  context.fillStyle = INK.ink;
  context.font = font(13, 800);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(`${count}`, (shown / 2) * size * 1.7 + 3, away);
}
