import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { distance } from '../../geometry/point.ts';
import { lyingOn } from './lying.ts';

/** How near (measures) two figures that look alike stand when only their numbers tell them apart. */
const NEAR = 2;

const alike = (a: PieceNode, b: PieceNode): boolean => a.figure === b.figure && a.seat === b.seat;

/** The ids of the pieces whose numbers are shown, parted by spaces: those in question, and those near one that looks the same. */
export function numberedIn(scene: Scene, asked: readonly (NodeId | null)[]): string {
  const pieces = lyingOn(scene);
  const near = NEAR * scene.unit.mm;
  return pieces
    .filter(
      (piece) =>
        asked.includes(piece.id) ||
        pieces.some((other) => other !== piece && alike(piece, other) && distance(piece.at, other.at) <= near),
    )
    .map(({ id }) => id)
    .join(' ');
}
