import { isStandingBody } from '../../bodies/standingBodies.ts';
import { SHELLS, shellBody } from '../../bodies/shells.ts';
import type { PieceNode } from '../../core/scene.ts';
import {
  type Pose,
  frontDirection,
  poseHeight,
  restingSide,
  toWorldDirection,
  sideUp,
  uprightness,
} from '../../core/shots/pose.ts';
import type { Mm } from '../../geometry/point.ts';
import { drawBadge } from './badge.ts';
import { type Brush, closedPath, pixelsIn, stroke, drawUpright } from '../draw/brush.ts';
import { bitmapOf, shadowBitmapOf } from './bitmap.ts';
import { SHADOW_ALPHA } from './figureShadow.ts';
import { type Patch, pictureOf } from './bodyPicture.ts';
import { paint } from '../draw/drawing.ts';
import { type FigureState, REACH, SHADOW_REACH } from './figureDrawing.ts';
import { shadowVector } from '../draw/shadowOffset.ts';
import { INK, seatPaint } from '../draw/theme.ts';

/** A piece with a body of its own. */
export type PosedPiece = PieceNode & { readonly body: string; readonly pose: Pose };
/** Whether a piece is drawn from its pose in space. */
export const isPosed = (piece: PieceNode): piece is PosedPiece => piece.body !== undefined && piece.pose !== undefined;

/** Draws a piece in its pose: resting, standing, leaning or flying. 0, 0 is the piece's position; `radius` (mm) is that of its drawing from above. */
export function drawPosed(brush: Brush, piece: PosedPiece, radius: Mm): void {
  const { context } = brush;
  context.save();
  context.translate(piece.pose[0] / 10 - piece.at.x, -piece.pose[1] / 10 - piece.at.y);
  if (isStandingBody(piece.body)) drawStanding(brush, piece, radius);
  else if (Object.hasOwn(SHELLS, piece.body)) drawShell(brush, piece);
  else drawFlat(brush, piece);
  context.restore();
}

/** Draws a shadow cast from `height` mm above the ground. It is weaker the higher the body is. */
function cast({ context, turn }: Brush, height: Mm, draw: () => void): void {
  const { x, y } = shadowVector(turn);
  context.save();
  context.translate(height * x, height * y);
  context.globalAlpha *= 0.36 / (1 + height / 40);
  context.fillStyle = INK.ink;
  draw();
  context.restore();
}

/** Draws a flat body: its shadow by height, its cardboard edge, the visible side. */
function drawFlat(brush: Brush, { body, pose, seat }: PosedPiece): void {
  const { context, theme, px } = brush;
  const { rim, face, print, low } = pictureOf(body, pose, seatPaint(seat, theme));
  const fill = (patches: readonly Patch[], colour?: string): void => {
    for (const { points, fill } of patches) {
      context.fillStyle = colour ?? fill;
      context.fill(closedPath(points));
    }
  };
  cast(brush, Math.max(0, poseHeight(pose) + low) + 3, () => fill(rim, INK.ink));
  context.lineJoin = 'round';
  for (const { points } of rim) stroke(brush, closedPath(points), INK.ink, Math.min(3, 1.4 / px + 1));
  fill(rim);
  fill(face);
  context.save();
  context.transform(...print.matrix);
  paint(context, print.drawing);
  context.restore();
}

/** Below this uprightness the head no longer points up, so the body is drawn from the side on which it tips. */
const TIPPED = 0.92;
/** The length of a toppled figure's drawing, in radii. */
const LENGTH = 2.1;
const TALL: Mm = 46;
/**
 * Draws an upright body from above. A tipped body is drawn along the ground towards its head, with a sign of its resting side:
 * face up, face down or side.
 */
function drawStanding(brush: Brush, { pose, figure, seat }: PosedPiece, radius: Mm): void {
  const { context, theme } = brush;
  const height = Math.max(0, poseHeight(pose));
  const up = uprightness(pose);
  const [x, y] = up > TIPPED ? frontDirection(pose) : toWorldDirection(pose, [0, 0, 1]);
  // The facing as seen on the screen: the light stays fixed when the table turns.
  const facing = (Math.atan2(x, y) * 180) / Math.PI + brush.turn;
  const lies = up <= TIPPED ? sideUp(pose) : undefined;
  const look = { figure, seat, theme, facing, lies };
  const { image, turn } = bitmapOf(look, radius * pixelsIn(context));
  const half = radius * REACH;
  if (!lies) drawStandingShadow(brush, look, radius, height);
  else if (height > 2)
    cast(brush, height, () => {
      context.beginPath();
      context.arc(0, 0, radius, 0, 2 * Math.PI);
      context.fill();
    });
  context.save();
  context.rotate(((turn - brush.turn) * Math.PI) / 180);
  if (lies) {
    // The foot of the drawing is at the foot of the body. Its head is as far away as the body is tipped.
    const long = (TALL * Math.hypot(x, y)) / (LENGTH * radius);
    const radians = ((facing - turn) * Math.PI) / 180;
    context.rotate(radians);
    context.scale(1, Math.max(0.4, long));
    context.translate(0, -0.95 * radius);
    context.rotate(-radians);
  }
  context.drawImage(image, -half, -half, half * 2, half * 2);
  context.restore();
  if (!lies || !restingSide(pose) || radius / brush.px < 5.5) return;
  const size = Math.min(11, Math.max(7, (radius / brush.px) * 0.5));
  drawUpright(brush, { x: 0, y: 0 }, (flat) =>
    drawBadge(flat, { x: 0, y: 0 }, size, { sign: lies, ground: INK.label, colour: '#FFFFFF' }),
  );
}

/** Draws the shadow of an upright body, `height` mm above the ground. */
function drawStandingShadow({ context, turn }: Brush, look: FigureState, radius: Mm, height: Mm): void {
  const shadow = shadowBitmapOf(look, radius * pixelsIn(context));
  if (!shadow) return;
  const { x, y } = shadowVector(turn);
  const half = radius * SHADOW_REACH;
  context.save();
  context.translate(height * x, height * y);
  context.rotate((-turn * Math.PI) / 180);
  context.globalAlpha *= SHADOW_ALPHA / (1 + height / 40);
  context.drawImage(shadow, -half, -half, half * 2, half * 2);
  context.restore();
}

/** Draws a shell, a little larger the higher it flies, with its shadow far from it. */
function drawShell(brush: Brush, { body, pose }: PosedPiece): void {
  const { context } = brush;
  const { r, half } = shellBody(body);
  const height = Math.max(0, poseHeight(pose));
  const [x, y] = frontDirection(pose);
  const draw = (): void => {
    context.rotate(Math.atan2(-y, x));
    context.beginPath();
    context.roundRect(-half - r, -r, 2 * (half + r), 2 * r, r);
    context.fill();
  };
  cast(brush, height, draw);
  const near = 1 + height / 300;
  context.scale(near, near);
  context.fillStyle = INK.ink;
  draw();
  context.fillStyle = INK.metal;
  context.fillRect(-half, -r * 0.5, 2 * half, r * 0.4);
}
