import type { EyeView } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import { baseOf } from '../figures/pieces.ts';

/** A tape laid on the table to look, not to act; an end snapped to a piece follows it and measures from its base's edge. */
export interface Tape {
  readonly id: string;
  readonly points: readonly Point[];
  readonly from?: NodeId;
  readonly to?: NodeId;
}

const SNAP: Mm = 6;

/** The pieces of a scene. */
export function piecesOf(scene: Scene): PieceNode[] {
  return scene.nodes.filter((node) => node.kind === 'piece');
}

/** The pieces that are drawn on the table: not those that wait beside it, nor those out of play where there is no rail for them. */
export function lyingOn(scene: Scene): PieceNode[] {
  return piecesOf(scene).filter(({ waits, out }) => !waits && (!out || scene.rail !== undefined));
}

/** The piece that a tape's end would snap to: the nearest whose base is within 6 mm or 10 px. */
function snapOf(scene: Scene, point: Point, px: Mm): PieceNode | null {
  let best: PieceNode | null = null;
  let least = Math.max(SNAP, 10 * px);
  for (const piece of lyingOn(scene)) {
    const gap = distance(piece.at, point) - baseOf(piece).r;
    if (gap >= least) continue;
    best = piece;
    least = gap;
  }
  return best;
}

/** Where a tape lies now: its snapped ends at the edges of the bases, towards the next corner. */
export function laid(tape: Tape, scene: Scene): readonly Point[] {
  const pieces = piecesOf(scene);
  const from = pieces.find(({ id }) => id === tape.from);
  const to = pieces.find(({ id }) => id === tape.to);
  const points = tape.points.map((point, i) => {
    if (i === 0) return from?.at ?? point;
    return i === tape.points.length - 1 ? (to?.at ?? point) : point;
  });
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return points;
  const gap = distance(first, second) - (from ? baseOf(from).r : 0) - (to ? baseOf(to).r : 0);
  if (points.length === 2 && gap <= 0) {
    const edge = edgeOf(first, second, from ? baseOf(from).r : 0);
    return [edge, edge];
  }
  const start = from ? edgeOf(first, second, baseOf(from).r) : first;
  const end = to ? edgeOf(last, before, baseOf(to).r) : last;
  return [start, ...points.slice(1, -1), end];
}

/** The point of a round base that looks towards another point; not beyond that point. */
function edgeOf(middle: Point, toward: Point, r: Mm): Point {
  const away = distance(middle, toward);
  const part = away === 0 ? 0 : Math.min(1, r / away);
  return { x: middle.x + (toward.x - middle.x) * part, y: middle.y + (toward.y - middle.y) * part };
}

/** What a tape measures now, mm, not rounded: from base edge to base edge where it is snapped. */
export function tapeLength(tape: Tape, scene: Scene): Mm {
  return pathLength(laid(tape, scene));
}

/** A tape between places of the table, snapped to the pieces under its ends. */
export function newTape(tapes: readonly Tape[], scene: Scene, points: readonly Point[], px: Mm): Tape {
  const last = Math.max(0, ...tapes.map(({ id }) => Number(id.replace('tape', '')) || 0));
  const [first, end] = [points[0], points.at(-1)];
  const from = first ? snapOf(scene, first, px) : null;
  const to = end ? snapOf(scene, end, px) : null;
  return {
    id: `tape${last + 1}`,
    points,
    ...(from ? { from: from.id } : {}),
    ...(to && (to !== from || points.length > 2) ? { to: to.id } : {}),
  };
}

/** How far beside the fan (px) its tape lies. */
const BESIDE = 34;
/** The tape of a sight line: from base edge to base edge, laid beside the fan; empty if one of the two is gone. */
export function sightTape(eye: EyeView, scene: Scene, px: Mm): readonly Point[] {
  const points = laid(
    { id: 'sight', points: [eye.eye.at, eye.silhouette.at], from: eye.shooter, to: eye.target },
    scene,
  );
  const [from, to] = points;
  if (!from || !to) return [];
  const length = Math.max(1, distance(from, to));
  const by = { x: ((to.y - from.y) / length) * BESIDE * px, y: ((from.x - to.x) / length) * BESIDE * px };
  return points.map((point) => ({ x: point.x + by.x, y: point.y + by.y }));
}
