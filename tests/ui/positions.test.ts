// Tables to print: an unfinished match with secrets shows no rank on paper.
import { expect, test } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { unsavedMatches } from '../../src/storage/unsavedMatches.ts';
import { findPosition } from '../../src/ui/paper/positions.ts';
import { gameOf } from '../games.ts';
import { matchOf } from '../walk.ts';

test('an unfinished match with secrets prints without ranks', async () => {
  const game = gameOf('stratego') as AnyGame;
  const { match } = playSetup(game, matchOf(game, 'print', { size: 'duel' }), { lots: true, lines: true });
  unsavedMatches.set('secret', {
    match,
    redo: [],
    over: false,
    place: null,
    since: 0,
  } as never);
  const position = await findPosition(game, 'match.secret');
  const pieces = (await position?.scene())?.nodes.filter((node) => node.kind === 'piece') ?? [];
  expect(pieces.length).toBeGreaterThan(10);
  // Sabotage: with the view of all, every piece had its emblem.
  for (const piece of pieces) expect(piece.emblem ?? piece.mark).toBeUndefined();
  unsavedMatches.delete('secret');
});
