import { expect, test } from 'vitest';
import { fuzz } from '../fuzz.ts';

// One against nine is left out: to line nine up takes a tenth of a second. More, and of all: `npm run bench -- fuzz 100000`.
const isQuick = (file: string): boolean => !/^flick\/over-(cleared|fallen)/.test(file);

test('1,000 damaged records are refused in words, or can be played, saved and read again', () => {
  const { faults, whole, partly, refused } = fuzz(1000, 0, isQuick);
  expect(faults).toEqual([]);
  expect(whole + partly + refused).toBe(1000);
  // All three doors are tried.
  for (const came of [whole, partly, refused]) expect(came).toBeGreaterThan(100);
});
