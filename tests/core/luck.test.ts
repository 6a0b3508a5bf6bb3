import { describe, expect, test } from 'vitest';
import {
  branchLuck,
  rowCovers,
  BranchPruned,
  luckForPly,
  rowProbability,
  NotBranchable,
  DieNeeded,
} from '../../src/core/luck.ts';
import { stride } from './race.ts';

const ask = stride('blue');
const plain = {
  ...ask,
  rows: [
    { faces: [1, 2, 3], text: ask.text },
    { faces: [4, 5, 6], text: ask.text },
  ],
};
const { explode: _, ...d6 } = plain;

describe('luck', () => {
  test('dice depend on seed and ply alone', () => {
    const throws = (seed: string, ply: number) =>
      Array.from({ length: 8 }, () => 0).map(
        (
          (luck) => () =>
            luck.roll(d6).total
        )(luckForPly(seed, ply)),
      );
    expect(throws('a', 1)).toEqual(throws('a', 1));
    expect(throws('a', 1)).not.toEqual(throws('a', 2));
    expect(throws('a', 1)).not.toEqual(throws('b', 1));
  });
  test('a deal does not shift the dice', () => {
    const before = luckForPly('a', 3).roll(d6).dice;
    const luck = luckForPly('a', 3);
    luck.shuffle([1, 2, 3]);
    luck.randomInt(6);
    expect(luck.used()).toBe(false);
    expect(luck.roll(d6).dice).toEqual(before);
    expect(luck.used()).toBe(true);
  });
  test('every face comes as often as the others', () => {
    const faces = Array.from({ length: 12_000 }, (_, ply) => luckForPly('fair', ply).roll(d6).total);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((each) => each === face).length);
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(12_000 * (1 / 6) * (5 / 6)));
  });
  test('a six of an exploding die is thrown again and added; typed numbers are used in order', () => {
    const luck = luckForPly('a', 1, [6, 6, 2, 5]);
    expect(luck.roll(ask)).toMatchObject({ dice: [6, 6, 2], total: 14, row: 2 });
    expect(luck.left()).toBe(1);
    expect(luck.roll(ask)).toMatchObject({ dice: [5], row: 1 });
  });
  test('numbers that are missing are wanted, with how many were used', () => {
    const luck = luckForPly('a', 1, [6]);
    expect(() => luck.roll(ask)).toThrow(DieNeeded);
    try {
      luckForPly('a', 1, [6]).roll(ask);
    } catch (wanted) {
      expect(wanted).toMatchObject({ typed: 1, ask });
    }
  });
  test('the chance of a row: faces, a range of totals, and more', () => {
    expect(ask.rows.map((row) => rowProbability(ask, row))).toEqual([1 / 6, 4 / 6, expect.closeTo(1 / 6, 12)]);
    // From 8 on: a six and two or more.
    expect(rowProbability(ask, { from: 8, text: ask.text })).toBeCloseTo((1 / 6) * (5 / 6), 12);
    expect(rowProbability(ask, { from: 7, to: 7, text: ask.text })).toBeCloseTo(1 / 36, 12);
    expect(rowCovers({ from: 6, text: ask.text }, 11)).toBe(true);
    expect(rowCovers({ from: 2, to: 5, text: ask.text }, 6)).toBe(false);
  });
  test('branching luck takes the row picked, counts the rows and stops where it is too thin', () => {
    const luck = branchLuck([2, 1], 1e-9);
    expect(luck.roll(ask)).toMatchObject({ row: 2, dice: [6, 1] });
    expect(luck.roll(d6).row).toBe(1);
    expect(luck.roll(d6).row).toBe(0);
    expect(luck.counts).toEqual([3, 2, 2]);
    expect(luck.chance()).toBeCloseTo(1 / 24, 12);
    expect(() => branchLuck([0], 0.2).roll(ask)).toThrow(BranchPruned);
    expect(() => luck.randomInt(3)).toThrow(NotBranchable);
  });
});
