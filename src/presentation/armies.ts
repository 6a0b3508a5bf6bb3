import type { PieceNode, Scene } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';

const allIn = ({ nodes }: Scene, seat: Seat): PieceNode[] =>
  nodes.filter((node): node is PieceNode => node.kind === 'piece' && node.seat === seat && !node.token);
/** Returns a seat's pieces that are in play or still to come. */
export const piecesIn = (scene: Scene, seat: Seat): PieceNode[] => allIn(scene, seat).filter(({ out }) => !out);
/**
 * Returns how many pieces a seat has lost. `began` is the number that it began with. If that was hidden, the pieces shown
 * beside the field count.
 */
export const lossCount = (scene: Scene, seat: Seat, began: number): number => {
  const left = piecesIn(scene, seat).length;
  return Math.max(began - left, allIn(scene, seat).length - left);
};
