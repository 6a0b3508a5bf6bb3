import { expect, test } from 'vitest';
import { turningPointHere, cachedReview, cacheReview } from '../../src/store/coach/reviewCache.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';
import { gameOf } from '../games.ts';

// Sabotage: whoever went to a turning point lost the list, and a match was looked through again for minutes.
test('what was found in a match stays while it is looked back at, and goes when it goes on', () => {
  const match = golden('stratego.over-agreed');
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const point = { ply: 3, seat: 'red', best: 0.6, done: 0.4, instead: null } as const;
  expect(cachedReview({ steps, ply: 3 })).toBeNull();
  cacheReview({ steps, ply: steps.length - 1 }, [point]);
  expect(cachedReview({ steps, ply: steps.length - 1 })).toEqual([point]);
  expect(turningPointHere({ steps, ply: 3 })).toEqual(point);
  expect(turningPointHere({ steps, ply: 4 })).toBeNull();
  expect(cachedReview({ steps: steps.slice(0, -1), ply: 3 })).toBeNull();
});
