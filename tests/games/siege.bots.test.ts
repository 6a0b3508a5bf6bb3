import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { siege } from '../../src/games/siege/index.ts';
import { matchOf, playOut } from '../walk.ts';

const game = siege as unknown as AnyGame;
/** Plays equal numbers with virtual shots, each bot attacking in turn, and counts the matches that the first wins. */
const wins = (one: string, two: string, matches: number): number => {
  let won = 0;
  const options = { shooting: 'virtual', army: 'custom', attackers: 5, defenders: 4 };
  for (let i = 0; i < matches; i++) {
    const seat = i % 2 === 0 ? 'blue' : 'red';
    const players = seat === 'blue' ? { blue: one, red: two } : { blue: two, red: one };
    const { winners } = playOut(game, matchOf(game, `bots${i}`, options), 3000, players);
    expect(winners).not.toBeNull();
    if (winners?.includes(seat)) won++;
  }
  return won;
};

test('SI-04 the better bot beats the plain one in both roles, and every match ends', { timeout: 180_000 }, () => {
  const won = wins('sharp', 'plain', 12);
  console.log(`sharp won ${won} of 12 against plain`);
  expect(won).toBeGreaterThanOrEqual(8);
});
