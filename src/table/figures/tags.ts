import type { PieceNode } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { type Brush, font, drawUpright } from '../draw/brush.ts';
import { INK, type Theme } from '../draw/theme.ts';
import { drawPlate } from '../ground/fortress.ts';
import { drawBadge } from './badge.ts';
import { isPosed } from './posedPieces.ts';

/** The radius in px of a number tag beside a figure of a radius in px. */
function tagSize(seen: number, theme: Theme): number {
  return theme === 'projector' ? Math.min(17, Math.max(12, seen * 0.5)) : Math.min(11, Math.max(7.8, seen * 0.36));
}

/** The least radius (px) of a figure that has room for tags beside it. */
const LEAST = 5.5;

/** How a table is looked at. */
type View = Pick<Brush, 'px' | 'theme' | 'turn'>;
/** A round part of the table, mm. */
export interface Round {
  readonly at: Point;
  readonly r: Mm;
}
/** A tag keeps off a figure's drawing but for so much of its own radius. */
const NEAR = 0.8;
/** In which of these directions (degrees, clockwise from the right as it is seen) a number would rather stand. */
const SIDES = [135, 225, 45, 315, 90, 180, 0, 270];
/** In which direction (degrees, on the table) a tower's own plate lies from its middle. */
const TOWER_PLATE = 45;
/** The direction (degrees, as it is seen) in which the number of a figure of a drawn radius lies on nobody else, the usual one if it can; `taken` are the sides of its badges, `turn` is the view's. */
export function sideOf(
  at: Point,
  r: Mm,
  size: Mm,
  others: readonly Round[],
  taken: readonly number[],
  turn: number,
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

/** Whether a figure of a radius (px) has nothing beside it. */
const isBare = (piece: PieceNode, seen: number): boolean =>
  piece.figure === 'block' || piece.figure === 'tile' || isPosed(piece) || seen < LEAST;
/** Draws beside a figure at 0, 0 that is seen so large (mm), never over it nor over others, what tells it apart: rank, storey, wounds and damage, and, where it is numbered, its number and that it can shoot. */
export function drawTags(
  brush: Brush,
  piece: PieceNode,
  r: Mm,
  numbered: boolean,
  others: readonly Round[] = [],
): void {
  const seen = r / brush.px;
  if (isBare(piece, seen)) return;
  const badges = badgesOf(piece, numbered, seen);
  const size = tagSize(seen, brush.theme);
  drawUpright(brush, { x: 0, y: 0 }, (context) => {
    for (const { side, sign } of badges) drawSign(context, piece, seen, size * SIGN, side, sign);
    if (piece.coins) drawCoins(context, piece.coins, seen + 8);
    if (!numbered || piece.mark === undefined) return;
    drawNumber(context, piece.mark, seen, size, numberSide(brush, piece, r, others));
  });
}

/** The direction (degrees, as it is seen) in which the number of a figure drawn so large (mm) stands. */
function numberSide(brush: View, piece: PieceNode, r: Mm, others: readonly Round[]): number {
  const seen = r / brush.px;
  const taken = [
    ...badgesOf(piece, true, seen).map(({ side }) => side),
    ...(piece.coins ? [90] : []),
    ...(piece.storeys ? [(TOWER_PLATE + brush.turn) % 360] : []),
  ];
  return sideOf(piece.at, r, tagSize(seen, brush.theme) * brush.px, others, taken, brush.turn);
}
/** The disc of the number beside a figure drawn so large (mm) among others; null where it wears none. */
export function numberOf(brush: View, piece: PieceNode, r: Mm, others: readonly Round[]): Round | null {
  if (isBare(piece, r / brush.px) || piece.mark === undefined) return null;
  const size = tagSize(r / brush.px, brush.theme) * brush.px;
  const { x, y } = placeAt(numberSide(brush, piece, r, others) - brush.turn, r + NEAR * size);
  return { at: { x: piece.at.x + x, y: piece.at.y + y }, r: size };
}

/** A figure of a smaller radius (px) leaves the telling of its storey to the tower that it stands on. */
const WEARS_STOREY = 15;
/** What a figure seen so large (px) wears at its corners, by the direction (degrees, as it is seen). */
function badgesOf(
  { badges = [], storeys }: PieceNode,
  numbered: boolean,
  seen: number,
): { side: number; sign: Worn }[] {
  const right: Worn | null = badges.includes('wounded')
    ? 'heart'
    : numbered && badges.includes('ranged')
      ? 'crosshair'
      : null;
  const left: Worn | null = badges.includes('commander') ? 'star' : storeys && seen >= WEARS_STOREY ? 'plate' : null;
  return [...(right ? [{ side: 45, sign: right }] : []), ...(left ? [{ side: 225, sign: left }] : [])];
}
type Worn = 'heart' | 'crosshair' | 'star' | 'plate';

/** A sign beside a figure is so many times smaller than its number. */
const SIGN = 0.86;
/** Where the signs at the corners of a figure that is seen so large (mm) lie, each with the disc that holds it, mm. */
export function cornerIcons(brush: View, piece: PieceNode, r: Mm): Round[] {
  if (r / brush.px < LEAST || isPosed(piece)) return [];
  const size = tagSize(r / brush.px, brush.theme) * SIGN * brush.px;
  return badgesOf(piece, true, r / brush.px).map(({ side }) => {
    const { x, y } = placeAt(side - brush.turn, r + NEAR * size);
    return { at: { x: piece.at.x + x, y: piece.at.y + y }, r: size * 1.3 };
  });
}

function drawSign(
  context: CanvasRenderingContext2D,
  piece: PieceNode,
  seen: number,
  size: number,
  side: number,
  sign: Worn,
): void {
  const { x, y } = placeAt(side, seen + NEAR * size);
  if (sign === 'plate') drawPlate(context, x, y, size * 1.9, piece.storeys ?? 0);
  else drawBadge(context, x, y, size, sign, INK.label, sign === 'star' ? INK.keyOnLabel : '#FFFFFF');
}

const placeAt = (side: number, distance: number): Point => ({
  x: distance * Math.cos((side * Math.PI) / 180),
  y: distance * Math.sin((side * Math.PI) / 180),
});

function drawNumber(context: CanvasRenderingContext2D, mark: string, seen: number, size: number, side: number): void {
  const { x, y } = placeAt(side, seen + NEAR * size);
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.fillStyle = INK.bone;
  context.fill();
  context.strokeStyle = INK.ink;
  context.lineWidth = 1.4;
  context.stroke();
  context.fillStyle = INK.ink;
  context.font = font(Math.max(12, size * 1.24), 750);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(mark, x, y + size * 0.07);
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
