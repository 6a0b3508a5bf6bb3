import { type Point, distance } from '../../geometry/point.ts';
import { type Brush, closedPath, openPath, shapePath, ring, stroke } from '../draw/brush.ts';
import { INK } from '../draw/theme.ts';
import type { Projectile } from './track.ts';

const GLOW = '#FFE9A8';
/** The length of its tail, as a part of its path. */
const TAIL = 0.55;
/** How high a lob rises, as a part of its path. */
const RISE = 0.28;

/** Draws a projectile at a moment (ms). With reduced motion all of it is visible for its full duration. */
export function drawProjectile(brush: Brush, crossing: Projectile, ms: number, reducedMotion: boolean): void {
  const { from, hits, to, how, path } = crossing;
  if (ms < from || ms >= to) return;
  const there = reducedMotion ? 1 : Math.min(1, (ms - from) / Math.max(1, hits - from));
  const gone = reducedMotion ? 0 : Math.max(0, (ms - hits) / Math.max(1, to - hits));
  brush.context.save();
  brush.context.globalAlpha *= 1 - gone * gone;
  if (how === 'shot') drawShot(brush, path, there, gone);
  else if (how === 'lob') drawLob(brush, path, there);
  if (there === 1) {
    if (how === 'shot') drawStar(brush, path[1], Math.max(7 * brush.px, crossing.r * 0.42) * (0.7 + 0.5 * gone));
    else if (how === 'blow') drawStar(brush, path[1], Math.max(9 * brush.px, crossing.r * 0.62) * (0.75 + 0.4 * gone));
    else drawBlast(brush, path[1], crossing.r * (1 + 0.8 * gone), gone);
  } else if (how === 'blast') drawBlast(brush, path[0], distance(...path) * there, 0.3);
  brush.context.restore();
}

const partWay = ([a, b]: readonly [Point, Point], part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Draws a flash at the muzzle, and the tracer that gets thinner towards it. */
function drawShot(brush: Brush, path: readonly [Point, Point], there: number, gone: number): void {
  const { context, px } = brush;
  const [muzzle, end] = path;
  const far = Math.max(1, distance(muzzle, end));
  const head = partWay(path, there);
  const tail = partWay(path, there === 1 ? Math.min(0.98, gone) : Math.max(0, there - TAIL));
  const by = { x: (-(end.y - muzzle.y) / far) * 2.2 * px, y: ((end.x - muzzle.x) / far) * 2.2 * px };
  const trace = closedPath([tail, { x: head.x + by.x, y: head.y + by.y }, { x: head.x - by.x, y: head.y - by.y }]);
  context.lineJoin = 'round';
  stroke(brush, trace, 'rgba(20,14,4,.75)', 3);
  context.fillStyle = GLOW;
  context.fill(trace);
  if (there < 0.55) drawStar(brush, muzzle, 11 * px);
}
/** Draws a dashed bow with a ball at its head, larger the higher it is. */
function drawLob(brush: Brush, path: readonly [Point, Point], there: number): void {
  const { context, px, turn } = brush;
  const rise = distance(...path) * RISE;
  const angle = (-turn * Math.PI) / 180;
  const at = (part: number): Point => {
    const up = 4 * part * (1 - part) * rise;
    const { x, y } = partWay(path, part);
    return { x: x + Math.sin(angle) * up, y: y - Math.cos(angle) * up };
  };
  const bow = openPath(Array.from({ length: 25 }, (_, i) => at((i / 24) * there)));
  stroke(brush, bow, 'rgba(20,14,4,.65)', 4.6);
  stroke(brush, bow, '#FFFFFF', 2.4, [3, 6]);
  if (there === 1) return;
  const ball = shapePath({ kind: 'disc', at: at(there), r: (5 + 4 * Math.sin(there * Math.PI)) * px });
  context.fillStyle = INK.ink;
  context.fill(ball);
  stroke(brush, ball, '#FFFFFF', 1.6);
}
/** Draws a jagged star at a hit. */
function drawStar(brush: Brush, at: Point, r: number): void {
  const star = closedPath(
    ring(at, r, 20).map(({ x, y }, i) =>
      i % 2 ? { x: at.x + (x - at.x) * 0.5, y: at.y + (y - at.y) * 0.5 } : { x, y },
    ),
  );
  brush.context.lineJoin = 'round';
  stroke(brush, star, INK.ink, 3.4);
  brush.context.fillStyle = '#FFFFFF';
  brush.context.fill(star);
}
/** Draws a ring of fire that spreads. */
function drawBlast(brush: Brush, at: Point, r: number, gone: number): void {
  if (r <= 0) return;
  const { context } = brush;
  const disc = shapePath({ kind: 'disc', at, r });
  context.save();
  context.globalAlpha *= 0.55 * (1 - gone);
  context.fillStyle = GLOW;
  context.fill(disc);
  context.restore();
  stroke(brush, disc, INK.ink, 6);
  stroke(brush, disc, '#FFFFFF', 3);
}
