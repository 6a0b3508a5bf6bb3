import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { toySoldiers } from '../../src/games/toy-soldiers/index.ts';
import { matchOf, playOut } from '../walk.ts';

const game = toySoldiers as AnyGame;
/** Plays matches with sides swapped in turn and counts how they ended for the first player. */
const series = (one: string, two: string, matches: number, options: object = {}) => {
  const told = { won: 0, drawn: 0, open: 0, plies: 0, most: 0 };
  const start = performance.now();
  for (let i = 0; i < matches; i++) {
    const seat = i % 2 === 0 ? 'blue' : 'red';
    const players = seat === 'blue' ? { blue: one, red: two } : { blue: two, red: one };
    const { winners, steps } = playOut(game, matchOf(game, `series${i}`, options), 2000, players);
    if (winners === null) told.open++;
    else if (winners.length === 0) told.drawn++;
    else if (winners.includes(seat)) told.won++;
    told.plies += steps.length - 1;
    told.most = Math.max(told.most, steps.length - 1);
  }
  const spent = performance.now() - start;
  const line = `${one} against ${two}: won ${told.won} of ${matches}, drawn ${told.drawn}, open ${told.open}`;
  console.log(
    `${line}; plies on average ${(told.plies / matches).toFixed(0)}, at most ${told.most}; ${(spent / told.plies).toFixed(2)} ms a ply`,
  );
  return told;
};

test('TS-05 the veteran beats random play in at least 80 of 100 matches', { timeout: 180_000 }, () => {
  const { won, open } = series('sharp', 'random', 400);
  expect(won / 400).toBeGreaterThanOrEqual(0.8);
  expect(open).toBe(0);
});
test('TS-05 the recruit beats random play, and his matches end', { timeout: 120_000 }, () => {
  const { won, open } = series('plain', 'random', 100);
  expect(won / 100).toBeGreaterThanOrEqual(0.8);
  expect(open).toBe(0);
});
test('TS-05 the veteran beats the recruit', { timeout: 120_000 }, () => {
  const { won, open } = series('sharp', 'plain', 60);
  expect(won / 60).toBeGreaterThanOrEqual(0.55);
  expect(open).toBe(0);
});
test.each(['commander', 'flag', 'objective'])(
  'TS-04 both bots play for the %s, with shooting',
  { timeout: 120_000 },
  (victory) => {
    const options = { victory, shooting: true, returnFire: true, commanderCapture: true, terrain: 'village' };
    expect(series('sharp', 'random', 12, options).won).toBeGreaterThanOrEqual(9);
    expect(series('plain', 'random', 12, options).won).toBeGreaterThanOrEqual(7);
  },
);
