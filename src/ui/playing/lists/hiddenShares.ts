import type { AnyGame } from '../../../core/game.ts';
import type { NodeId, PieceNode, Scene } from '../../../core/scene.ts';
import type { View } from '../../../core/view.ts';

/** The most pairs of pieces that are looked at: more would delay the list. */
const MOST_PAIRS = 100;
/**
 * Returns the share of each piece that is hidden from the enemy that sees most of it, 0 to 1. Empty in games without cover, and
 * where no enemy can shoot.
 */
export const hiddenShares = (
  game: AnyGame,
  view: View<unknown>,
  pieces: readonly PieceNode[],
  { nodes }: Scene,
): ReadonlyMap<NodeId, number> => {
  const [seat] = pieces.map((piece) => piece.seat);
  const enemies = nodes.filter(
    (node): node is PieceNode => node.kind === 'piece' && !node.out && !node.waits && node.seat !== seat,
  );
  const least = new Map<NodeId, number>();
  if (!game.coverOverview || pieces.length * enemies.length > MOST_PAIRS) return least;
  for (const enemy of enemies)
    for (const { id, share } of game.coverOverview(view, enemy.id)?.shares ?? [])
      least.set(id, Math.min(share, least.get(id) ?? 1));
  return least;
};
