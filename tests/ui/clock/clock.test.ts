import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MatchClock } from '../../../src/core/clockSchema.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { initialStep, type Match } from '../../../src/core/match.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { timesText } from '../../../src/ui/playing/clock/timesText.ts';
import { gameOf } from '../../games.ts';
import { matchOf } from '../../walk.ts';
import { nextSpoken } from '../../../src/ui/playing/clock/marks.ts';
import { swappedClock } from '../../../src/ui/playing/ending/rematch.ts';
import { clockSummary, clockText, durationText } from '../../../src/ui/starting/clockText.ts';
import { clockRowCount } from '../../../src/ui/newMatch/ClockFields.tsx';

const SIDE: MatchClock = { kind: 'side', seconds: 600, bonus: 5, end: 'lost' };
beforeAll(() => changeLanguage('en'));
afterAll(() => changeLanguage('en'));

// Sabotage: seconds were rounded down, so that the last one showed as nothing.
test.each([
  [600_000, '10:00'],
  [599_999, '10:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-999, '0:00'],
  [-61_000, '−1:01'],
  [3_725_000, '62:05'],
])('%i ms is shown as %s', (ms, text) => expect(clockText(ms)).toBe(text));

describe('a time in words', () => {
  test('in English', () => {
    expect(durationText(0)).toBe('0 seconds');
    expect(durationText(61)).toBe('1 minute 1 second');
    expect(durationText(7200)).toBe('2 hours');
    expect(clockSummary(SIDE)).toBe(
      'Time for each player, 10 minutes; plus 5 seconds after each turn; The match is lost',
    );
  });
  test('in Russian', async () => {
    await changeLanguage('ru');
    expect(durationText(61)).toBe('1 минута 1 секунда');
    expect(durationText(122)).toBe('2 минуты 2 секунды');
    expect(durationText(305)).toBe('5 минут 5 секунд');
    await changeLanguage('en');
  });
});

// Sabotage: it spoke at the very start of a turn of 30 seconds.
test('a clock speaks at 60, 30 and 10 seconds, and never at its start', () => {
  const spoken: number[] = [];
  for (let next = nextSpoken(90_000); next !== null; next = nextSpoken(next)) spoken.push(next);
  expect(spoken).toEqual([60_000, 30_000, 10_000]);
  expect(nextSpoken(30_000)).toBe(10_000);
  expect(nextSpoken(10_000)).toBeNull();
});

describe('asked where it stands, a player hears the time that each person has left', () => {
  const game = gameOf('toy-soldiers');
  const open = (players: Match['players'], clock?: MatchClock): OpenMatch => {
    const match = { ...matchOf(game as AnyGame, 'spoken'), players, ...(clock ? { clock } : {}) };
    return { id: 'a', game, match, steps: [initialStep(game as AnyGame, match)] } as unknown as OpenMatch;
  };
  test('bots have none, and neither has a match without a clock', () => {
    const anya = { seat: 'blue', name: 'Anya' } as const;
    expect(timesText(open([anya, { seat: 'red', name: '' }], SIDE))).toEqual([
      'Anya (Blue): 10 minutes left',
      'Red: 10 minutes left',
    ]);
    expect(timesText(open([anya, { seat: 'red', name: '', bot: 'plain' }], SIDE))).toHaveLength(1);
    expect(timesText(open([anya, { seat: 'red', name: '' }]))).toEqual([]);
  });
});

describe('a rematch', () => {
  const players = [
    { seat: 'blue', name: '' },
    { seat: 'red', name: '' },
    { seat: 'plum', name: '' },
  ] as const;
  const match = { players: [...players], clock: { ...SIDE, apart: { blue: 60, red: 120 } } };
  // Sabotage: the times stayed with the seats.
  test('a player keeps a time of its own as the seats move on', () => {
    expect(swappedClock(match)?.apart).toEqual({ blue: 120, red: 600, plum: 60 });
  });
  test('one time for all stays, and no clock stays none', () => {
    expect(swappedClock({ players: [...players], clock: SIDE })).toEqual(SIDE);
    expect(swappedClock({ players: [...players] })).toBeNull();
  });
});

describe('the rows on the set-up page', () => {
  beforeEach(() => changeLanguage('en'));
  test.each<[MatchClock | null, number, number]>([
    [null, 2, 1],
    [null, 0, 0],
    [{ kind: 'turn', seconds: 60, end: 'shown' }, 2, 4],
    [SIDE, 2, 5],
    [{ ...SIDE, apart: { blue: 60, red: 60 } }, 2, 6],
  ])('%j for %i people: %i', (clock, people, rows) => expect(clockRowCount(clock, people)).toBe(rows));
});
