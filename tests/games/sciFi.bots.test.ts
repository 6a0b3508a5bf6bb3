import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { matchOf, playOut } from '../walk.ts';

const game = sciFi as AnyGame;
/** Plays matches with sides swapped in turn and counts those that the first bot wins. */
const wins = (one: string, two: string, matches: number, options: object = {}): number => {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const seat = i % 2 === 0 ? 'blue' : 'red';
    const players = seat === 'blue' ? { blue: one, red: two } : { blue: two, red: one };
    const start = matchOf(game, `bots${i}`, { fire: 'virtual', fairStart: true, ...options });
    const { winners } = playOut(game, start, 2000, players);
    expect(winners).not.toBeNull();
    if (winners?.includes(seat)) won++;
  }
  return won;
};

test('SF-05 the captain beats the recruit, and the recruit beats random play', { timeout: 180_000 }, () => {
  const captain = wins('sharp', 'plain', 20);
  const recruit = wins('plain', 'random', 10);
  console.log(`captain against recruit ${captain} of 20, recruit against random ${recruit} of 10`);
  expect(captain).toBeGreaterThanOrEqual(12);
  expect(recruit).toBeGreaterThanOrEqual(8);
});
test('SF-22 both bots fire shells, serve guns and bring matches to an end', { timeout: 180_000 }, () => {
  wins('sharp', 'plain', 2, { army: 'battle', fire: 'real' });
});
