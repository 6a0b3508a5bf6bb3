import { type AreaNode, type LineNode, type PieceNode, footprint } from '../../core/scene.ts';
import { type Shape, boundsOf } from '../../geometry/shape.ts';
import { pathLength } from '../../geometry/path.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import {
  type Brush,
  closedPath,
  openPath,
  outsetPath,
  shapePath,
  ring,
  roundedRectPath,
  roundedPath,
  stroke,
} from '../draw/brush.ts';
import { radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import type { Round } from '../figures/tags.ts';
import { drawCross, drawTape } from './drawTape.ts';
import { INK, MARK_PAINTS } from '../draw/theme.ts';

/** The frame of a mark: the centre and radius (mm) of a piece, round or a square block. */
export interface MarkFrame {
  readonly at: Point;
  readonly r: Mm;
  readonly square: boolean;
  /** The footprint of a piece that is cut to it. */
  readonly shape?: Shape;
}
/** Returns a frame around the visible figure of a piece, at its position or elsewhere. */
export function markFrame(piece: PieceNode, at: Point = piece.at): MarkFrame {
  if (piece.base.kind !== 'disc' && piece.figure !== 'block')
    return { at, r: radiusOf(piece), square: false, shape: footprint({ ...piece, at }) };
  return { at, r: seenRadiusOf(piece), square: piece.figure === 'block' };
}
/** Returns a frame around the footprint of a piece. */
export function footprintMark(piece: PieceNode): MarkFrame {
  return { ...markFrame(piece), r: radiusOf(piece) };
}
/** Returns the line around a piece, `out` px outside it, and its length in px. */
function frameOf({ px }: Brush, { at, r, square, shape }: MarkFrame, out: number): { path: Path2D; length: number } {
  if (shape) {
    const line = outsetPath(shape, out * px);
    const { width, height } = boundsOf(shape);
    const path = shape.kind === 'disc' ? closedPath(line) : roundedPath(line, Math.min(width, height) * 0.18);
    return { path, length: pathLength([...line, ...line.slice(0, 1)]) / px };
  }
  const distance = r + out * px;
  if (!square) return { path: shapePath({ kind: 'disc', at, r: distance }), length: (2 * Math.PI * distance) / px };
  const box = { at: { x: at.x - distance, y: at.y - distance }, width: 2 * distance, height: 2 * distance };
  return { path: roundedRectPath({ kind: 'rect', ...box }, distance * 0.36), length: (8 * distance) / px };
}

/** Draws the tape ring under a selected piece: 24 ticks, outside its base. */
export function drawSelection(brush: Brush, framed: MarkFrame): void {
  const { path, length } = frameOf(brush, framed, framed.square ? 3 : 5);
  stroke(brush, path, INK.ink, 7.5);
  stroke(brush, path, MARK_PAINTS[brush.theme].tape, 4.6);
  stroke(brush, path, INK.ink, 4.6, [1.6, length / 24 - 1.6]);
}

/** Draws a thin ring around a piece that can be selected. */
export function drawPickable(brush: Brush, framed: MarkFrame): void {
  const { path } = frameOf(brush, framed, 3);
  stroke(brush, path, 'rgba(20,14,4,.85)', framed.square ? 6 : 4.4);
  stroke(brush, path, '#FFFFFF', framed.square ? 3 : 2);
}

/** Draws the striped ring of a piece that players point at, outside the ring of the selection. */
export function drawMarked(brush: Brush, framed: MarkFrame): void {
  const { path, length } = frameOf(brush, framed, 13);
  const stripe = length / 2 / Math.max(6, Math.round(length / 20));
  stroke(brush, path, INK.ink, 8.4);
  stroke(brush, path, '#FFFFFF', 5.4);
  stroke(brush, path, INK.ink, 5.4, [stripe, stripe]);
}

/** Draws the outline around an area that can be selected, or is selected. */
export function drawAreaRing(brush: Brush, area: AreaNode, picked: boolean): void {
  const path = shapePath(area.shape);
  brush.context.lineJoin = 'round';
  stroke(brush, path, INK.ink, picked ? 15 : 9);
  stroke(brush, path, picked ? MARK_PAINTS[brush.theme].tape : 'rgba(255,255,255,.85)', picked ? 11 : 6.4);
}

/** Returns the square around a footprint. */
function squaredOf(shape: Shape): MarkFrame {
  const { at, width, height } = boundsOf(shape);
  return { at: { x: at.x + width / 2, y: at.y + height / 2 }, r: Math.max(width, height) / 2, square: true };
}

/**
 * Returns the greatest distance (mm) of a target's corner marks from its centre that keeps them off those of close neighbours. It
 * is never less than the target's own radius.
 */
export function cornerRoom(framed: MarkFrame, others: readonly MarkFrame[], gap: Mm): Mm {
  const apart = others.map(({ at }) => Math.max(Math.abs(at.x - framed.at.x), Math.abs(at.y - framed.at.y)));
  return Math.max(framed.r, Math.min(...apart.filter((distance) => distance > 0)) / 2 - gap);
}

/** From this radius (px) on, a target's corner marks have full thickness. Smaller targets have thinner ones. */
const THICK = 22;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** Returns how far (mm) the marks of a target are from its centre along each axis, clear of the marks of others. */
function cornersOf({ px, theme }: Brush, framed: MarkFrame, others: readonly MarkFrame[]): Mm {
  const { r, square } = framed;
  const awayFromDisc = theme === 'projector' ? 12 : 6 + Math.max(0, 14 - r / px) * 0.6;
  return Math.min(r + (square ? 4 : awayFromDisc) * px, cornerRoom(framed, others, 4 * px));
}
/**
 * Draws white corner marks around a chosen target, upright in every turn and clear of the marks of others. They are thinner around
 * a small target, and weaker if the choice is disabled.
 */
export function drawTarget(brush: Brush, target: MarkFrame, weak: boolean, others: readonly MarkFrame[]): void {
  const framed = target.shape ? squaredOf(target.shape) : target;
  const { context, px } = brush;
  const { at } = framed;
  const r = cornersOf(brush, framed, others);
  const thick = Math.min(1, Math.max(0.6, framed.r / px / THICK)) * (weak ? 0.8 : 1);
  const arm = r * 0.5;
  const path = new Path2D();
  for (const [sx, sy] of CORNERS) {
    const x = at.x + sx * r;
    const y = at.y + sy * r;
    path.addPath(
      openPath([
        { x, y: y - sy * arm },
        { x, y },
        { x: x - sx * arm, y },
      ]),
    );
  }
  context.save();
  if (weak) context.globalAlpha *= 0.45;
  context.lineCap = 'square';
  stroke(brush, path, INK.ink, 6.4 * thick);
  stroke(brush, path, '#FFFFFF', 3.2 * thick);
  context.restore();
}
/** Returns a dot of radius `dot` (mm) at each corner of a square around a point, `r` mm away along each axis. */
function cornerDots({ x, y }: Point, r: Mm, dot: Mm): Path2D {
  const dots = new Path2D();
  for (const [sx, sy] of CORNERS)
    dots.addPath(shapePath({ kind: 'disc', at: { x: x + sx * r, y: y + sy * r }, r: dot }));
  return dots;
}
/** Draws a white dot with a dark edge at each corner of a possible target. Where the choice is disabled, the dots are hollow. */
export function drawTargetDots(brush: Brush, target: MarkFrame, hollow: boolean, others: readonly MarkFrame[]): void {
  const framed = target.shape ? squaredOf(target.shape) : target;
  const { context, px, theme } = brush;
  // The corners of a disc are far from it, so its dots are nearer.
  const r = cornersOf(brush, framed, others) * (framed.square ? 1 : 0.86);
  const dots = cornerDots(framed.at, r, (theme === 'projector' ? 4.4 : 2.6) * px);
  stroke(brush, dots, INK.ink, hollow ? 4.4 : 3.6);
  if (hollow) {
    stroke(brush, dots, '#FFFFFF', 1.8);
    return;
  }
  context.fillStyle = '#FFFFFF';
  context.fill(dots);
}

/** Draws the cover dial: the cover as ticks clockwise from the top, and a notch at the rule's limit. */
export function drawDial(brush: Brush, { at, r: radius }: Round, share: number, coverThreshold: number): void {
  const { context, px, turn } = brush;
  const r = radius + 7 * px;
  const top = -Math.PI / 2 - (turn * Math.PI) / 180;
  const circle = shapePath({ kind: 'disc', at, r });
  stroke(brush, circle, INK.ink, 10);
  stroke(brush, circle, '#FFFFFF', 6.4);
  const hidden = new Path2D();
  hidden.arc(at.x, at.y, r, top, top + Math.min(1, share) * 2 * Math.PI);
  context.lineCap = 'butt';
  if (share > 0) stroke(brush, hidden, INK.ink, 6.4, [2.6, 2.6]);
  const angle = top + coverThreshold * 2 * Math.PI;
  const reach = (out: number): Point => ({
    x: at.x + (r + out * px) * Math.cos(angle),
    y: at.y + (r + out * px) * Math.sin(angle),
  });
  const mark = openPath([reach(-7), reach(8)]);
  stroke(brush, mark, INK.ink, 6);
  stroke(brush, mark, INK.keyOnLabel, 3);
}

/** Draws the dashed line at a piece's former position. */
export function drawStart(brush: Brush, framed: MarkFrame): void {
  const { path } = frameOf(brush, framed, 1.5);
  stroke(brush, path, INK.ink, 3.4);
  stroke(brush, path, '#FFFFFF', 2, [5, 4]);
}

/** Draws a dotted ring: a range measured from its centre. */
export function drawRing(brush: Brush, at: Point, r: Mm): void {
  const { context, theme } = brush;
  const { dot, dotCase } = MARK_PAINTS[theme];
  const circle = shapePath({ kind: 'disc', at, r });
  const wide = theme === 'projector' ? 4 : 2.2;
  context.save();
  context.lineCap = 'round';
  stroke(brush, circle, dotCase, wide + 2, [0.1, wide * 3.2]);
  stroke(brush, circle, dot, wide, [0.1, wide * 3.2]);
  context.restore();
}

/** Draws the remaining reach: a gold disc around the end of the path. */
export function drawRemainingReach(brush: Brush, at: Point, left: Mm): void {
  const { context, theme } = brush;
  if (left < 1) return;
  const disc = shapePath({ kind: 'disc', at, r: left });
  context.save();
  context.globalAlpha *= theme === 'projector' ? 0.4 : 0.28;
  context.fillStyle = MARK_PAINTS[theme].tape;
  context.fill(disc);
  context.restore();
  stroke(brush, disc, MARK_PAINTS[theme].tapeEdge, 3.4);
  stroke(brush, disc, MARK_PAINTS[theme].tape, 2);
}

/** Draws a line of the scene or of a preview, without its label. */
export function drawLine(brush: Brush, line: LineNode, unit: Mm): void {
  const { context, theme } = brush;
  if (line.kind === 'ring') {
    drawRing(brush, line.at, line.r);
    return;
  }
  if (line.style === 'climb') {
    drawLadder(brush, line.points);
    return;
  }
  const path = openPath(line.points);
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (line.style === 'edge') {
    stroke(brush, path, INK.ink, 4.4);
    stroke(brush, path, '#FFFFFF', 2, [8, 6]);
  } else if (line.style === 'broken') {
    drawTape(brush, line.points, { unit, wrong: true, width: theme === 'projector' ? 20 : 13 });
    const [a, b] = [line.points.at(-2), line.points.at(-1)];
    if (a && b) drawCross(brush, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  } else {
    stroke(brush, path, INK.ink, 6.4);
    stroke(brush, path, MARK_PAINTS[theme].tape, 3.6, line.style === 'contact' ? [] : [7, 6]);
    if (line.style === 'contact') drawArrow(brush, line.points);
  }
  context.restore();
}

/** Draws a part of a path that goes up or down: a ladder of tape with its rungs. */
function drawLadder(brush: Brush, points: readonly Point[]): void {
  const wide = brush.theme === 'projector' ? 22 : 13;
  const path = openPath(points);
  stroke(brush, path, INK.ink, wide + 4);
  stroke(brush, path, MARK_PAINTS[brush.theme].tape, wide);
  stroke(brush, path, INK.ink, wide, [2.4, 5.6]);
}

function drawArrow(brush: Brush, points: readonly Point[]): void {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return;
  const { context, px, theme } = brush;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const head = closedPath(ring(to, 11 * px, 3, angle));
  stroke(brush, head, INK.ink, 4);
  context.fillStyle = MARK_PAINTS[theme].tape;
  context.fill(head);
}
