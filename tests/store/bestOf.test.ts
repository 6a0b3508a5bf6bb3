import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bestOfMatch, saveBestOf } from '../../src/storage/bestOf.ts';
import { beginWith, standingAfter, winnerOfRound, withNext } from '../../src/store/bestOf.ts';
import { gameOf } from '../games.ts';
import { matchOf } from '../walk.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const game = gameOf('toy-soldiers');
if (!game) throw new Error('The game is not here.');
const match = matchOf(game, 'best');
/** A best-of whose rounds were won so, and how it stands after the last of them. */
const after = (of: 3 | 5, won: readonly (0 | 1 | null)[]) =>
  standingAfter({ of, rounds: won.map((each, i) => ({ match: `m${i}`, won: each })) }, `m${won.length - 1}`);

// Sabotage: without the swap of the sides the same seat won for the other player.
test('a win belongs to the player, not to the seat, as both swap after each match', () => {
  expect([0, 1, 2].map((round) => winnerOfRound(match, ['blue'], round))).toEqual([0, 1, 0]);
  expect([0, 1].map((round) => winnerOfRound(match, ['red'], round))).toEqual([1, 0]);
  expect([winnerOfRound(match, [], 0), winnerOfRound(match, ['blue', 'red'], 1)]).toEqual([null, null]);
  // The first player has won both. In the second match that player sits at the second seat.
  expect(after(3, [0, 0])).toMatchObject({ wins: [0, 2], winner: 1, loser: 0 });
});
test('two of three or three of five win, and a draw is played again', () => {
  expect(after(3, [0])).toMatchObject({ wins: [1, 0], winner: null, loser: 1 });
  expect(after(3, [0, null])).toMatchObject({ wins: [0, 1], winner: null, loser: null });
  expect(after(3, [0, 1])).toMatchObject({ wins: [1, 1], winner: null });
  expect(after(3, [0, null, 1, 1])).toMatchObject({ wins: [2, 1], winner: 0 });
  expect(after(5, [0, 0])).toMatchObject({ winner: null });
  expect(after(5, [0, 1, 0, 0])).toMatchObject({ wins: [1, 3], winner: 1 });
});
test('the matches before count, those after do not, and the next one is known', () => {
  const first = beginWith(3, 'm0', match, ['red']);
  const bestOf = withNext(first, 'm0', 'm1');
  expect(bestOf.rounds).toEqual([{ match: 'm0', won: 1 }, { match: 'm1' }]);
  expect(standingAfter(bestOf, 'm0')).toMatchObject({ wins: [0, 1], next: 'm1', loser: 0 });
  expect(standingAfter(bestOf, 'm1')).toMatchObject({ wins: [1, 0], next: undefined, loser: null });
  expect(withNext(bestOf, 'm0', 'other').rounds.map((each) => each.match)).toEqual(['m0', 'other']);
});
test('a best-of is found by each of its matches, one of them belongs to one only, and damaged ones are left out', () => {
  saveBestOf({ of: 3, rounds: [{ match: 'a', won: 0 }, { match: 'b' }] });
  saveBestOf({ of: 5, rounds: [{ match: 'c' }] });
  expect([bestOfMatch('a')?.of, bestOfMatch('b')?.of, bestOfMatch('c')?.of]).toEqual([3, 3, 5]);
  saveBestOf({ of: 5, rounds: [{ match: 'a' }] });
  expect([bestOfMatch('a')?.of, bestOfMatch('b')]).toEqual([5, null]);
  for (const bad of ['x', '{}', '[{"of":4,"rounds":[{"match":"a"}]}]', '[{"of":3,"rounds":[]}]']) {
    kept.set('mera.bestOf', bad);
    expect(bestOfMatch('a'), bad).toBeNull();
  }
});
