import { describe, expect, test } from 'vitest';
import { normalTail, faceCounts, fairnessPValue } from '../../src/core/odds/diceFairness.ts';
import { replaySteps } from '../../src/core/match.ts';
import { gameOf } from '../games.ts';
import { golden } from '../golden.ts';

describe('how even dice fell', () => {
  // Quantiles of chi-square with five degrees of freedom, from its tables.
  test.each([
    [1.145, 0.95],
    [4.351, 0.5],
    [9.236, 0.1],
    [11.07, 0.05],
    [15.086, 0.01],
  ])('a chi-square of %d is exceeded in %d', (square, p) => {
    // Two faces apart from the rest by as much as gives this sum.
    const due = 600;
    const off = Math.sqrt((square * due) / 2);
    expect(fairnessPValue([due + off, due - off, due, due, due, due])).toBeCloseTo(p, 3);
  });
  test('even ones are nothing rare, one face alone is', () => {
    expect(fairnessPValue([10, 10, 10, 10, 10, 10])).toBeCloseTo(1, 6);
    expect(fairnessPValue([60, 0, 0, 0, 0, 0])).toBeLessThan(1e-9);
    expect(fairnessPValue([0, 0, 0, 0, 0, 0])).toBe(1);
  });
  test('the normal law beside its table', () => {
    expect(normalTail(1.96)).toBeCloseTo(0.05, 3);
    expect(normalTail(3)).toBeCloseTo(0.0027, 4);
  });
  test('every die of a match is counted for the side that threw it', () => {
    const match = golden('toy-soldiers/over-last');
    const game = gameOf(match.game);
    if (!game) throw new Error('There is no such game.');
    const steps = [...replaySteps(game, match)];
    const all = Object.values(faceCounts(steps, 'all')).flat();
    const thrown = steps.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'rolled' ? event.dice : [])),
    );
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(thrown.length);
    expect(thrown.length).toBeGreaterThan(20);
  });
});
