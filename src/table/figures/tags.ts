import type { PieceNode } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { type Brush, font, drawUpright } from '../draw/brush.ts';
import { INK, type Theme } from '../draw/theme.ts';
import { drawBadge } from './badge.ts';
import { lineScale } from '../draw/contrast.ts';
import { isPosed } from './posedPieces.ts';

/** Returns the radius (px) of a number tag beside a figure of radius `seen` (px). */
function tagSize(seen: number, theme: Theme): number {
  return theme === 'projector' ? Math.min(17, Math.max(12, seen * 0.5)) : Math.min(11, Math.max(7.8, seen * 0.36));
}

/** The smallest radius (px) of a figure with room for tags beside it. */
const LEAST = 5.5;

/** How a table is viewed. */
type View = Pick<Brush, 'px' | 'theme' | 'turn'>;
/** A round part of the table, mm. */
export interface Round {
  readonly at: Point;
  readonly r: Mm;
}
/** The distance from a figure's drawing to the centre of its tag, in radii of the tag. */
const NEAR = 0.8;
/** The preferred directions of a number, best first (degrees on the screen, clockwise from the right). */
const SIDES = [135, 225, 45, 315, 90, 180, 0, 270];
/**
 * Returns the direction (degrees on the screen) in which a figure's number covers no other piece, if possible the usual one.
 * `taken` are the sides of its badges, `turn` is the view's.
 */
export function sideOf(
  { at, r }: Round,
  size: Mm,
  others: readonly Round[],
  { taken, turn }: { readonly taken: readonly number[]; readonly turn: number },
): number {
  const far = r + NEAR * size;
  const over = (side: number): number => {
    const angle = ((side - turn) * Math.PI) / 180;
    const place = { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) };
    return others.reduce((sum, other) => sum + Math.max(0, other.r + size - distance(other.at, place)), 0);
  };
  const free = SIDES.filter((side) => !taken.includes(side));
  return free.reduce((min, side) => (over(side) < over(min) - size * 0.05 ? side : min), free[0] ?? 135);
}

/** Whether a figure of radius `seen` (px) has no tags beside it. */
const isBare = (piece: PieceNode, seen: number): boolean =>
  piece.figure === 'block' || piece.figure === 'tile' || isPosed(piece) || seen < LEAST;
/**
 * Draws the tags beside a figure at 0, 0 of visible radius `r` (mm), never over it or over others. Tags show rank, wounds and
 * damage. If `numbered`, they also show its number and whether it can shoot.
 */
export function drawTags(
  brush: Brush,
  piece: PieceNode,
  r: Mm,
  numbered: boolean,
  others: readonly Round[] = [],
): void {
  const seen = r / brush.px;
  if (isBare(piece, seen)) return;
  const badges = badgesOf(piece, numbered);
  const size = tagSize(seen, brush.theme);
  drawUpright(brush, { x: 0, y: 0 }, (context) => {
    for (const { side, sign } of badges) {
      const signSize = size * SIGN;
      const place = placeAt(side, seen + NEAR * signSize);
      drawSign(context, place, signSize, sign);
    }
    if (piece.coins) drawCoins(context, piece.coins, seen + 8);
    if (!numbered || piece.mark === undefined) return;
    const place = placeAt(numberSide(brush, piece, r, others), seen + NEAR * size);
    drawNumber(context, piece.mark, place, size);
  });
}

/** Returns the direction (degrees on the screen) of the number of a figure with visible radius `r` (mm). */
function numberSide(brush: View, piece: PieceNode, r: Mm, others: readonly Round[]): number {
  const taken = [...badgesOf(piece, true).map(({ side }) => side), ...(piece.coins ? [90] : [])];
  const size = tagSize(r / brush.px, brush.theme) * brush.px;
  return sideOf({ at: piece.at, r }, size, others, { taken, turn: brush.turn });
}
/** Returns the disc of the number beside a figure of visible radius `r` (mm) among others. Null if it has no number. */
export function numberOf(brush: View, piece: PieceNode, r: Mm, others: readonly Round[]): Round | null {
  if (isBare(piece, r / brush.px) || piece.mark === undefined) return null;
  const size = tagSize(r / brush.px, brush.theme) * brush.px;
  const { x, y } = placeAt(numberSide(brush, piece, r, others) - brush.turn, r + NEAR * size);
  return { at: { x: piece.at.x + x, y: piece.at.y + y }, r: size };
}

/** Returns the badges at the corners of a figure, with their directions (degrees on the screen). */
function badgesOf({ badges = [] }: PieceNode, numbered: boolean): { side: number; sign: Worn }[] {
  const shooter: Worn | null = numbered && badges.includes('ranged') ? 'crosshair' : null;
  const right: Worn | null = badges.includes('wounded') ? 'heart' : shooter;
  const left: Worn | null = badges.includes('commander') ? 'star' : null;
  // A sign that needs no colour. The wounded are out of play for the turn in any case.
  const done: Worn | null = badges.includes('acted') && right !== 'heart' ? 'check' : null;
  return [
    ...(right ? [{ side: 45, sign: right }] : []),
    ...(left ? [{ side: 225, sign: left }] : []),
    ...(done ? [{ side: 315, sign: done }] : []),
  ];
}
type Worn = 'heart' | 'crosshair' | 'star' | 'check';

/** The size of a sign beside a figure, relative to its number. */
const SIGN = 0.86;
/** Returns the positions of the signs at the corners of a figure of visible radius `r` (mm), each with its enclosing disc, mm. */
export function cornerIcons(brush: View, piece: PieceNode, r: Mm): Round[] {
  if (r / brush.px < LEAST || isPosed(piece)) return [];
  const size = tagSize(r / brush.px, brush.theme) * SIGN * brush.px;
  return badgesOf(piece, true).map(({ side }) => {
    const { x, y } = placeAt(side - brush.turn, r + NEAR * size);
    return { at: { x: piece.at.x + x, y: piece.at.y + y }, r: size * 1.3 };
  });
}

function drawSign(context: CanvasRenderingContext2D, at: Point, size: number, sign: Worn): void {
  drawBadge(context, at, size, { sign, ground: INK.label, colour: sign === 'star' ? INK.keyOnLabel : '#FFFFFF' });
}

const placeAt = (side: number, distance: number): Point => ({
  x: distance * Math.cos((side * Math.PI) / 180),
  y: distance * Math.sin((side * Math.PI) / 180),
});

function drawNumber(context: CanvasRenderingContext2D, mark: string, { x, y }: Point, size: number): void {
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.fillStyle = INK.bone;
  context.fill();
  context.strokeStyle = INK.ink;
  context.lineWidth = 1.4 * lineScale();
  context.stroke();
  context.fillStyle = INK.ink;
  context.font = font(Math.max(12, size * 1.24), 750);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(mark, x, y + size * 0.07);
}

/** Draws damage as a row of coins under a machine. More than 5 are shown as a number. */
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
    context.lineWidth = 1.4 * lineScale();
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
