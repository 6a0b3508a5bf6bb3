import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import { type Brush, font, openPath, stroke } from '../draw/brush.ts';
import { lineScale } from '../draw/contrast.ts';
import { MARK_PAINTS, INK } from '../draw/theme.ts';

interface TapeLook {
  /** The game's own measure in mm: a full tick and a number for each. */
  readonly unit: Mm;
  /** How much of the ends is left out of the drawing, mm. Ticks keep their positions. */
  readonly trim?: readonly [Mm, Mm];
  readonly wrong?: boolean;
  readonly width?: number;
}

/** Draws the tailor's tape along a bent path: a tick per cm, a number per unit, a rivet at each corner. */
export function drawTape(brush: Brush, points: readonly Point[], look: TapeLook): void {
  const { context, px, theme } = brush;
  const total = pathLength(points);
  const [skip, spare] = look.trim ?? [0, 0];
  if (total - skip - spare < px) return;
  const width = look.width ?? (theme === 'projector' ? 26 : Math.min(17, Math.max(13, 19 / px)));
  let walked = 0;
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? to;
    const length = distance(from, to);
    const start = Math.max(skip, walked);
    const end = Math.min(total - spare, walked + length);
    if (end > start) {
      context.save();
      context.translate(from.x, from.y);
      const angle = Math.atan2(to.y - from.y, to.x - from.x);
      context.rotate(angle);
      context.scale(px, px);
      const flip = Math.cos(angle + (brush.turn * Math.PI) / 180) < -0.01;
      drawLeg(brush, {
        offset: walked,
        start,
        end,
        width,
        flip,
        look,
        first: start === skip,
        last: end === total - spare,
      });
      context.restore();
    }
    walked += length;
  });
  for (const corner of points.slice(1, -1)) drawRivet(brush, corner, width);
}

interface Leg {
  readonly offset: Mm;
  readonly start: Mm;
  readonly end: Mm;
  readonly width: number;
  readonly flip: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly look: TapeLook;
}

function drawLeg(brush: Brush, leg: Leg): void {
  const { context, px, theme } = brush;
  const { tape, tapeEdge, tapeInk } = MARK_PAINTS[theme];
  const { width, look } = leg;
  const at = (mm: Mm): number => (mm - leg.offset) / px;
  const x = at(leg.start);
  const long = at(leg.end) - x;
  context.fillStyle = 'rgba(20,12,2,.35)';
  context.fillRect(x + 1, -width / 2 + 3, long, width);
  context.fillStyle = look.wrong ? INK.tooFar : tape;
  context.fillRect(x, -width / 2, long, width);
  context.strokeStyle = look.wrong ? INK.wrong : tapeEdge;
  context.lineWidth = lineScale();
  context.strokeRect(x, -width / 2, long, width);
  const step = [10, 50].find((mm) => mm / px >= 4) ?? 100;
  const edge = leg.flip ? 1 : -1;
  context.beginPath();
  for (let mm = Math.ceil(leg.start / step) * step; mm <= leg.end; mm += step) {
    if (mm % look.unit === 0) continue;
    context.moveTo(at(mm), (edge * width) / 2);
    context.lineTo(at(mm), edge * width * 0.16);
  }
  context.strokeStyle = tapeInk;
  context.stroke();
  for (let n = Math.ceil(leg.start / look.unit); n * look.unit <= leg.end + 0.01; n++) {
    const tick = at(n * look.unit);
    if (n > 0) drawUnit(brush, leg, { x: tick, n, room: tick - x });
  }
  for (const [end, shown] of [
    [x, leg.first],
    [x + long, leg.last],
  ] as const) {
    if (!shown) continue;
    context.fillStyle = '#8D969B';
    context.strokeStyle = '#2B2B2B';
    context.lineWidth = lineScale();
    context.beginPath();
    context.roundRect(end - 2.5, -width / 2 - 2, 5, width + 4, 1);
    context.fill();
    context.stroke();
  }
}

/** A full tick: its place on the leg (px), its number, and the room before it. */
interface UnitTick {
  readonly x: number;
  readonly n: number;
  readonly room: number;
}
/** Draws a full tick with its number just before it. The number is turned over if it would be upside down. */
function drawUnit(brush: Brush, leg: Leg, { x, n, room }: UnitTick): void {
  const { context, theme } = brush;
  const { width } = leg;
  context.strokeStyle = MARK_PAINTS[theme].tapeInk;
  context.lineWidth = 1.8 * lineScale();
  context.beginPath();
  context.moveTo(x, -width / 2);
  context.lineTo(x, width / 2);
  context.stroke();
  const size = Math.max(12, width * 0.72);
  if (room < size) return;
  context.save();
  context.translate(x, 0);
  if (leg.flip) context.rotate(Math.PI);
  context.font = font(size, 750);
  context.fillStyle = MARK_PAINTS[theme].tapeInk;
  context.textAlign = leg.flip ? 'left' : 'right';
  context.textBaseline = 'middle';
  context.fillText(String(n), leg.flip ? 4 : -4, size * 0.06);
  context.restore();
}

function drawRivet(brush: Brush, at: Point, width: number): void {
  const { context, px, theme } = brush;
  const disc = (r: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(at.x, at.y, r * px, 0, 2 * Math.PI);
    context.fill();
  };
  disc(width * 0.66, INK.ink);
  disc(width * 0.66 - 2.4, MARK_PAINTS[theme].tape);
  disc(width * 0.18, INK.ink);
}

/** Draws a dashed red path that is illegal, with a cross at its first bad point. */
export function drawIllegalPath(brush: Brush, points: readonly Point[]): void {
  const path = openPath(points);
  brush.context.save();
  brush.context.lineCap = 'round';
  stroke(brush, path, 'rgba(255,255,255,.9)', 7);
  stroke(brush, path, INK.wrong, 3.6, [8, 7]);
  brush.context.restore();
}

/** Draws a white cross in a red disc at the illegal point. */
export function drawCross(brush: Brush, at: Point): void {
  const { context, px, theme } = brush;
  const size = theme === 'projector' ? 16 : 10;
  context.fillStyle = INK.wrong;
  context.beginPath();
  context.arc(at.x, at.y, size * px, 0, 2 * Math.PI);
  context.fill();
  stroke(brush, discPath(at, size * px), '#FFFFFF', 1.8);
  const arm = size * 0.4 * px;
  const cross = openPath([
    { x: at.x - arm, y: at.y - arm },
    { x: at.x + arm, y: at.y + arm },
  ]);
  cross.addPath(
    openPath([
      { x: at.x + arm, y: at.y - arm },
      { x: at.x - arm, y: at.y + arm },
    ]),
  );
  context.save();
  context.lineCap = 'round';
  stroke(brush, cross, '#FFFFFF', size * 0.26);
  context.restore();
}

function discPath(at: Point, r: Mm): Path2D {
  const path = new Path2D();
  path.arc(at.x, at.y, r, 0, 2 * Math.PI);
  return path;
}
