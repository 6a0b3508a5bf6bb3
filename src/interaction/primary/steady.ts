import type { NodeId, PieceNode } from '../../core/scene.ts';
import { distance, type Mm } from '../../geometry/point.ts';
import { piecesOnTable } from '../../table/figures/piecesOnTable.ts';
import type { Draft } from '../../table/input/proposal.ts';
import { draftForAction } from '../draftForAction.ts';
import type { Interaction } from '../view.ts';

type Going = Pick<Interaction, 'game' | 'view' | 'scene' | 'choices' | 'selected' | 'turn'>;
const moveOf = ({ game, view, choices }: Going, id: NodeId): Draft | null => {
  const action = game.steadyMove?.(view, id) ?? null;
  return action === null ? null : draftForAction(choices, action);
};
/** Returns the move that the game advises for the selected piece. Null if it had better stay, and during set-up. */
export const steadyDraft = (hand: Going): Draft | null => {
  const { selected, turn } = hand;
  return selected === null || !('to' in turn) || turn.opening ? null : moveOf(hand, selected);
};
/** Returns the piece farthest from its nearest enemy that the game advises to move, so that a group closes up. Null if there is none. */
export const rearmostMover = (hand: Going, pieces: readonly PieceNode[]): PieceNode | null => {
  const { scene, turn } = hand;
  if (!('to' in turn) || turn.opening) return null;
  const enemies = piecesOnTable(scene).filter((each) => !each.out && each.seat && each.seat !== turn.to);
  const far = ({ at }: PieceNode): Mm => Math.min(...enemies.map((enemy) => distance(enemy.at, at)));
  return (
    pieces
      .filter(({ seat, waits }) => seat === turn.to && !waits)
      .toSorted((a, b) => far(b) - far(a))
      .find(({ id }) => moveOf(hand, id) !== null) ?? null
  );
};
