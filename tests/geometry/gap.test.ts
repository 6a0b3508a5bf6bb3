// Gaps and nearest points of footprints of any shape.
import { expect, test } from 'vitest';
import { nearestPointOn, nearestPoints, shapeGap } from '../../src/geometry/gap.ts';
import { distance } from '../../src/geometry/point.ts';
import type { Shape } from '../../src/geometry/shape.ts';

const disc = (x: number, y: number, r: number): Shape => ({ kind: 'disc', at: { x, y }, r });
const rect = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'rect',
  at: { x, y },
  width,
  height,
});
/** An angle open to the upper right, arms of 30 and 10 wide. */
const angle: Shape = {
  kind: 'polygon',
  points: [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 20 },
    { x: 30, y: 20 },
    { x: 30, y: 30 },
    { x: 0, y: 30 },
  ],
};

// Sabotage: the nearest points of two polygons were sought from the corners of the first alone.
test.each([
  ['two discs', disc(0, 0, 10), disc(30, 40, 15), 25],
  ['a disc beside a long side', disc(0, 0, 10), rect(50, -100, 20, 200), 40],
  ['a long side beside a disc', rect(50, -100, 20, 200), disc(0, 0, 10), 40],
  ['corner to corner', rect(0, 0, 10, 10), rect(13, 14, 10, 10), 5],
  ['a side beside the corner of another', rect(0, -100, 10, 200), rect(16, 0, 5, 5), 6],
  ['into the hollow of an angle', angle, disc(20, 8, 3), 7],
  ['a point in the hollow', angle, disc(16, 12, 0), 6],
])('%s: the nearest points are as far apart as the gap', (_, a, b, gap) => {
  expect(shapeGap(a, b)).toBe(gap);
  const [from, to] = nearestPoints(a, b);
  expect(distance(from, to)).toBeCloseTo(gap, 9);
  expect([shapeGap(a, { kind: 'disc', at: from, r: 0 }), shapeGap(b, { kind: 'disc', at: to, r: 0 })]).toEqual([
    expect.closeTo(0, 9),
    expect.closeTo(0, 9),
  ]);
});

test('shapes that overlap have no gap and share the point', () => {
  for (const [a, b] of [
    [disc(0, 0, 10), disc(5, 0, 10)],
    [rect(0, 10, 30, 10), rect(10, 0, 10, 30)],
    [angle, rect(5, 5, 10, 10)],
  ] as const) {
    expect(shapeGap(a, b)).toBe(0);
    const [from, to] = nearestPoints(a, b);
    expect(from).toEqual(to);
  }
});

test('inside a shape the nearest point is the point itself', () => {
  expect(nearestPointOn(angle, { x: 5, y: 5 })).toEqual({ x: 5, y: 5 });
  expect(nearestPointOn(angle, { x: 20, y: 0 })).toEqual({ x: 10, y: 0 });
});
