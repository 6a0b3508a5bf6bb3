import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import { isInfantry, isPlaced, isTouching } from '../../../src/games/sci-fi/rules/lookups.ts';
import type { State } from '../../../src/games/sci-fi/types.ts';
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
// Sabotage: whoever served the gun of the side above did not touch it by a millimetre, so that all others were sent there too: they stood in a heap.
test('SF-01 the recruit stands its men along the whole front, on either side, one of them behind each gun', () => {
  const start = matchOf(game, 'front', { army: 'battle', fairStart: true });
  const { steps } = playOut(game, start, 40, { blue: 'plain', red: 'plain' });
  const set = steps.map(({ state }) => state as State).find(({ stage }) => stage.at === 'act');
  if (!set) throw new Error('It was not set up.');
  for (const seat of ['blue', 'red']) {
    const men = set.units.filter(isPlaced).filter((unit) => unit.seat === seat && isInfantry(unit));
    const along = men.map(({ at }) => at.x).toSorted((a, b) => a - b);
    const gaps = along.slice(1).map((x, i) => x - (along[i] ?? x));
    expect((along.at(-1) ?? 0) - (along[0] ?? 0), seat).toBeGreaterThan(700);
    expect(Math.max(...gaps), seat).toBeLessThan(250);
    const guns = set.guns.filter(isPlaced).filter((gun) => gun.seat === seat);
    expect(guns.length, seat).toBeGreaterThan(0);
    for (const gun of guns)
      expect(
        men.some((man) => isTouching(man, gun)),
        seat,
      ).toBe(true);
  }
});
