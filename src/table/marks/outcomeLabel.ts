import type { NodeId, PieceNode } from '../../core/scene.ts';

/** What was decided of a piece, in words, with the dice that did it; it stands where the piece stood then. */
export interface OutcomeLabel {
  readonly id: NodeId;
  readonly piece: PieceNode;
  readonly word: string;
  readonly more: string | null;
  readonly dice: readonly number[];
}
