import type { Mm, Point } from '../../geometry/point.ts';
import { distance } from '../../geometry/point.ts';
import { type Brush, closed, font, opened, pathOf, stroke, upright } from '../draw/brush.ts';
import { INK } from '../draw/theme.ts';

/** A numbered mark of what was done: where it stands, the way that led there, and whom it struck. */
export interface StoryMark {
  readonly n: number;
  readonly at: Point;
  readonly trail: readonly Point[];
  readonly target: Point | null;
}
/** The radius of a mark's disc, px; on the projector it is seen from the last row. */
const DISC = 13;
const DISC_PROJECTOR = 26;
/** So far a disc stays from whom it is about, px: beside the corners of a target. */
const AWAY = 10;

/** The trails and blows of marks, and over them their numbered discs beside whom they are about. */
export function drawStory(brush: Brush, marks: readonly StoryMark[], r: Mm): void {
  for (const { trail, at, target } of marks) {
    if (trail.length > 1) drawTrail(brush, trail);
    if (target && distance(at, target) > 1) drawBlow(brush, at, target);
  }
  for (const { n, at } of marks) drawDisc(brush, at, r, n);
}

function drawTrail(brush: Brush, trail: readonly Point[]): void {
  const path = opened(trail);
  const { context } = brush;
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  stroke(brush, path, 'rgba(20,14,4,.6)', 5);
  stroke(brush, path, '#FFFFFF', 2.6, [2, 7]);
  const [start] = trail;
  if (start) stroke(brush, pathOf({ kind: 'disc', at: start, r: 5 * brush.px }), '#FFFFFF', 2);
  context.restore();
}

/** An arrow from who struck to whom. */
function drawBlow(brush: Brush, from: Point, to: Point): void {
  const { context, px } = brush;
  const far = distance(from, to);
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const tip = { x: to.x - x * 8 * px, y: to.y - y * 8 * px };
  const foot = { x: tip.x - x * 13 * px, y: tip.y - y * 13 * px };
  const half = 7 * px;
  const head = closed([
    tip,
    { x: foot.x - y * half, y: foot.y + x * half },
    { x: foot.x + y * half, y: foot.y - x * half },
  ]);
  const shaft = opened([from, foot]);
  stroke(brush, shaft, INK.ink, 6);
  stroke(brush, head, INK.ink, 4);
  stroke(brush, shaft, '#FFFFFF', 3);
  context.fillStyle = '#FFFFFF';
  context.fill(head);
}

function drawDisc(brush: Brush, at: Point, r: Mm, n: number): void {
  const size = brush.theme === 'projector' ? DISC_PROJECTOR : DISC;
  upright(brush, at, (context) => {
    const out = (r / brush.px + size + AWAY) * Math.SQRT1_2;
    context.translate(-out, -out);
    context.beginPath();
    context.arc(0, 0, size, 0, 2 * Math.PI);
    context.fillStyle = INK.ink;
    context.fill();
    context.lineWidth = 2.5;
    context.strokeStyle = '#FFFFFF';
    context.stroke();
    context.fillStyle = '#FFFFFF';
    context.font = font(size * 1.15, 700);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(`${n}`, 0, size * 0.06);
  });
}
