import type { Seat } from '../../core/seat.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import { type Brush, closedPath, font, openPath, shapePath, ring, stroke, drawUpright } from '../draw/brush.ts';
import { lineScale } from '../draw/contrast.ts';
import { INK, MARK_PAINTS, seatPaint } from '../draw/theme.ts';

/** The path of a body over the ground. A shell has no seat. */
export interface Trace {
  readonly way: readonly Point[];
  readonly seat?: Seat;
}
/** Where a shell hit: the number of the shot, and its text in two lines. */
export interface LandingMark {
  readonly n: number;
  readonly at: Point;
  readonly text: string;
  readonly more?: string;
}
/** A measurement shown at a point: how far a body is from the rim, how far it turned. */
export interface MeasureLabel {
  readonly at: Point;
  readonly to?: Point;
  /** The radius (mm) of the body there, which the label avoids. */
  readonly r?: Mm;
  readonly text: string;
}
/** What shots leave on the table until the next one: paths, contacts, shell hits and measurements. Also where the next shot would go. */
export interface ShotTraces {
  readonly traces: readonly Trace[];
  readonly sparks: readonly Point[];
  readonly falls: readonly LandingMark[];
  readonly notes: readonly MeasureLabel[];
  /** The path of the aimed shot with a steady hand. */
  readonly lead: readonly Point[];
  /** Where the shots of the aim test hit. */
  readonly tries: readonly Point[];
}
export const NO_SHOT_TRACES: ShotTraces = { traces: [], sparks: [], falls: [], notes: [], lead: [], tries: [] };

/** The radius of a numbered mark, px. On the projector it must be readable from the last row. */
const DISC = 12;
const DISC_PROJECTOR = 22;
/** The sizes of a crater and of a spark, mm. */
const CRATER: Mm = 13;
const SPARK: Mm = 9;
/** The distance between the ticks of a path, mm. */
const TICK: Mm = 10;

/** Draws the traces of shots (paths, craters and sparks), and the path of the next one. */
export function drawShotTraces(brush: Brush, { traces, sparks, falls, notes, lead, tries }: ShotTraces): void {
  const { context, px } = brush;
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { way: path, seat } of traces) drawTrace(brush, path, seat);
  if (lead.length > 1) drawLead(brush, lead);
  for (const at of tries) drawTry(brush, at);
  for (const at of sparks) drawSpark(brush, at);
  for (const { at } of falls)
    drawStar(brush, at, Math.max(CRATER, 15 * px), { fill: 'rgba(96,66,30,.55)', inner: 0.6 });
  for (const { at, to } of notes) if (to) drawGap(brush, at, to);
  context.restore();
  for (const { at, n } of falls) drawNumber(brush, at, n);
}

/** Draws the star where a flicked body met another. */
export const drawSpark = (brush: Brush, at: Point): void =>
  drawStar(brush, at, Math.max(SPARK, 10 * brush.px), { fill: '#FFFFFF', inner: 0.45 });
/** Draws a path: a ribbon in the colour of its side with a tick at every cm, or a dotted line for a shell. */
export function drawTrace(brush: Brush, way: readonly Point[], seat?: Seat): void {
  const path = openPath(way);
  if (!seat) {
    stroke(brush, path, 'rgba(20,14,4,.6)', 5);
    stroke(brush, path, MARK_PAINTS[brush.theme].tape, 2.6, [7, 6]);
    return;
  }
  stroke(brush, path, INK.ink, 6);
  stroke(brush, path, seatPaint(seat, brush.theme).mid, 3.6);
  for (const tick of ticksOf(way)) stroke(brush, openPath(tick), INK.ink, 1.6);
}
/** Draws the path of a steady hand: dots, and a ring at its first contact or end. */
function drawLead(brush: Brush, path: readonly Point[]): void {
  const end = path.at(-1);
  stroke(brush, openPath(path), INK.ink, 4.6, [0.1, 8]);
  stroke(brush, openPath(path), '#FFFFFF', 3, [0.1, 8]);
  if (!end) return;
  const circle = shapePath({ kind: 'disc', at: end, r: 7 * brush.px });
  stroke(brush, circle, INK.ink, 4.6);
  stroke(brush, circle, '#FFFFFF', 2.4);
}
/** Draws where one shot of the aim test hit: a small white dot. */
function drawTry(brush: Brush, at: Point): void {
  const dot = shapePath({ kind: 'disc', at, r: 2.6 * brush.px });
  stroke(brush, dot, INK.ink, 2.4);
  brush.context.fillStyle = '#FFFFFF';
  brush.context.fill(dot);
}
/** Returns short lines across a path, one at every cm of it. */
function ticksOf(path: readonly Point[]): (readonly [Point, Point])[] {
  const ticks: (readonly [Point, Point])[] = [];
  let gone = 0;
  path.slice(1).forEach((to, i) => {
    const from = path[i] as Point;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const distance = Math.hypot(dx, dy) || 1;
    for (let next = Math.floor(gone / TICK + 1) * TICK; next <= gone + distance; next += TICK) {
      const part = (next - gone) / distance;
      const [x, y] = [from.x + dx * part, from.y + dy * part];
      const [sx, sy] = [(-dy / distance) * 3, (dx / distance) * 3];
      ticks.push([
        { x: x - sx, y: y - sy },
        { x: x + sx, y: y + sy },
      ]);
    }
    gone += distance;
  });
  return ticks;
}

/** Draws a star. `inner`: its inner radius as a part of the outer one. */
function drawStar(
  brush: Brush,
  at: Point,
  r: Mm,
  { fill, inner }: { readonly fill: string; readonly inner: number },
): void {
  const points = ring({ x: 0, y: 0 }, r, 20).map(({ x, y }, i) => {
    const distance = i % 2 ? inner : 1;
    return { x: at.x + x * distance, y: at.y + y * distance };
  });
  const star = closedPath(points);
  brush.context.fillStyle = fill;
  brush.context.fill(star);
  stroke(brush, star, INK.ink, 1.8);
}

/** Draws the distance between two points, in tape with an end at each. */
function drawGap(brush: Brush, from: Point, to: Point): void {
  stroke(brush, openPath([from, to]), INK.ink, 9);
  stroke(brush, openPath([from, to]), MARK_PAINTS[brush.theme].tape, 6);
}

function drawNumber(brush: Brush, at: Point, n: number): void {
  const size = brush.theme === 'projector' ? DISC_PROJECTOR : DISC;
  drawUpright(brush, at, (context) => {
    const disc = shapePath({ kind: 'disc', at: { x: 0, y: 0 }, r: size });
    context.fillStyle = INK.ink;
    context.fill(disc);
    context.lineWidth = 2.5 * lineScale();
    context.strokeStyle = '#FFFFFF';
    context.stroke(disc);
    context.fillStyle = '#FFFFFF';
    context.font = font(size * 1.15, 700);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(`${n}`, 0, size * 0.06);
  });
}
