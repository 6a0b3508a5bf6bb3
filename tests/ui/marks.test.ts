import { expect, test } from 'vitest';
import { numberedTurns, placeMarks } from '../../src/ui/playing/bars/placeMarks.ts';
import { joinMarks, type TimeMark } from '../../src/ui/playing/bars/timeMarks.ts';

const mark = (from: number, seat: TimeMark['seat'], sort: TimeMark['sort'] = 'went'): TimeMark => ({
  from,
  to: from,
  seat,
  sort,
});
const many = (count: number, falls: readonly number[]): TimeMark[] =>
  Array.from({ length: count }, (_, i) =>
    mark(i + 1, i % 2 ? 'red' : 'blue', falls.includes(i + 1) ? 'fell' : i % 3 ? 'went' : 'struck'),
  );
const gaps = (xs: readonly number[]): number[] => xs.slice(1).map((x, i) => x - (xs[i] ?? 0));

test('few steps have a mark each, at their place on the tape', () => {
  const few = [mark(1, 'blue'), mark(2, 'blue'), mark(3, 'red')];
  expect(placeMarks(few, 3, 300)).toEqual(few.map((each) => ({ ...each, x: each.from * 100 })));
});
test('a joined mark has the gravest kind and the seat of that step', () => {
  expect(joinMarks(mark(1, 'blue', 'struck'), mark(2, 'red'))).toEqual({
    from: 1,
    to: 2,
    seat: 'blue',
    sort: 'struck',
  });
  expect(joinMarks(mark(1, 'blue'), mark(2, 'red'))).toMatchObject({ seat: null, sort: 'went' });
});
// Sabotage: marks kept the places that they wished for, so that ten lay on top of each other.
test('marks are at least 22 px apart, as many as the width has room for, and no step is left out', () => {
  for (const width of [120, 420, 900]) {
    const falls = [7, 30, 31, 32, 99];
    const marks = placeMarks(many(100, falls), 100, width);
    expect(marks.length).toBeLessThanOrEqual(Math.max(falls.length, Math.floor(width / 26)));
    expect(Math.min(...gaps(marks.map(({ x }) => x)))).toBeGreaterThanOrEqual(22);
    expect(marks.map(({ from, to }) => to - from + 1).reduce((sum, n) => sum + n, 0)).toBe(100);
    expect(Math.min(...marks.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...marks.map(({ x }) => x))).toBeLessThanOrEqual(width);
  }
});
test('each fall has a mark of its own, 26 px from the next fall, in its order', () => {
  const marks = placeMarks(many(100, [40, 41, 42, 43]), 100, 420);
  const falls = marks.filter(({ sort }) => sort === 'fell');
  expect(falls).toHaveLength(4);
  expect(Math.min(...gaps(falls.map(({ x }) => x)))).toBeGreaterThanOrEqual(26);
  expect(gaps(marks.map(({ from }) => from)).every((gap) => gap > 0)).toBe(true);
});
test('more falls than fit join too', () => {
  const marks = placeMarks(
    many(
      40,
      Array.from({ length: 40 }, (_, i) => i + 1),
    ),
    40,
    130,
  );
  expect(marks).toHaveLength(5);
});
test('turn numbers do not touch', () => {
  const turns = Array.from({ length: 45 }, (_, i) => ({ step: 3 * i + 1, turn: i + 1 }));
  expect(numberedTurns(turns.slice(0, 4), 12, 400).map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
  expect(numberedTurns(turns, 135, 400).map(({ turn }) => turn)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45]);
});
