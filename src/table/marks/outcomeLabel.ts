import type { NodeId, PieceNode } from '../../core/scene.ts';

/** The outcome of a piece, in words, with its dice. It is placed where the piece was at the time. */
export interface OutcomeLabel {
  readonly id: NodeId;
  readonly piece: PieceNode;
  readonly word: string;
  readonly more: string | null;
  readonly dice: readonly number[];
}
