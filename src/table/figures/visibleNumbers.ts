import { memoize } from '../../core/memoize.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { type Mm, distance } from '../../geometry/point.ts';
import type { Theme } from '../draw/theme.ts';
import { piecesOnTable } from './piecesOnTable.ts';

/** The greatest distance (measures) at which two figures that look alike need numbers to be distinguished. */
const NEAR = 2;

const alike = (a: PieceNode, b: PieceNode): boolean => a.figure === b.figure && a.seat === b.seat;

/** Returns the pieces near another that looks the same. They are computed once per scene. */
const twinsIn = memoize((scene: Scene, near: Mm): ReadonlySet<NodeId> => {
  const pieces = piecesOnTable(scene);
  const isTwin = (piece: PieceNode): boolean =>
    pieces.some((other) => other !== piece && alike(piece, other) && distance(piece.at, other.at) <= near);
  return new Set(pieces.filter(isTwin).map(({ id }) => id));
});

const NONE: ReadonlySet<NodeId> = new Set();
/** Whether a scene shows numbers only when asked. A class that looks at a projector can point at nothing, so it sees all of them. */
export const isQuiet = ({ numbers }: Scene, theme: Theme): boolean => numbers === 'asked' && theme !== 'projector';

/**
 * Returns the ids of the pieces with visible numbers, separated by spaces: those asked for and, unless the scene is quiet, those
 * near one that looks the same.
 */
export function visibleNumbers(scene: Scene, theme: Theme, asked: readonly (NodeId | null)[]): string {
  const twins = isQuiet(scene, theme) ? NONE : twinsIn(scene, NEAR * scene.unit.mm);
  return piecesOnTable(scene)
    .flatMap(({ id }) => (asked.includes(id) || twins.has(id) ? [id] : []))
    .join(' ');
}
