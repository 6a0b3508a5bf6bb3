import { expect, test } from 'vitest';
import { hiddenShares } from '../../src/ui/playing/lists/hiddenShares.ts';
import { asView } from '../../src/core/view.ts';
import { piecesIn } from '../../src/presentation/armies.ts';
import { gameOf } from '../games.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';

const sharesIn = (record: string, ply: number) => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const view = asView(replay(game, match).steps[ply]?.state);
  const scene = game.scene(view);
  const pieces = piecesIn(scene, 'blue').filter(({ waits }) => !waits);
  return { game, view, scene, pieces, shares: hiddenShares(game, view, pieces, scene) };
};
// Sabotage: the share of the enemy that sees least was named.
test('a piece is hidden as far as the enemy that sees most of it', () => {
  const { game, view, scene, pieces, shares } = sharesIn('sci-fi.over-last', 20);
  expect(shares.size).toBe(pieces.length);
  for (const enemy of piecesIn(scene, 'red'))
    for (const { id, share } of game.coverOverview?.(view, enemy.id)?.shares ?? [])
      expect(shares.get(id)).toBeLessThanOrEqual(share);
});
test('a game without cover has no shares', () => {
  expect(sharesIn('siege.over-last', 20).shares.size).toBe(0);
});
