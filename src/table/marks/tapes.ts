import type { ShooterView } from '../../core/choice.ts';
import { type NodeId, type PieceNode, type Scene, footprint } from '../../core/scene.ts';
import { pieceOutline } from '../figures/pieceOutline.ts';
import { radiusOf } from '../figures/pieces.ts';
import { piecesOnTable, pieceIn } from '../figures/piecesOnTable.ts';
import { nearestPointOn, nearestPoints } from '../../geometry/gap.ts';
import { type Mm, type Point, distance, segmentSquaredDistance } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import { type Shape, shapeSquaredDistance } from '../../geometry/shape.ts';

/** A tape laid on the table to measure, not to act. An end snapped to a piece follows it and measures from its base's edge. */
export interface Tape {
  readonly id: string;
  readonly points: readonly Point[];
  readonly from?: NodeId;
  readonly to?: NodeId;
}

const SNAP: Mm = 6;

/** Returns the piece that a tape's end would snap to: the nearest one with its base within 6 mm or 10 px. */
function snapOf(scene: Scene, point: Point, px: Mm): PieceNode | null {
  let best: PieceNode | null = null;
  let min = Math.max(SNAP, 10 * px);
  for (const piece of piecesOnTable(scene)) {
    const gap = Math.sqrt(shapeSquaredDistance(point, footprint(piece)));
    if (gap >= min) continue;
    best = piece;
    min = gap;
  }
  return best;
}

/**
 * Returns the points of a tape now. Its snapped ends are where the bases, or flat bodies in their poses, are nearest to each
 * other or to the next corner.
 */
export function placedTape(tape: Tape, scene: Scene): readonly Point[] {
  const { points } = tape;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return points;
  const end = (point: Point, id: NodeId | undefined): Shape => {
    const piece = pieceIn(scene, id);
    return piece ? pieceOutline(piece) : { kind: 'disc', at: point, r: 0 };
  };
  const [from, to] = [end(first, tape.from), end(last, tape.to)];
  if (points.length === 2) return nearestPoints(from, to);
  const between = points.slice(1, -1);
  return [nearestPointOn(from, between[0] as Point), ...between, nearestPointOn(to, between.at(-1) as Point)];
}

/** Returns what a tape measures now, mm, not rounded. Between snapped ends it measures from base edge to base edge. */
export function tapeLength(tape: Tape, scene: Scene): Mm {
  return pathLength(placedTape(tape, scene));
}

/** Returns a tape between points of the table, snapped to the pieces under its ends. */
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

/** The distance (px) of the tape from the fan, and half its width. */
const BESIDE = 34;
const HALF = 9;
/**
 * Returns the tape of a sight line, from base edge to base edge. It is beside the fan, on the side where it covers fewer figures.
 * Empty if one of the two pieces is gone.
 */
export function sightTape(eye: ShooterView, scene: Scene, px: Mm): readonly Point[] {
  const points = placedTape(
    { id: 'sight', points: [eye.eye.at, eye.silhouette.at], from: eye.shooter, to: eye.target },
    scene,
  );
  const [from, to] = points;
  if (!from || !to) return [];
  const length = Math.max(1, distance(from, to));
  const beside = (px: Mm): [Point, Point] => {
    const by = { x: ((to.y - from.y) / length) * px, y: ((from.x - to.x) / length) * px };
    return [
      { x: from.x + by.x, y: from.y + by.y },
      { x: to.x + by.x, y: to.y + by.y },
    ];
  };
  const covered = ([a, b]: [Point, Point]): number =>
    piecesOnTable(scene).filter(
      (piece) => Math.sqrt(segmentSquaredDistance(piece.at, a, b)) < radiusOf(piece) + HALF * px,
    ).length;
  const [one, other] = [beside(BESIDE * px), beside(-BESIDE * px)];
  return covered(other) < covered(one) ? other : one;
}
