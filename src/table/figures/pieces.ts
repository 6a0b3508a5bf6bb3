import type { PieceNode } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { boundsOf } from '../../geometry/shape.ts';
import { isPosed, drawPosed } from './posedPieces.ts';
import { drawBadge } from './badge.ts';
import { type Brush, outlineOf, shapePath, pixelsIn, stroke, drawUpright } from '../draw/brush.ts';
import { bitmapOf, shadowBitmapOf } from './bitmap.ts';
import { frontOf, figureSprite } from './layers.ts';
import { type FigureState, OVERHANG, REACH, SHADOW_REACH } from './figureDrawing.ts';
import { SHADOW_ALPHA } from './figureShadow.ts';
import { paint } from '../draw/drawing.ts';
import { tileOf } from './tile.ts';
import { drawTags } from './tags.ts';
import { INK, seatPaint } from '../draw/theme.ts';

/** Returns the radius (mm) of a figure's base: of its disc, or half the side that its drawing fills. */
export function radiusOf(piece: Pick<PieceNode, 'base' | 'figure'>): number {
  const { base } = piece;
  if (base.kind === 'disc') return base.r;
  const { width, height } = boundsOf(base);
  return (figureSprite(piece.figure).vehicle ? Math.max(width, height) : Math.min(width, height)) / 2;
}

const ORIGIN: Point = { x: 0, y: 0 };
/** Returns the visible radius (mm) of a figure. A soldier's shoulders overhang its base; a tile reaches to its farthest corner. */
export function seenRadiusOf(piece: Pick<PieceNode, 'base' | 'figure'>): Mm {
  if (piece.figure === 'tile') return Math.max(...outlineOf(piece.base).map((corner) => distance(corner, ORIGIN)));
  return radiusOf(piece) * (frontOf(piece.figure) ? OVERHANG : 1);
}

/** How opaque a fallen piece is. */
const FALLEN_ALPHA = 0.7;
/** Returns the look of a figure from above: a fallen or wounded one is toppled, and the facing is that on the screen. */
function lookOf(piece: PieceNode, brush: Brush): FigureState {
  const { badges = [] } = piece;
  const fallen = badges.includes('fallen');
  return {
    figure: piece.figure,
    seat: piece.seat,
    theme: brush.theme,
    // The light stays fixed on the screen when the table turns.
    facing: (piece.facing ?? 0) + brush.turn,
    lies: fallen || badges.includes('wounded') ? 'faceDown' : undefined,
    acted: fallen || badges.includes('acted'),
  };
}
/** Draws the opaque shadow of a standing figure around 0, 0 (mm). Blocks, tiles and bodies in a pose bring their own. */
export function drawPieceShadow(brush: Brush, piece: PieceNode): void {
  if (piece.figure === 'block' || piece.figure === 'tile' || isPosed(piece)) return;
  const radius = radiusOf(piece);
  const image = shadowBitmapOf(lookOf(piece, brush), radius * pixelsIn(brush.context));
  if (!image) return;
  const half = radius * SHADOW_REACH;
  brush.context.save();
  brush.context.rotate((-brush.turn * Math.PI) / 180);
  brush.context.drawImage(image, -half, -half, half * 2, half * 2);
  brush.context.restore();
}
/** Draws a piece with its own shadow, such as one in the hand or in motion. */
export function drawPiece(brush: Brush, piece: PieceNode, tagged = true): void {
  brush.context.save();
  brush.context.globalAlpha *= SHADOW_ALPHA;
  drawPieceShadow(brush, piece);
  brush.context.restore();
  drawFigure(brush, piece, tagged);
}
/** Draws a piece around 0, 0 (mm) without its shadow: its figure on its base and, if `tagged`, all its tags. */
export function drawFigure(brush: Brush, piece: PieceNode, tagged = true): void {
  if (piece.figure === 'block') {
    drawBlock(brush, piece);
    return;
  }
  if (piece.figure === 'tile') {
    drawUpright(brush, ORIGIN, (context) => {
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
  const { context } = brush;
  const look = lookOf(piece, brush);
  const radius = look.lies ? seenRadiusOf(piece) : radiusOf(piece);
  const { image, turn } = bitmapOf(look, radius * pixelsIn(context), brush.bright?.(piece.at));
  const half = radius * REACH;
  context.save();
  if (piece.badges?.includes('fallen')) context.globalAlpha *= FALLEN_ALPHA;
  context.rotate(((turn - brush.turn) * Math.PI) / 180);
  context.drawImage(image, -half, -half, half * 2, half * 2);
  context.restore();
  if (tagged) drawTags(brush, piece, seenRadiusOf(piece), true);
}

/** How much larger a winning soldier is drawn than in play, and the radius of the disc below it in visible radii. */
const WINNER = 1.3;
const DISC = 1.5;
/** Draws one of the winners around 0, 0 (mm). A soldier is larger, on a white disc; any other piece is drawn as usual. */
export function drawWinner(brush: Brush, piece: PieceNode): void {
  if (!frontOf(piece.figure) || isPosed(piece)) {
    drawPiece(brush, piece, false);
    return;
  }
  const { context } = brush;
  const disc = shapePath({ kind: 'disc', at: ORIGIN, r: seenRadiusOf(piece) * DISC });
  context.fillStyle = 'rgba(255,255,255,.4)';
  context.fill(disc);
  stroke(brush, disc, INK.bone, 2);
  context.save();
  context.scale(WINNER, WINNER);
  // A winner is not drawn as having acted.
  drawPiece(brush, { ...piece, badges: piece.badges?.filter((badge) => badge !== 'acted') ?? [] }, false);
  context.restore();
}

/** The tilt of a struck block, degrees. */
const ASKEW = 27;
/** Draws a block around 0, 0. It never turns with the camera, so its number can be read from both sides. A struck block is askew. */
function drawBlock(brush: Brush, piece: PieceNode): void {
  const radius = radiusOf(piece) / brush.px;
  const ratio = pixelsIn(brush.context) * brush.px;
  const { seat, emblem, mark, badges = [] } = piece;
  drawUpright(brush, { x: 0, y: 0 }, (context) => {
    if (badges.includes('wounded')) context.rotate((ASKEW * Math.PI) / 180);
    const look = { figure: piece.figure, seat, theme: brush.theme, facing: 0, emblem, mark };
    const { image } = bitmapOf(look, radius * ratio);
    const half = radius * REACH;
    context.drawImage(image, -half, -half, half * 2, half * 2);
    const size = Math.max(5, radius * 0.3);
    const corner = radius * 0.72;
    const white = { ground: '#FFFFFF', colour: INK.ink };
    if (badges.includes('moved')) drawBadge(context, { x: corner, y: -corner }, size, { sign: 'footprints', ...white });
    // Below the number, because two digits reach to both upper corners.
    if (badges.includes('seen')) drawBadge(context, { x: -corner, y: corner }, size, { sign: 'eye', ...white });
  });
}
