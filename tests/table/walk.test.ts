// A way that a hand draws, in whole mm.
import { expect, test } from 'vitest';
import { pathLength } from '../../src/geometry/path.ts';
import { pointToward } from '../../src/geometry/point.ts';
import { rotatedPoint } from '../../src/geometry/rotation.ts';
import type { WalkChoice } from '../../src/table/input/hitTest.ts';
import { walkTo, withRests } from '../../src/table/input/pathDraft.ts';

const from = { x: 400, y: 400 };
const walkOf = (reach: number): WalkChoice => ({
  kind: 'walk',
  id: 'walk',
  label: { key: 'test:walk' },
  rule: 'T-1',
  piece: 'blue1',
  from,
  reach,
  along: (path) => path,
  example: () => null,
});
// Sabotage: the nearest whole point alone, where it was in reach, fell short by up to 1.2 mm, told as 1.97 of 2 steps.
test('a way to the end of a reach is within it and falls short by no whole mm, wherever it leads', () => {
  for (const reach of [50, 75, 100, 150]) {
    for (let degrees = 0; degrees < 360; degrees++) {
      const far = rotatedPoint(pointToward(from, { x: 900, y: 400 }, 300), from, degrees);
      const { path, stopped } = walkTo(walkOf(reach), [], far);
      expect(stopped).toBe(true);
      expect(pathLength(path), `${degrees}`).toBeLessThanOrEqual(reach);
      expect(reach - pathLength(path), `${degrees}`).toBeLessThan(1);
    }
  }
});

// Sabotage: every pause set a corner, so on a busy machine a straight way up a tower had a corner on its wall and was refused.
test('a straight way has no corners, however often the hand rests on it', () => {
  const rests = [300, 200, 100].map((y) => ({ x: 401, y }));
  expect(withRests([from], rests, { x: 400, y: 50 })).toEqual([from]);
});
test('where the hand rests and turns it has set a corner, and on either side of it none', () => {
  const corner = { x: 400, y: 200 };
  const rests = [{ x: 400, y: 300 }, corner, { x: 500, y: 201 }];
  expect(withRests([from], rests, { x: 600, y: 200 })).toEqual([from, corner]);
  expect(withRests([from], [corner], { x: 400, y: 300 }), 'back the same way').toEqual([from, corner]);
});
