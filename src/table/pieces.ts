import type { PieceNode } from '../core/scene.ts';
import { type Base, type Shape, boundsOf } from '../geometry/shape.ts';
import { isPosed, drawPosed } from './bodies.ts';
import { drawBadge } from './badge.ts';
import { type Brush, font, pixelsIn, upright } from './brush.ts';
import { drawPlate } from './fortress.ts';
import { bitmapOf } from './figures/bitmap.ts';
import { lookOf } from './figures/layers.ts';
import { REACH } from './figures/stack.ts';
import { INK, type Theme } from './theme.ts';

/** The radius (mm) that a figure is drawn with: of its disc, or half the side that its drawing fills. */
export function radiusOf(piece: Pick<PieceNode, 'base' | 'figure'>): number {
  const { base } = piece;
  if (base.kind === 'disc') return base.r;
  const { width, height } = boundsOf(base);
  return (lookOf(piece.figure).vehicle ? Math.max(width, height) : Math.min(width, height)) / 2;
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

/** Draws a piece around 0, 0 (mm): its figure, its number and its badges. */
export function drawPiece(brush: Brush, piece: PieceNode, tagged = true): void {
  if (piece.figure === 'block') {
    drawBlock(brush, piece);
    return;
  }
  if (isPosed(piece)) {
    drawPosed(brush, piece, radiusOf(piece));
    return;
  }
  const { context, px, theme } = brush;
  const radius = radiusOf(piece);
  const acted = piece.badges?.includes('acted') ?? false;
  const wounded = piece.badges?.includes('wounded') ?? false;
  const lies = wounded ? ('faceDown' as const) : undefined;
  // Facing as it is seen, so that the light stays where it is when the table turns.
  const facing = (piece.facing ?? 0) + brush.turn;
  const look = { figure: piece.figure, seat: piece.seat, theme, facing, lies };
  const { image, turn } = bitmapOf(look, radius * pixelsIn(context));
  const half = radius * REACH;
  context.save();
  if (acted) context.globalAlpha *= 0.62;
  context.rotate(((turn - brush.turn) * Math.PI) / 180);
  context.drawImage(image, -half, -half, half * 2, half * 2);
  context.restore();
  if (tagged && radius / px >= 5.5) upright(brush, { x: 0, y: 0 }, () => drawTags(context, piece, radius / px, theme));
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
function tagSize(radius: number, theme: Theme): number {
  if (theme === 'projector') return Math.min(17, Math.max(12, radius * 0.7));
  return radius < 20 ? Math.min(9.4, Math.max(7.8, radius * 0.62)) : Math.min(12.5, Math.max(9.4, radius * 0.29));
}

function drawTags(context: CanvasRenderingContext2D, piece: PieceNode, radius: number, theme: Theme): void {
  const size = tagSize(radius, theme);
  const away = (radius * 1.04 + Math.max(0, size - radius * 0.3)) * Math.SQRT1_2;
  const badges = piece.badges ?? [];
  const acted = badges.includes('acted');
  const small = Math.min(size * 0.92, Math.max(6.4, radius * 0.5));
  const near = (radius * 1.04 + Math.max(0, small - radius * 0.3)) * Math.SQRT1_2;
  if (badges.includes('ranged') && radius >= 8)
    drawBadge(context, near, near, small * 0.9, 'crosshair', INK.label, '#FFFFFF');
  if (badges.includes('wounded')) drawBadge(context, near, near, small * 1.1, 'heart', INK.label, '#FFFFFF');
  if (piece.storeys) drawPlate(context, -near, -near, small * 1.9, piece.storeys);
  if (badges.includes('commander')) drawBadge(context, -near, -near, small, 'star', INK.label, INK.keyOnLabel);
  if (acted) drawBadge(context, near, -near, small, 'check', INK.label, '#FFFFFF');
  if (piece.coins) drawCoins(context, piece.coins, radius + (piece.mark === undefined ? 6 : 8));
  if (piece.mark === undefined) return;
  context.beginPath();
  context.arc(-away, away, size, 0, 2 * Math.PI);
  context.fillStyle = acted ? '#D9D2C2' : INK.bone;
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
