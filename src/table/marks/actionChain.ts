import type { PieceNode } from '../../core/scene.ts';
import { type Point, pointToward, distance } from '../../geometry/point.ts';
import { type Brush, closedPath, openPath, shapePath, stroke } from '../draw/brush.ts';
import { INK } from '../draw/theme.ts';
import { drawPiece, radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import type { Round } from '../figures/tags.ts';
import { discsOf, drawDisc } from './recap.ts';

/**
 * A step of a chain as marked for a class. It has its number, if any, and the number's position; its path, its attacker and
 * target, and its casualties.
 */
export interface ChainMark {
  readonly n: number | null;
  readonly at: Point;
  readonly trail: readonly Point[];
  /** `straight`: along a line of fire. */
  readonly blow: { readonly from: Point; readonly to: Point; readonly straight: boolean } | null;
  readonly fell: readonly PieceNode[];
}
/** The radius of a number's disc, the radius of a dot (px), and how many of the last steps keep their discs. Earlier steps only keep a dot. */
const DISC = 34;
const DOT = 9;
const KEPT = 3;
/** The figure radius (px) at which marks have full size. They are smaller beside smaller figures, down to this part. */
const FIGURE = 50;
const SMALLEST = 0.42;
/** The width of an arrow's shaft and the length of its head, px. */
const SHAFT = 14;
const HEAD = 34;
/** How far a hit's arrow bows out, as a part of its length. The limits (px) are the least bow, and the greatest for a shot across the table. */
const BOW = 0.42;
const LEAST_BOW = 44;
const MOST_BOW = 160;

/** Draws a chain of steps with bold arrows and numbers, readable from the last row of a class. */
export function drawChain(table: Brush, marks: readonly ChainMark[], figures: readonly Round[]): void {
  const r = Math.max(0, ...figures.map((figure) => figure.r)) / table.px;
  const brush = { ...table, px: table.px * Math.min(1, Math.max(SMALLEST, r / FIGURE)) };
  const first = marks.length - KEPT;
  const shown = marks.map((mark, i) => ({
    mark,
    kept: i >= first,
    way: attackPath(brush, mark, figures),
  }));
  for (const { mark } of shown) for (const piece of mark.fell) drawFallen(brush, piece, mark.blow?.from);
  for (const { way: path, kept } of shown) if (kept && path.length > 1) drawArrow(brush, path);
  // The number must be readable from the last row, however small the figures are.
  const disc = { ...brush, px: Math.max(brush.px, table.px * 0.7) };
  const size = DISC * disc.px;
  const taken: Round[] = shown.flatMap(({ way: path, kept }) =>
    kept ? sampled(path).map((at) => ({ at, r: SHAFT * brush.px })) : [],
  );
  const anchors = shown.map(({ mark, way: path }) => {
    const points = sampled(path);
    return { at: points[Math.floor(points.length / 2)] ?? mark.at };
  });
  const places = discsOf(anchors, [...figures, ...taken], size, 6 * brush.px, brush.turn);
  shown.forEach(({ mark, kept }, i) => {
    if (places[i] && mark.n !== null) drawDisc(disc, places[i], kept ? DISC : DOT, kept ? mark.n : null);
  });
}

/** Returns the points of a step's arrow: a line of fire, the bow of a hit, or the path of a move. Lines end before figures. */
function attackPath(brush: Brush, { blow, trail }: ChainMark, figures: readonly Round[]): readonly Point[] {
  if (!blow) return shortened(trail, figures);
  if (!blow.straight) return bowOf(brush, blow);
  const back = shortened([blow.to, blow.from], figures);
  return shortened(back.toReversed(), figures);
}
/** Returns the points of a hit's arrow. It bows to the attacker's right, so a hit and its response are on different sides. */
function bowOf(brush: Brush, { from, to }: { readonly from: Point; readonly to: Point }): Point[] {
  const far = Math.max(1, distance(from, to));
  const out = Math.min(Math.max(BOW * far, LEAST_BOW * brush.px), MOST_BOW * brush.px) * 2;
  const side = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far };
  const middle = { x: (from.x + to.x) / 2 + side.x * out, y: (from.y + to.y) / 2 + side.y * out };
  return Array.from({ length: 13 }, (_, i) => {
    const t = 0.08 + (i / 12) * 0.84;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * middle.x + c * to.x, y: a * from.y + b * middle.y + c * to.y };
  });
}

/** Draws a white arrow with an inked edge along a path. */
function drawArrow(brush: Brush, path: readonly Point[]): void {
  const { context, px } = brush;
  const tip = path.at(-1) as Point;
  const before = path.findLast((point) => distance(point, tip) > HEAD * px) ?? path[0] ?? tip;
  const foot = pointToward(tip, before, Math.min(HEAD * px, distance(tip, before)));
  const far = Math.max(1, distance(foot, tip));
  const half = HEAD * 0.62 * px;
  const across: Point = { x: (-(tip.y - foot.y) / far) * half, y: ((tip.x - foot.x) / far) * half };
  const head = closedPath([
    tip,
    { x: foot.x + across.x, y: foot.y + across.y },
    { x: foot.x - across.x, y: foot.y - across.y },
  ]);
  const kept = path.filter((point) => distance(point, tip) > far);
  const shaft = openPath([...kept, foot]);
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  stroke(brush, shaft, INK.ink, SHAFT + 7);
  stroke(brush, head, INK.ink, 8);
  stroke(brush, shaft, '#FFFFFF', SHAFT);
  context.fillStyle = '#FFFFFF';
  context.fill(head);
  context.restore();
}

/** Returns points along a path, close together relative to its length. Empty for a path without length. */
function sampled(path: readonly Point[]): Point[] {
  return path.slice(1).flatMap((to, i) => {
    const from = path[i] as Point;
    const parts = path.length > 4 ? 1 : 6;
    return Array.from({ length: parts }, (_, k) => ({
      x: from.x + ((to.x - from.x) * (k + 1)) / parts,
      y: from.y + ((to.y - from.y) * (k + 1)) / parts,
    }));
  });
}

/** Returns a path that ends before the figure that walked it. */
function shortened(trail: readonly Point[], figures: readonly Round[]): readonly Point[] {
  const end = trail.at(-1);
  const r = end ? (figures.find((figure) => distance(figure.at, end) < 1)?.r ?? 0) : 0;
  const kept = trail.filter((point) => end && distance(point, end) > r);
  const last = kept.at(-1);
  return end && last && r > 0 ? [...kept, pointToward(end, last, r)] : trail;
}

/** Draws a casualty beside its dashed former position, away from its attacker. */
function drawFallen(brush: Brush, piece: PieceNode, from: Point | undefined): void {
  const { context } = brush;
  const { at } = piece;
  const place = shapePath({ kind: 'disc', at, r: radiusOf(piece) });
  stroke(brush, place, INK.ink, 3, [8, 7]);
  const down = { x: at.x, y: at.y + 1 };
  const away = from && distance(from, at) > 1 ? { x: 2 * at.x - from.x, y: 2 * at.y - from.y } : down;
  const lies = pointToward(at, away, seenRadiusOf(piece) * 1.15);
  context.save();
  context.translate(lies.x, lies.y);
  context.rotate(1.2);
  context.scale(0.62, 1);
  context.globalAlpha *= 0.85;
  drawPiece(brush, piece, false);
  context.restore();
}
