import { expect, test } from 'vitest';
import { botRandom, randomAction } from '../../src/core/bots.ts';
import { gameOf } from '../games.ts';
import { initialStep, replaySteps } from '../../src/core/match.ts';
import { playOut } from '../../src/store/series/playOut.ts';
import { type SeriesEnding, seriesResults, estimateShare } from '../../src/store/series/results.ts';
import { seatsInMatch } from '../../src/store/series/plan.ts';
import { engine, matchOf } from '../walk.ts';

const ended = (seats: SeriesEnding['seats'], winners: SeriesEnding['winners'], length = 10): SeriesEnding => ({
  seats,
  winners,
  length,
  why: null,
});

test('the bounds of a share are those of Wilson’s score', () => {
  // By the formula, worked out by hand: 8 of 10 and 0 of 20.
  const most = estimateShare(8, 10);
  expect(most.of).toBe(0.8);
  expect(most.from).toBeCloseTo(0.4902, 4);
  expect(most.to).toBeCloseTo(0.9433, 4);
  expect(estimateShare(0, 20)).toMatchObject({ of: 0, from: 0 });
  expect(estimateShare(0, 20).to).toBeCloseTo(0.1611, 4);
  expect(estimateShare(0, 0)).toEqual({ of: 0, from: 0, to: 1 });
});

test('wins are counted for who played, wherever he sat; draws and matches without end are nobody’s', () => {
  const results = seriesResults(
    [
      ended(['blue', 'red'], ['blue'], 6),
      ended(['red', 'blue'], ['blue'], 30),
      ended(['blue', 'red'], ['blue']),
      ended(['red', 'blue'], []),
      ended(['blue', 'red'], null),
    ],
    2,
  );
  expect(results).toMatchObject({ played: 5, drawn: 1, unfinished: 1, length: { least: 6, most: 30 } });
  expect(results.length.mean).toBeCloseTo(66 / 5, 10);
  expect(results.standings.map(({ won, bySeat }) => ({ won, bySeat }))).toEqual([
    {
      won: 2,
      bySeat: [
        { seat: 'blue', won: 2, played: 3 },
        { seat: 'red', won: 0, played: 2 },
      ],
    },
    {
      won: 1,
      bySeat: [
        { seat: 'blue', won: 1, played: 2 },
        { seat: 'red', won: 0, played: 3 },
      ],
    },
  ]);
});

test('those who play go round the seats, unless they keep them', () => {
  const seats = ['blue', 'red', 'plum'] as const;
  expect([1, 2, 3, 4].map((number) => seatsInMatch({ seats, swap: true }, number))).toEqual([
    ['blue', 'red', 'plum'],
    ['red', 'plum', 'blue'],
    ['plum', 'blue', 'red'],
    ['blue', 'red', 'plum'],
  ]);
  expect(seatsInMatch({ seats, swap: false }, 2)).toEqual(seats);
});

test.each(['toy-soldiers', 'flick'])(
  'a match of %s played again by its actions alone is the same to the last shot',
  (id) => {
    const game = gameOf(id);
    if (!game) throw new Error(`There is no game ${id}.`);
    const match = matchOf(game, 'series');
    const first = playOut(
      game,
      match,
      40,
      (state, seat, ply) => randomAction(game, game.view(state, seat), botRandom('series', ply)),
      engine,
    );
    const actions = first.match.entries.map(({ action }) => action);
    expect(actions.length).toBeGreaterThan(10);
    const again = playOut(game, match, actions.length, (_, __, ply) => actions[ply - 1], engine);
    expect(again).toEqual(first);
    expect(first.match.entries.some(({ shots }) => shots)).toBe(game.shots === true);
    // What it keeps is a record as any other: it replays without the engine.
    expect([...replaySteps(game, first.match)]).toHaveLength(actions.length + 1);
  },
);

test('a bot that does what is not lawful stops its match with a sentence, and the actions may run out', () => {
  const game = gameOf('toy-soldiers');
  if (!game) throw new Error('There is no game.');
  const match = matchOf(game, 'series');
  expect(() => playOut(game, match, 5, () => ({ type: 'nothing of the kind' }))).toThrow();
  const none = playOut(game, match, 0, () => null);
  expect(none).toEqual({ match: { ...match, entries: [] }, over: null });
  expect(game.turn(initialStep(game, none.match).state)).toHaveProperty('to');
});
