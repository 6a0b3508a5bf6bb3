import { describe, expect, test } from 'vitest';
import { formatChances } from '../../../src/i18n/formatChances.ts';
import { formatPercent, changeLanguage } from '../../../src/i18n/index.ts';
import { oddsRows } from '../../../src/interaction/odds/rows.ts';

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
  test('add up to 100, the largest remainders rounded up first', async () => {
    await changeLanguage('en');
    expect(formatChances([2 / 3, 1 / 6, 1 / 6])).toEqual(['66%', '17%', '17%']);
    expect(formatChances([1 / 3, 1 / 3, 1 / 3])).toEqual(['34%', '33%', '33%']);
    expect(formatChances([2 / 3, 1 / 3])).toEqual(['67%', '33%']);
    expect(formatChances([0.5, 0.25, 0.125, 0.125])).toEqual(['50%', '25%', '13%', '12%']);
    expect(formatChances([45 / 77, 22 / 77, 10 / 77], 1)).toEqual(['58.4%', '28.6%', '13%']);
    for (let i = 0; i <= 40; i++) expect(formatChances([i / 40])[0]).toBe(formatPercent(i / 40));
  });
  // Sabotage: summed up in another order the same nine of forty read 22 % above their row of 23.
  test('a chance reads the same in whatever order its tries were summed up', async () => {
    await changeLanguage('en');
    const nine = Array.from({ length: 9 }).reduce<number>((sum) => sum + 1 / 40, 0);
    expect(nine).not.toBe(9 / 40);
    expect([nine, 9 / 40].map(formatPercent)).toEqual(['23%', '23%']);
    expect(formatChances([nine])).toEqual(['23%']);
  });
  test('something possible is never told as none', async () => {
    await changeLanguage('en');
    expect(formatChances([0.996, 0.004, 0])).toEqual(['>\u00a099%', '<\u00a01%', '0%']);
    await changeLanguage('ru');
    expect(formatChances([0.999, 0.001])).toEqual(['>\u00a099\u00a0%', '<\u00a01\u00a0%']);
  });
});
