import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../../src/geometry/point.ts';
import {
  bearing,
  capFactor,
  directions,
  polar,
  regularPolygon,
  rotatedPoint,
  rotatedShape,
} from '../../src/geometry/rotation.ts';

const centre = { x: 100, y: 100 };

describe('directions on the table', () => {
  test('0 is up, and degrees run clockwise', () => {
    expect([0, 90, 180, 270, 360, -90].map((deg) => polar(centre, deg, 50))).toEqual([
      { x: 100, y: 50 },
      { x: 150, y: 100 },
      { x: 100, y: 150 },
      { x: 50, y: 100 },
      { x: 100, y: 50 },
      { x: 50, y: 100 },
    ]);
    expect(polar(centre, 30, 25)).toEqual({ x: 113, y: 78 });
  });

  test('a bearing is a whole number from 0 to 359', () => {
    const around = [
      [0, -9],
      [9, -9],
      [9, 0],
      [9, 9],
      [0, 9],
      [-9, 9],
      [-9, 0],
      [-9, -9],
    ] as const;
    expect(around.map(([x, y]) => bearing(centre, { x: 100 + x, y: 100 + y }))).toEqual([
      0, 45, 90, 135, 180, 225, 270, 315,
    ]);
    expect(bearing(centre, centre)).toBe(0);
    expect(bearing(centre, { x: 99, y: -900 })).toBe(0);
  });

  test('the bearing of a polar point is the direction it was made with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 300, max: 900 }), (deg, length) => {
        expect(bearing(centre, polar(centre, deg, length))).toBe(deg);
      }),
    );
  });
});

describe('turning', () => {
  test('is clockwise and keeps the distance', () => {
    expect(rotatedPoint({ x: 100, y: 50 }, centre, 90)).toEqual({ x: 150, y: 100 });
    expect(rotatedPoint({ x: 130, y: 100 }, centre, 180)).toEqual({ x: 70, y: 100 });
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 500 }), (deg, x) => {
        const point = { x, y: 40 };
        expect(Math.abs(distance(rotatedPoint(point, centre, deg), centre) - distance(point, centre))).toBeLessThan(
          0.71,
        );
      }),
    );
  });

  test('of shapes: a rectangle becomes a polygon, a disc stays one', () => {
    const rect = { kind: 'rect', at: { x: 100, y: 100 }, width: 40, height: 20 } as const;
    expect(rotatedShape(rect, centre, 90)).toEqual({
      kind: 'polygon',
      points: [
        { x: 100, y: 100 },
        { x: 100, y: 140 },
        { x: 80, y: 140 },
        { x: 80, y: 100 },
      ],
    });
    expect(rotatedShape({ kind: 'disc', at: { x: 100, y: 50 }, r: 9 }, centre, 90)).toEqual({
      kind: 'disc',
      at: { x: 150, y: 100 },
      r: 9,
    });
  });

  test('a regular polygon begins where it faces', () => {
    expect(regularPolygon(4, centre, 10, 0).points).toEqual([
      { x: 100, y: 90 },
      { x: 110, y: 100 },
      { x: 100, y: 110 },
      { x: 90, y: 100 },
    ]);
    expect(regularPolygon(6, centre, 50, 90).points[0]).toEqual({ x: 150, y: 100 });
    expect(() => regularPolygon(2, centre, 10, 0)).toThrow(RangeError);
  });

  test('directions are unit vectors', () => {
    expect(directions(4)).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ]);
    for (const { x, y } of directions(32)) expect(x * x + y * y).toBeCloseTo(1, 8);
  });
});

describe('what a conic cuts off above its chord', () => {
  test('half a circle, a parabola, a flat hyperbola', () => {
    expect(capFactor(1)).toBeCloseTo(Math.PI, 9);
    expect(capFactor(0)).toBeCloseTo(4 / 3, 12);
    expect(capFactor(-1)).toBeCloseTo(2 * Math.SQRT2 - 2 * Math.asinh(1), 9);
  });

  test('the series meets the closed form', () => {
    for (const v of [0.001, -0.001]) expect(capFactor(v * 1.000001)).toBeCloseTo(capFactor(v * 0.999999), 7);
  });
});
