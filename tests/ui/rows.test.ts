import { describe, expect, test } from 'vitest';
import { chances, wholePercents } from '../../src/i18n/chances.ts';
import { speak } from '../../src/i18n/index.ts';
import { oddsRows } from '../../src/ui/play/odds/rows.ts';

const of = (...shares: number[]) => shares.map((p, i) => ({ p, words: `outcome ${i}` }));

describe('the rows of odds', () => {
  test('none of 1 % or more is hidden', () => {
    const { rows, rest } = oddsRows(of(10 / 36, 10 / 36, 6 / 36, 5 / 36, 5 / 36));
    expect(rows).toHaveLength(5);
    expect(rest).toBe(0);
    expect(oddsRows(of(...Array.from({ length: 100 }, () => 1 / 100))).rows).toHaveLength(100);
  });
  test('the small rest is summed, the first four stand in any case', () => {
    const { rows, rest } = oddsRows(of(0.975, 0.009, 0.006, 0.004, 0.004, 0.002));
    expect(rows.map(({ p }) => p)).toEqual([0.975, 0.009, 0.006, 0.004]);
    expect(rest).toBeCloseTo(0.006);
  });
  test('a rest of one row stands itself', () => {
    expect(oddsRows(of(0.975, 0.01, 0.006, 0.005, 0.004))).toMatchObject({ rows: { length: 5 }, rest: 0 });
  });
  test('what reads alike is one row, sorted by its sum', () => {
    const { rows } = oddsRows([
      { p: 0.4, words: 'a miss' },
      { p: 0.3, words: 'a hit' },
      { p: 0.3, words: 'a hit' },
    ]);
    expect(rows).toEqual([
      { p: 0.6, words: 'a hit' },
      { p: 0.4, words: 'a miss' },
    ]);
  });
});

describe('chances in words', () => {
  test('those of one table add up to 100, the largest remainders rounded up', () => {
    expect(wholePercents([39 / 40, 1 / 40])).toEqual([98, 2]);
    expect(wholePercents([37 / 40, 3 / 40])).toEqual([93, 7]);
    expect(wholePercents([21 / 40, 19 / 40])).toEqual([53, 47]);
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(wholePercents([0.5, 0.5])).toEqual([50, 50]);
    for (let i = 1; i < 40; i++) {
      const shares = [i, (40 - i) / 2, (40 - i) / 2].map((part) => part / 40);
      expect(wholePercents(shares).reduce((a, b) => a + b, 0)).toBe(100);
    }
  });
  test('something possible is never told as none', async () => {
    await speak('en');
    expect(chances([0.996, 0.004, 0])).toEqual(['100%', '<\u00a01%', '0%']);
    await speak('ru');
    expect(chances([0.999, 0.001])).toEqual(['100\u00a0%', '<\u00a01\u00a0%']);
  });
});
