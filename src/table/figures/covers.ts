import { SHELLS } from '../../bodies/shells.ts';
import { bodyNamed } from '../../bodies/hulls.ts';
import { type PieceNode, footprintOf } from '../../core/scene.ts';
import { planOf } from '../../core/shots/plan.ts';
import type { Shape } from '../../geometry/shape.ts';
import { isPosed } from './bodies.ts';

/** What a piece covers of the table from above, mm, not rounded: a flat body as it lies, any other its footprint. */
export const coverOf = (piece: PieceNode): Shape => {
  if (!isPosed(piece) || Object.hasOwn(SHELLS, piece.body)) return footprintOf(piece);
  const body = bodyNamed(piece.body);
  return 'flat' in body ? planOf(body.flat, piece.pose) : footprintOf(piece);
};
