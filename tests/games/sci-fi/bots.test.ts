import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import { matchOf, playOut } from '../../walk.ts';
import { sequential } from '../sequential.ts';

const game = sciFi as AnyGame;
/** Plays a match, sides swapped in turn; every match ends. */
const wins =
  (one: string, two: string, options: object = {}) =>
  (number: number): boolean => {
    const seat = number % 2 === 0 ? 'blue' : 'red';
    const players = seat === 'blue' ? { blue: one, red: two } : { blue: two, red: one };
    const start = matchOf(game, `bots${number}`, { fire: 'virtual', fairStart: true, ...options });
    const { winners } = playOut(game, start, 2000, players);
    expect(winners).not.toBeNull();
    return winners?.includes(seat) ?? false;
  };

test('SF-05 the captain beats the recruit, and the recruit beats random play', { timeout: 180_000 }, () => {
  expect(sequential(0.45, 0.85, 60, wins('sharp', 'plain')), 'captain').toMatchObject({ good: true });
  expect(sequential(0.4, 0.85, 60, wins('plain', 'random')), 'recruit').toMatchObject({ good: true });
});
test('SF-22 both bots fire shells, serve guns and bring matches to an end', { timeout: 180_000 }, () => {
  [0, 1].forEach(wins('sharp', 'plain', { army: 'battle', fire: 'real' }));
});
