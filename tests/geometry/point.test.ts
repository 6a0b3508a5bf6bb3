import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  pointToward,
  closestOnSegment,
  distance,
  samePoint,
  segmentSquaredDistance,
  segmentsCross,
  segmentsSquaredDistance,
  squaredDistance,
  orientation,
  roundHalfUp,
  isWithinDistance,
} from '../../src/geometry/point.ts';

const mm = fc.integer({ min: -2000, max: 2000 });
const points = fc.record({ x: mm, y: mm });
const origin = { x: 0, y: 0 };

describe('distances', () => {
  test('of a 3-4-5 triangle', () => {
    expect(squaredDistance(origin, { x: 30, y: 40 })).toBe(2500);
    expect(distance(origin, { x: 30, y: 40 })).toBe(50);
  });

  test('the limit itself is within, a negative one never', () => {
    expect(isWithinDistance(origin, { x: 30, y: 40 }, 50)).toBe(true);
    expect(isWithinDistance(origin, { x: 30, y: 41 }, 50)).toBe(false);
    expect(isWithinDistance(origin, origin, 0)).toBe(true);
    expect(isWithinDistance(origin, origin, -1)).toBe(false);
  });

  test('same means both coordinates', () => {
    expect(samePoint({ x: 1, y: 2 }, { x: 1, y: 2 })).toBe(true);
    expect(samePoint({ x: 1, y: 2 }, { x: 2, y: 1 })).toBe(false);
  });
});

describe('whole', () => {
  test('rounds ties upwards, drops noise and knows one zero', () => {
    expect([12.5, 12.4, -12.5, -12.6].map(roundHalfUp)).toEqual([13, 12, -12, -13]);
    expect(roundHalfUp(12.499_999_999_9)).toBe(13);
    expect(Object.is(roundHalfUp(-0.2), 0)).toBe(true);
  });
});

describe('along', () => {
  test('goes towards a point, beyond it, and nowhere when both are one', () => {
    expect(pointToward(origin, { x: 100, y: 0 }, 30)).toEqual({ x: 30, y: 0 });
    expect(pointToward(origin, { x: 3, y: 4 }, 50)).toEqual({ x: 30, y: 40 });
    expect(pointToward({ x: 7, y: 8 }, { x: 7, y: 8 }, 50)).toEqual({ x: 7, y: 8 });
  });

  test('misses the length by less than a millimetre', () => {
    fc.assert(
      fc.property(points, points, fc.integer({ min: 0, max: 500 }), (a, b, length) => {
        fc.pre(!samePoint(a, b));
        expect(Math.abs(distance(a, pointToward(a, b, length)) - length)).toBeLessThan(0.71);
      }),
    );
  });
});

describe('segments', () => {
  const a = { x: 0, y: 0 };
  const b = { x: 100, y: 0 };

  test('the nearest point is an end or the foot', () => {
    expect(closestOnSegment({ x: -10, y: 5 }, a, b)).toEqual(a);
    expect(closestOnSegment({ x: 130, y: 5 }, a, b)).toEqual(b);
    expect(closestOnSegment({ x: 40, y: 5 }, a, b)).toEqual({ x: 40, y: 0 });
    expect(closestOnSegment({ x: 40, y: 5 }, a, a)).toEqual(a);
  });

  test('squared distance to a segment', () => {
    expect(segmentSquaredDistance({ x: 40, y: 5 }, a, b)).toBe(25);
    expect(segmentSquaredDistance({ x: 103, y: 4 }, a, b)).toBe(25);
    expect(segmentSquaredDistance({ x: 3, y: 4 }, a, a)).toBe(25);
  });

  test('crossing segments are no distance apart; touching ones do not cross', () => {
    const up = { x: 50, y: -20 };
    const down = { x: 50, y: 20 };
    expect(segmentsCross(a, b, up, down)).toBe(true);
    expect(segmentsSquaredDistance(a, b, up, down)).toBe(0);
    expect(segmentsCross(a, b, up, { x: 50, y: 0 })).toBe(false);
    expect(segmentsSquaredDistance(a, b, up, { x: 50, y: 0 })).toBe(0);
    expect(segmentsSquaredDistance(a, b, up, { x: 50, y: -7 })).toBe(49);
    expect(segmentsSquaredDistance(a, b, { x: 0, y: 9 }, { x: 100, y: 9 })).toBe(81);
  });

  test('the foot is as far as the distance says, and no place of the segment is nearer', () => {
    fc.assert(
      fc.property(points, points, points, fc.double({ min: 0, max: 1, noNaN: true }), (p, c, d, part) => {
        const squared = segmentSquaredDistance(p, c, d);
        expect(squaredDistance(p, closestOnSegment(p, c, d))).toBeCloseTo(squared, 3);
        const place = { x: c.x + (d.x - c.x) * part, y: c.y + (d.y - c.y) * part };
        expect(squaredDistance(p, place)).toBeGreaterThan(squared - 1e-3);
      }),
    );
  });

  test('turning is positive clockwise on the screen', () => {
    expect(orientation(a, b, { x: 100, y: 10 })).toBe(1000);
    expect(orientation(a, b, { x: 100, y: -10 })).toBe(-1000);
    expect(orientation(a, b, { x: 300, y: 0 })).toBe(0);
  });
});
