import { memoize } from '../../core/memoize.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { type Mm, distance } from '../../geometry/point.ts';
import { piecesOnTable } from './piecesOnTable.ts';

/** How near (measures) two figures that look alike stand when only their numbers tell them apart. */
const NEAR = 2;

const alike = (a: PieceNode, b: PieceNode): boolean => a.figure === b.figure && a.seat === b.seat;

/** Those near one that looks the same: looked for once in a scene. */
const twinsIn = memoize((scene: Scene, near: Mm): ReadonlySet<NodeId> => {
  const pieces = piecesOnTable(scene);
  const isTwin = (piece: PieceNode): boolean =>
    pieces.some((other) => other !== piece && alike(piece, other) && distance(piece.at, other.at) <= near);
  return new Set(pieces.filter(isTwin).map(({ id }) => id));
});

/** The ids of the pieces whose numbers are shown, parted by spaces: those in question, and those near one that looks the same. */
export function visibleNumbers(scene: Scene, asked: readonly (NodeId | null)[]): string {
  const twins = twinsIn(scene, NEAR * scene.unit.mm);
  return piecesOnTable(scene)
    .flatMap(({ id }) => (asked.includes(id) || twins.has(id) ? [id] : []))
    .join(' ');
}
