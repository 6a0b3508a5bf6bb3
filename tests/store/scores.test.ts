import { describe, expect, test } from 'vitest';
import type { Match, Player } from '../../src/core/match.ts';
import type { Result } from '../../src/storage/results.ts';
import { resultOf, scoreOfMatch, scoresOf } from '../../src/store/scores.ts';
import { gameOf } from '../games.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';

const game = gameOf('toy-soldiers');
if (!game) throw new Error('The game is not here.');
const ended = golden('toy-soldiers.over-last');
const { steps } = replay(game, ended);
/** The result of the match that Red has won, between these players. */
const between = (blue: Partial<Player>, red: Partial<Player>): Result | null => {
  const players = [
    { seat: 'blue', name: '', ...blue },
    { seat: 'red', name: '', ...red },
  ] as Match['players'];
  return resultOf({ id: 'm', game, steps, match: { ...ended, players } }, 5);
};

describe('a match counts', () => {
  test('with who won, when and by what, between typed names and against bots by their level', () => {
    expect(between({ name: ' Anna ' }, { name: 'Boris' })).toEqual({
      match: 'm',
      game: 'toy-soldiers',
      seed: ended.seed,
      at: 5,
      players: [
        { seat: 'blue', name: 'Anna' },
        { seat: 'red', name: 'Boris' },
      ],
      winners: ['red'],
      why: { key: 'toy-soldiers:over.last', values: { seat: { seat: 'red' } } },
    });
    const levels = ['random', 'novice', 'plain', 'sharp'].map(
      (bot) => between({ name: 'Anna' }, { name: 'HAL', bot })?.players[1],
    );
    expect(levels).toEqual([0, 1, 2, 3].map((level) => ({ seat: 'red', name: '', level })));
  });
  // Sabotage: a seat without a name counted as a player called nothing.
  test('for nobody before its end, if a person has no name, if both have the same, and without people', () => {
    expect(resultOf({ id: 'm', game, steps: steps.slice(0, -1), match: ended }, 5)).toBeNull();
    expect(between({ name: 'Anna' }, { name: ' \u200B ' })).toBeNull();
    expect(between({}, { bot: 'plain' })).toBeNull();
    expect(between({ name: 'Anna' }, { name: ' aNNA' })).toBeNull();
    expect(between({ bot: 'plain' }, { bot: 'sharp' })).toBeNull();
  });
});

describe('a score', () => {
  let matches = 0;
  const result = (names: readonly (string | number)[], winner: number | null, at = ++matches): Result => ({
    match: `m${at}`,
    game: 'siege',
    seed: 'any',
    at,
    players: names.map((name, i) => ({
      seat: (['blue', 'red', 'plum', 'graphite'] as const)[i] ?? 'blue',
      ...(typeof name === 'string' ? { name } : { name: '', level: name }),
    })),
    winners: winner === null ? [] : [(['blue', 'red', 'plum', 'graphite'] as const)[winner] ?? 'blue'],
  });
  const shown = (results: readonly Result[]) =>
    scoresOf(results).map(({ sides, draws }) => [
      ...sides.map(({ name, level, wins }) => `${name || level} ${wins}`),
      draws,
    ]);

  // Sabotage: with names compared as typed, Anna and anna had a score each.
  test('is between the same names, in any case and at any seat, with the spelling typed last', () => {
    const all = [
      result(['Anna', 'Boris'], 0),
      result(['boris', ' ANNA'], 1),
      result(['Anna', 'BORIS'], 1),
      result(['Anna', 'Boris'], null),
      result(['Straße', 'Ёж'], 0),
      result(['STRASSE', 'ёж'], 0),
    ];
    expect(shown(all)).toEqual([
      ['STRASSE 2', 'ёж 0', 0],
      ['Anna 2', 'Boris 1', 1],
    ]);
  });
  test('counts bots by level, not by what they are called, and more than two sides each', () => {
    const all = [
      result(['Anna', 2], 1),
      result([2, 'Anna'], 1),
      result(['Anna', 3], 0),
      result(['Anna', 2, 2], 2),
      result(['Anna', 'Boris', 'Eve'], 2),
      result(['bot 2', 'Anna'], 0),
    ];
    expect(shown(all)).toEqual([
      ['bot 2 1', 'Anna 0', 0],
      ['Eve 1', 'Anna 0', 'Boris 0', 0],
      ['2 2', 'Anna 1', 0],
      ['Anna 1', '3 0', 0],
    ]);
  });
  test('of a match is the one that its result counts for', () => {
    const [one, other] = [result(['Anna', 'Boris'], 0), result(['Anna', 'Eve'], 0)];
    expect(scoreOfMatch([one, other], one.match)?.results).toEqual([one]);
    expect(scoreOfMatch([one, other], 'none')).toBeNull();
  });
});
