import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { topAt } from '../../../src/games/siege/fortress/ground.ts';
import { siege } from '../../../src/games/siege/index.ts';
import { must } from '../../../src/games/siege/rules/lookups.ts';
import type { Action, State } from '../../../src/games/siege/types.ts';
import type { Point } from '../../../src/geometry/point.ts';
import { matchOf, play, playOut } from '../../walk.ts';
import { reaches } from '../sequential.ts';

const game = siege as unknown as AnyGame;
/** Plays a match with virtual shots, each bot attacking in turn; every match ends. */
const wins =
  (one: string, two: string) =>
  (number: number): boolean => {
    const options = { shooting: 'virtual', army: 'custom', attackers: 5, defenders: 4 };
    const seat = number % 2 === 0 ? 'blue' : 'red';
    const players = seat === 'blue' ? { blue: one, red: two } : { blue: two, red: one };
    const { winners } = playOut(game, matchOf(game, `bots${number}`, options), 3000, players);
    expect(winners).not.toBeNull();
    return winners?.includes(seat) ?? false;
  };

test(
  'SI-04 the better bot wins most of twelve matches in both roles, and every match ends',
  { timeout: 180_000 },
  () => {
    expect(reaches(7, 12, wins('sharp', 'plain'))).toBe(true);
  },
);

test('SI-16 who holds a fortress under fire does not stand still', () => {
  let turns = 0;
  let idle = 0;
  let moved = false;
  for (const { turn, view, action } of play(game, matchOf(game, 'stir'), 90, { red: 'sharp', blue: 'plain' })) {
    if (turn.to !== 'red' || turn.opening || (view as State).stage.at !== 'move') continue;
    const ends = (action as Action).type === 'end';
    if (ends) turns++;
    if (ends && !moved) idle++;
    moved = !ends;
  }
  expect(turns).toBeGreaterThan(5);
  expect(idle / turns).toBeLessThan(0.5);
});

test('SI-05 a beginner comes down from its towers, where the plain one mostly stays', () => {
  const turns = [...play(game, matchOf(game, 'beginner'), 60, { red: 'plain', blue: 'plain' })];
  const moves = turns
    .map(({ view }) => view as State)
    .filter(({ active, stage }) => active === 'red' && stage.at === 'move');
  const down = (view: State, choose: NonNullable<typeof siege.beginner>['choose']): boolean => {
    const tools = {
      randomInt: () => 0,
      report: () => {},
      choices: siege.choices(asView(view)),
    } as unknown as Parameters<typeof choose>[1];
    const act = choose(asView(view), tools);
    if (act.type !== 'walk') return false;
    return topAt(view, must(view, act.id).at) !== null && topAt(view, act.path.at(-1) as Point) === null;
  };
  const [beginner, plain] = [siege.beginner, siege.bots['plain']];
  if (!beginner || !plain) throw new Error('Both bots are to be compared.');
  expect(moves.filter((view) => down(view, plain.choose)).length).toBeLessThan(moves.length / 4);
  expect(moves.filter((view) => down(view, beginner.choose)).length).toBeGreaterThan(moves.length / 2);
});
