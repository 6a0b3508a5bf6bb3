import type { PieceNode, Scene } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';

const allIn = ({ nodes }: Scene, seat: Seat): PieceNode[] =>
  nodes.filter((node): node is PieceNode => node.kind === 'piece' && node.seat === seat && !node.token);
/** A seat's pieces that are in play or still to come. */
export const piecesIn = (scene: Scene, seat: Seat): PieceNode[] => allIn(scene, seat).filter(({ out }) => !out);
/** How many pieces a seat has lost: those missing of the `began` that it began with, or where these were hidden those shown beside the field. */
export const lossCount = (scene: Scene, seat: Seat, began: number): number => {
  const left = piecesIn(scene, seat).length;
  return Math.max(began - left, allIn(scene, seat).length - left);
};
