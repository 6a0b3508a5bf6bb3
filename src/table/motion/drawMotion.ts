import type { PieceNode } from '../../core/scene.ts';
import type { Mm } from '../../geometry/point.ts';
import { type Brush, closedPath, ring, stroke } from '../draw/brush.ts';
import { shadowOffset, shadowVector } from '../draw/shadowOffset.ts';
import { INK } from '../draw/theme.ts';
import { SHADOW_ALPHA } from '../figures/figureShadow.ts';
import { drawFigure, drawPiece, drawPieceShadow, radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import { drawTape } from '../marks/drawTape.ts';
import { drawSpark, drawTrace } from '../marks/shotTraces.ts';
import { drawProjectile } from './drawProjectile.ts';
import { drawImpacts } from './impact.ts';
import { keyframesAt, type PieceKeyframe, trailsAt, walkedLength } from './keyframes.ts';
import type { Motion } from './track.ts';

/** Draws what moves in a step at a moment (ms). `unit` is the game's own measure for tapes along paths, or null for none. */
export function drawMotion(brush: Brush, motion: Motion, ms: number, unit: Mm | null): void {
  if (unit !== null) drawTapes(brush, motion, ms, unit);
  drawTrails(brush, motion, ms);
  for (const moment of keyframesAt(motion, ms)) drawMoment(brush, moment);
  drawImpacts(brush, motion, ms);
  for (const crossing of motion.crossings) drawProjectile(brush, crossing, ms, motion.reducedMotion);
}

/** Draws the tapes of walking pieces. The part behind a piece disappears. */
function drawTapes(brush: Brush, { tracks, reducedMotion }: Motion, ms: number, unit: Mm): void {
  for (const track of tracks) {
    const walked = walkedLength(track, ms, reducedMotion);
    if (walked !== null) drawTape(brush, track.path, { unit, trim: [walked, 0] });
  }
}

/** Draws the paths that a shot leaves behind it, growing as it goes, and the star where two bodies met. */
function drawTrails(brush: Brush, motion: Motion, ms: number): void {
  const trails = trailsAt(motion, ms);
  brush.context.save();
  brush.context.lineJoin = 'round';
  brush.context.lineCap = 'round';
  for (const { way: path, seat } of trails) if (path.length > 1) drawTrace(brush, path, seat);
  for (const { met } of trails) if (met) drawSpark(brush, met);
  brush.context.restore();
}

function drawMoment(brush: Brush, moment: PieceKeyframe): void {
  const { context, px } = brush;
  context.save();
  context.globalAlpha *= moment.alpha;
  context.translate(moment.at.x, moment.at.y);
  if (moment.burst !== undefined) {
    drawBurst(brush, radiusOf(moment.node) * 1.9 * moment.burst);
    context.restore();
    return;
  }
  if (moment.flash > 0) {
    context.save();
    context.globalAlpha *= moment.flash * 0.75;
    context.fillStyle = '#FFFFFF';
    context.beginPath();
    context.arc(0, 0, seenRadiusOf(moment.node) + 6 * px, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
  if (moment.sunk) context.scale(1 - SMALLER * moment.sunk, 1 - SMALLER * moment.sunk);
  context.rotate(moment.tipped * 1.2);
  context.scale((1 - moment.tipped * 0.45) * moment.wide, 1);
  // Where it is now decides how bright it is.
  const node = { ...moment.node, at: moment.at };
  if (moment.lift) drawLifted(brush, node, moment.lift);
  else drawPiece(brush, node, moment.tipped === 0);
  context.restore();
}

/** How much smaller a body is that has fallen off its board. */
const SMALLER = 0.3;
/** How much larger a lifted piece is, and how high (mm) a hand holds it. */
const GROWN = 0.07;
const HELD: Mm = 14;
/** Draws a piece in a hand: larger, with its shadow farther away. */
function drawLifted(brush: Brush, piece: PieceNode, lift: number): void {
  const { context } = brush;
  const { x, y } = shadowOffset({ x: 0, y: 0 }, shadowVector(brush.turn), HELD * lift);
  context.save();
  context.globalAlpha *= SHADOW_ALPHA;
  context.translate(x, y);
  drawPieceShadow(brush, piece);
  context.restore();
  context.scale(1 + GROWN * lift, 1 + GROWN * lift);
  drawFigure(brush, piece);
}

/** Draws a star with many points where two pieces meet. */
function drawBurst(brush: Brush, r: number): void {
  const points = ring({ x: 0, y: 0 }, r, 24).map(({ x, y }, i) => (i % 2 ? { x: x * 0.66, y: y * 0.66 } : { x, y }));
  const star = closedPath(points);
  brush.context.fillStyle = '#FFFFFF';
  brush.context.fill(star);
  stroke(brush, star, INK.ink, 2.6);
}
