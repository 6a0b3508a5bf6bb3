import { expect, test } from 'vitest';
import { groupMarks, type TimeMark } from '../../src/ui/playing/bars/timeMarks.ts';

const mark = (from: number, seat: TimeMark['seat'], sort: TimeMark['sort'] = 'went'): TimeMark => ({
  from,
  to: from,
  seat,
  sort,
});

test('few steps stand each for itself', () => {
  const few = [mark(1, 'blue'), mark(2, 'blue'), mark(3, 'red')];
  expect(groupMarks(few, 3)).toEqual(few);
});
// Sabotage: every second mark was left out, so that one side seemed to act alone.
test('where there are too many, none is left out: first those of one side stand together, then neighbours', () => {
  const run = [mark(1, 'blue'), mark(2, 'blue', 'fell'), mark(3, 'red'), mark(4, 'red')];
  expect(groupMarks(run, 2)).toEqual([
    { from: 1, to: 2, seat: 'blue', sort: 'fell' },
    { from: 3, to: 4, seat: 'red', sort: 'went' },
  ]);
  const alternating = Array.from({ length: 100 }, (_, i) =>
    mark(i + 1, i % 2 ? 'red' : 'blue', i === 50 ? 'fell' : 'went'),
  );
  const marks = groupMarks(alternating, 24);
  expect(marks.length).toBeLessThanOrEqual(24);
  expect(marks.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(100);
  expect(marks.every(({ seat }) => seat === null)).toBe(true);
  expect(marks.filter(({ sort }) => sort === 'fell')).toHaveLength(1);
});
