import { SHELLS } from '../../bodies/shells.ts';
import { bodyByName } from '../../bodies/hulls.ts';
import { type PieceNode, footprint } from '../../core/scene.ts';
import { topViewOutline } from '../../core/shots/topView.ts';
import type { Shape } from '../../geometry/shape.ts';
import { isPosed } from './posedPieces.ts';

/** Returns the area (mm, not rounded) that a piece covers from above: a flat body in its pose, any other piece its footprint. */
export const pieceOutline = (piece: PieceNode): Shape => {
  if (!isPosed(piece) || Object.hasOwn(SHELLS, piece.body)) return footprint(piece);
  const body = bodyByName(piece.body);
  return 'flat' in body ? topViewOutline(body.flat, piece.pose) : footprint(piece);
};
