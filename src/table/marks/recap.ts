import { memoizeLast } from '../../core/memoize.ts';
import type { Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import { distance } from '../../geometry/point.ts';
import type { Rect } from '../../geometry/shape.ts';
import { sceneFrame } from '../camera/camera.ts';
import { type Brush, closedPath, font, openPath, shapePath, stroke, drawUpright } from '../draw/brush.ts';
import { INK, seatPaint, type Theme } from '../draw/theme.ts';
import { piecesOnTable } from '../figures/piecesOnTable.ts';
import { seenRadiusOf } from '../figures/pieces.ts';
import { visibleNumbers } from '../figures/visibleNumbers.ts';
import { lineScale } from '../draw/contrast.ts';
import { numberOf, type Round, cornerIcons } from '../figures/tags.ts';

/** The target of an action: its position then, and the outcome in a word, with the sum. */
export interface StruckPiece {
  readonly at: Point;
  readonly word: string;
  readonly more: string | null;
}
/** A numbered mark of an action: its side, its position, the path that led there, and its target. A letter can replace the number. */
export interface RecapMark {
  readonly n: number;
  readonly letter?: string;
  readonly seat?: Seat;
  readonly at: Point;
  readonly trail: readonly Point[];
  readonly struck: readonly StruckPiece[];
}
/** The radius of a mark's disc, px. On the projector it must be readable from the last row. */
const DISC = 13;
const DISC_PROJECTOR = 26;
/** The gap between a disc and its piece, px. */
const GAP = 4;

/**
 * The preferred directions of a disc, best first (degrees, clockwise from the upper left), and its greatest distance as a
 * multiple of the usual one.
 */
const SIDES = [0, 90, 270, 180, 45, 315, 135, 225];
const FARTHEST = 4;
/** Returns how far a disc of radius `size` extends beyond a field. */
function outOf({ at, width, height }: Rect, place: Point, size: Mm): Mm {
  const beyond = (value: Mm, from: Mm, length: Mm): Mm =>
    Math.max(0, from + size - value, value + size - from - length);
  return beyond(place.x, at.x, width) + beyond(place.y, at.y, height);
}
/**
 * Returns positions of discs beside their pieces, the nearest first. If possible they cover no figure and no other disc, and stay
 * on the field. `turn` is the view's.
 */
export function discsOf(
  marks: readonly Pick<RecapMark, 'at'>[],
  figures: readonly Round[],
  size: Mm,
  gap: Mm,
  turn: number,
  field?: Rect,
): Point[] {
  const done: Round[] = [];
  for (const { at } of marks) {
    const own = figures.find((figure) => distance(figure.at, at) < 1)?.r ?? 0;
    const tries = [1, 1.6, 2.3, FARTHEST].flatMap((times) =>
      SIDES.map((side): Point => {
        const angle = ((side - 135 - turn) * Math.PI) / 180;
        const out = own + (size + gap) * times;
        return { x: at.x + out * Math.cos(angle), y: at.y + out * Math.sin(angle) };
      }),
    );
    const over = (place: Point): number =>
      [...figures, ...done].reduce(
        (sum, other) => sum + Math.max(0, other.r + size - distance(other.at, place)),
        field ? outOf(field, place, size) : 0,
      );
    const best = tries.reduce((least, next) => (over(next) < over(least) - 0.01 ? next : least));
    done.push({ at: best, r: size });
  }
  return done.map(({ at }) => at);
}

const sizeOf = (theme: Theme): number => (theme === 'projector' ? DISC_PROJECTOR : DISC);
/** Returns the numbered discs of marks, each with its radius, mm. They are recomputed only when pieces, marks or the camera have changed. */
export const recapDiscs = memoizeLast(
  (scene: Scene, marks: readonly RecapMark[], px: Mm, theme: Theme, turn: number): readonly Round[] => {
    if (marks.length === 0) return [];
    const seen = { px, theme, turn };
    const lying = piecesOnTable(scene);
    const figures = lying.map((piece) => ({ at: piece.at, r: seenRadiusOf(piece) }));
    const signs = lying.flatMap((piece, i) => cornerIcons(seen, piece, figures[i]?.r ?? 0));
    const visible = new Set(visibleNumbers(scene, theme, []).split(' '));
    const numbers = lying.flatMap((piece, i) => {
      const others = figures.filter((figure) => figure !== figures[i]);
      return visible.has(piece.id) ? (numberOf(seen, piece, figures[i]?.r ?? 0, others) ?? []) : [];
    });
    const r = (sizeOf(theme) + 2) * px;
    const places = discsOf(marks, [...figures, ...signs, ...numbers], r, GAP * px, turn, sceneFrame(scene));
    return places.map((at) => ({ at, r }));
  },
);
/** Draws the trails and hits of marks, and above them their numbered discs beside the pieces. */
export function drawRecap(brush: Brush, scene: Scene, marks: readonly RecapMark[]): void {
  for (const { trail, at, struck } of marks) {
    if (trail.length > 1) drawTrail(brush, trail);
    for (const target of struck) if (distance(at, target.at) > 1) drawBlow(brush, at, target.at);
  }
  const { px, theme, turn } = brush;
  const discs = recapDiscs(scene, marks, px, theme, turn);
  discs.forEach(({ at }, i) => {
    const { n = null, letter = n, seat } = marks[i] ?? {};
    drawDisc(brush, at, sizeOf(theme), letter, seat && seatPaint(seat, theme).base);
  });
}

function drawTrail(brush: Brush, trail: readonly Point[]): void {
  const path = openPath(trail);
  const { context } = brush;
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  stroke(brush, path, 'rgba(20,14,4,.6)', 5);
  stroke(brush, path, '#FFFFFF', 2.6, [2, 7]);
  const [start] = trail;
  if (start) stroke(brush, shapePath({ kind: 'disc', at: start, r: 5 * brush.px }), '#FFFFFF', 2);
  context.restore();
}

/** Draws an arrow from the attacker to the target. */
export function drawBlow(brush: Brush, from: Point, to: Point): void {
  const { context, px } = brush;
  const far = distance(from, to);
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const tip = { x: to.x - x * 8 * px, y: to.y - y * 8 * px };
  const foot = { x: tip.x - x * 13 * px, y: tip.y - y * 13 * px };
  const half = 7 * px;
  const head = closedPath([
    tip,
    { x: foot.x - y * half, y: foot.y + x * half },
    { x: foot.x + y * half, y: foot.y - x * half },
  ]);
  const shaft = openPath([from, foot]);
  stroke(brush, shaft, INK.ink, 6);
  stroke(brush, head, INK.ink, 4);
  stroke(brush, shaft, '#FFFFFF', 3);
  context.fillStyle = '#FFFFFF';
  context.fill(head);
}

/** Draws a number in a disc with a white ring and radius `size` (px), black by default. Without a number it draws a dot. */
export function drawDisc(
  brush: Brush,
  at: Point,
  size: number,
  sign: number | string | null,
  paint: string = INK.ink,
): void {
  drawUpright(brush, at, (context) => {
    context.beginPath();
    context.arc(0, 0, size, 0, 2 * Math.PI);
    context.fillStyle = paint;
    context.fill();
    context.lineWidth = 2.5 * lineScale();
    context.strokeStyle = '#FFFFFF';
    context.stroke();
    if (sign === null) return;
    context.fillStyle = '#FFFFFF';
    context.font = font(size * 1.15, 700);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(`${sign}`, 0, size * 0.06);
  });
}
