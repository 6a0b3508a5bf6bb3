import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { toySoldiers } from '../../../src/games/toy-soldiers/index.ts';
import { matchOf, playOut } from '../../walk.ts';
import { reaches, type Verdict, sequential } from '../sequential.ts';

const game = toySoldiers as AnyGame;
/** Plays the match of a number, sides swapped in turn; every match ends. */
const wins =
  (one: string, two: string, options: object = {}) =>
  (number: number): boolean => {
    const seat = number % 2 === 0 ? 'blue' : 'red';
    const players = seat === 'blue' ? { blue: one, red: two } : { blue: two, red: one };
    const { winners } = playOut(game, matchOf(game, `series${number}`, options), 2000, players);
    expect(winners, `match ${number}`).not.toBeNull();
    return winners?.includes(seat) ?? false;
  };
const tell = (name: string, verdict: Verdict): void =>
  expect(verdict.good, `${name}: won ${verdict.won} of ${verdict.played}`).toBe(true);

// `npm run bench -- levels` tells the shares; here it is only made sure that they are on the good side.
test('TS-05 the recruit beats random play, and his matches end', () => {
  tell('recruit', sequential(0.5, 0.9, 400, wins('plain', 'random')));
});
test('TS-05 the veteran beats the recruit', () => {
  tell('veteran', sequential(0.45, 0.8, 200, wins('sharp', 'plain')));
});
test.each(['commander', 'flag', 'objective'])('TS-04 both bots play for the %s, with shooting', (victory) => {
  const options = { victory, shooting: true, returnFire: true, commanderCapture: true, terrain: 'village' };
  expect(reaches(6, 8, wins('sharp', 'random', options)), 'veteran').toBe(true);
  expect(reaches(5, 8, wins('plain', 'random', options)), 'recruit').toBe(true);
});
test('TS-04 both bots capture commanders that must not be killed', () => {
  const options = { victory: 'commander', commanderCapture: true, captureOnly: true, terrain: 'village' };
  expect(reaches(6, 8, wins('sharp', 'random', options)), 'veteran').toBe(true);
  expect(reaches(5, 8, wins('plain', 'random', options)), 'recruit').toBe(true);
});
