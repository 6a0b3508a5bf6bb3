import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/geometry/point.ts';
import {
  type Disc,
  type Polygon,
  type Rect,
  boundsOf,
  centreOf,
  cornersOf,
  edgesOf,
  gapBetween,
  gapToShape,
  gapWithin,
  containsBase,
  isInside,
  translated,
  shapeSquaredDistance,
  shapesOverlap,
} from '../../src/geometry/shape.ts';
import { depthTo } from './scene.ts';

const disc: Disc = { kind: 'disc', at: { x: 50, y: 50 }, r: 25 };
const rect: Rect = { kind: 'rect', at: { x: 10, y: 20 }, width: 100, height: 60 };
function polygon(...points: [number, number][]): Polygon {
  return { kind: 'polygon', points: points.map(([x, y]) => ({ x, y })) };
}
/** An L: 100 high, 100 wide at the bottom, 40 thick. */
const bend = polygon([0, 0], [40, 0], [40, 60], [100, 60], [100, 100], [0, 100]);

const mm = fc.integer({ min: 0, max: 120 });
const points = fc.record({ x: mm, y: mm });
const size = fc.integer({ min: 1, max: 80 });
const discs = fc.record({ kind: fc.constant('disc' as const), at: points, r: size });
const rects = fc.record({ kind: fc.constant('rect' as const), at: points, width: size, height: size });
/** A slanted four-corner shape, sometimes with a notch. */
const polygons = fc
  .tuple(points, size, size, fc.integer({ min: -30, max: 30 }), fc.boolean())
  .map(([at, width, height, tilt, notch]): Polygon => {
    const corner = (i: number, j: number): Point => ({
      x: at.x + Math.round(i * width),
      y: at.y + Math.round(j * height + i * tilt),
    });
    const top = notch ? [corner(0, 0), corner(0.5, 0.4), corner(1, 0)] : [corner(0, 0), corner(1, 0)];
    const corners = [...top, corner(1, 1), corner(0, 1)];
    // So small a one would have two corners in one place.
    return {
      kind: 'polygon',
      points: corners.filter(({ x, y }, i) => !corners.slice(0, i).some((other) => other.x === x && other.y === y)),
    };
  });
const shapes = fc.oneof(discs, rects, polygons);

describe('corners and edges', () => {
  test('of a rectangle from its top left', () => {
    expect(cornersOf(rect)).toEqual([
      { x: 10, y: 20 },
      { x: 110, y: 20 },
      { x: 110, y: 80 },
      { x: 10, y: 80 },
    ]);
    expect(edgesOf(rect)).toHaveLength(4);
    expect(edgesOf(rect)[0]).toEqual([
      { x: 10, y: 80 },
      { x: 10, y: 20 },
    ]);
  });

  test('of a disc there are none', () => {
    expect(cornersOf(disc)).toEqual([]);
    expect(edgesOf(disc)).toEqual([]);
  });
});

describe('inside', () => {
  test('the edge and the corners count', () => {
    expect(isInside({ x: 75, y: 50 }, disc)).toBe(true);
    expect(isInside({ x: 76, y: 50 }, disc)).toBe(false);
    for (const corner of cornersOf(rect)) expect(isInside(corner, rect)).toBe(true);
    expect(isInside({ x: 9, y: 20 }, rect)).toBe(false);
    for (const corner of cornersOf(bend)) expect(isInside(corner, bend)).toBe(true);
    expect(isInside({ x: 70, y: 60 }, bend)).toBe(true);
  });

  test('a concave polygon leaves its notch out', () => {
    expect(isInside({ x: 20, y: 30 }, bend)).toBe(true);
    expect(isInside({ x: 70, y: 30 }, bend)).toBe(false);
    expect(isInside({ x: 70, y: 80 }, bend)).toBe(true);
  });

  test('the order of the corners does not matter', () => {
    fc.assert(
      fc.property(points, polygons, (point, shape) => {
        const back = { ...shape, points: shape.points.toReversed() };
        expect(isInside(point, back)).toBe(isInside(point, shape));
      }),
    );
  });
});

describe('distance to a shape', () => {
  test('is nothing inside and to the nearest edge outside', () => {
    expect(shapeSquaredDistance({ x: 50, y: 50 }, rect)).toBe(0);
    expect(shapeSquaredDistance({ x: 113, y: 84 }, rect)).toBe(25);
    expect(shapeSquaredDistance({ x: 50, y: 85 }, disc)).toBe(100);
    expect(shapeSquaredDistance({ x: 60, y: 30 }, bend)).toBe(400);
  });

  test('agrees with plain algebra', () => {
    fc.assert(
      fc.property(points, shapes, (point, shape) => {
        const depth = depthTo(point, shape);
        expect(Math.sqrt(shapeSquaredDistance(point, shape))).toBeCloseTo(Math.max(0, depth), 6);
        if (Math.abs(depth) > 1e-6) expect(isInside(point, shape)).toBe(depth < 0);
      }),
    );
  });
});

describe('a base in a shape', () => {
  test('may touch the edge from within', () => {
    expect(containsBase(rect, { at: { x: 23, y: 33 }, r: 12.5 })).toBe(true);
    expect(containsBase(rect, { at: { x: 22, y: 33 }, r: 12.5 })).toBe(false);
    expect(containsBase(rect, { at: { x: 30, y: 40 }, r: 20 })).toBe(true);
    expect(containsBase(disc, { at: { x: 60, y: 50 }, r: 15 })).toBe(true);
    expect(containsBase(disc, { at: { x: 61, y: 50 }, r: 15 })).toBe(false);
    expect(containsBase(disc, { at: disc.at, r: 26 })).toBe(false);
  });

  test('does not fit round the inner corner of an L', () => {
    expect(containsBase(bend, { at: { x: 20, y: 80 }, r: 20 })).toBe(true);
    expect(containsBase(bend, { at: { x: 25, y: 75 }, r: 20 })).toBe(true);
    expect(containsBase(bend, { at: { x: 30, y: 70 }, r: 20 })).toBe(false);
  });
});

describe('overlap', () => {
  test('touching is not overlapping', () => {
    expect(shapesOverlap(disc, { ...disc, at: { x: 100, y: 50 } })).toBe(false);
    expect(shapesOverlap(disc, { ...disc, at: { x: 99, y: 50 } })).toBe(true);
    expect(shapesOverlap(rect, translated(rect, { x: 100, y: 0 }))).toBe(false);
    expect(shapesOverlap(rect, translated(rect, { x: 99, y: 0 }))).toBe(true);
    expect(shapesOverlap(disc, { ...rect, at: { x: 75, y: 0 } })).toBe(false);
    expect(shapesOverlap(disc, { ...rect, at: { x: 74, y: 0 } })).toBe(true);
  });

  test('one within the other, a cross, the same twice', () => {
    const small: Rect = { kind: 'rect', at: { x: 40, y: 40 }, width: 5, height: 5 };
    expect(shapesOverlap(rect, small)).toBe(true);
    expect(shapesOverlap(small, rect)).toBe(true);
    expect(shapesOverlap(disc, small)).toBe(true);
    expect(shapesOverlap(rect, { kind: 'rect', at: { x: 50, y: 0 }, width: 10, height: 200 })).toBe(true);
    expect(shapesOverlap(rect, rect)).toBe(true);
    expect(shapesOverlap(bend, { ...bend, points: bend.points.toReversed() })).toBe(true);
  });

  test('what lies in the notch of an L is free', () => {
    expect(shapesOverlap(bend, { kind: 'rect', at: { x: 40, y: 0 }, width: 60, height: 60 })).toBe(false);
    expect(shapesOverlap(bend, { kind: 'rect', at: { x: 39, y: 0 }, width: 60, height: 60 })).toBe(true);
    expect(shapesOverlap(bend, { kind: 'disc', at: { x: 70, y: 30 }, r: 30 })).toBe(false);
  });

  test('is mutual, and holds when some place lies deep in both', () => {
    fc.assert(
      fc.property(shapes, shapes, (one, two) => {
        const overlap = shapesOverlap(one, two);
        expect(shapesOverlap(two, one)).toBe(overlap);
        const { at, width, height } = boundsOf(one);
        const places = Array.from({ length: 41 * 41 }, (_, i) => ({
          x: at.x + (width * (i % 41)) / 40,
          y: at.y + (height * Math.floor(i / 41)) / 40,
        }));
        const deep = places.some((place) => depthTo(place, one) < -0.01 && depthTo(place, two) < -0.01);
        if (deep) expect(overlap).toBe(true);
        // Where the mesh finds nothing, an overlap can only be a sliver narrower than the mesh.
        if (overlap) expect(places.some((place) => depthTo(place, two) < 4)).toBe(true);
        const apart = places.every((place) => depthTo(place, one) > 0 || depthTo(place, two) > 4);
        if (apart) expect(overlap).toBe(false);
      }),
    );
  });
});

describe('bounds, centre, moving', () => {
  test('bounds hold the shape closely', () => {
    expect(boundsOf(disc)).toEqual({ kind: 'rect', at: { x: 25, y: 25 }, width: 50, height: 50 });
    expect(boundsOf(rect)).toEqual(rect);
    expect(boundsOf(bend)).toEqual({ kind: 'rect', at: { x: 0, y: 0 }, width: 100, height: 100 });
    expect(() => boundsOf(polygon())).toThrow(RangeError);
  });

  test('the centre is that of the area', () => {
    expect(centreOf(disc)).toEqual({ x: 50, y: 50 });
    expect(centreOf(rect)).toEqual({ x: 60, y: 50 });
    expect(centreOf(bend)).toEqual({ x: 39, y: 61 });
    expect(centreOf({ ...bend, points: bend.points.toReversed() })).toEqual({ x: 39, y: 61 });
    expect(centreOf(polygon([0, 0], [10, 0], [20, 0]))).toEqual({ x: 10, y: 0 });
  });

  test('moving keeps the form', () => {
    expect(translated(disc, { x: 5, y: -5 })).toEqual({ kind: 'disc', at: { x: 55, y: 45 }, r: 25 });
    expect(translated(polygon([0, 0], [10, 0], [0, 10]), { x: 1, y: 2 })).toEqual(polygon([1, 2], [11, 2], [1, 12]));
  });
});

describe('gaps', () => {
  const one = { at: { x: 0, y: 0 }, r: 12.5 };

  test('run from edge to edge and are never negative', () => {
    expect(gapBetween(one, { at: { x: 30, y: 40 }, r: 12.5 })).toBe(25);
    expect(gapBetween(one, { at: { x: 10, y: 0 }, r: 12.5 })).toBe(0);
    expect(gapToShape(one, { kind: 'rect', at: { x: 20, y: -5 }, width: 10, height: 10 })).toBe(7.5);
    expect(gapToShape(one, disc)).toBeCloseTo(Math.hypot(50, 50) - 37.5, 9);
  });

  test('a limit is compared exactly', () => {
    expect(gapWithin(one, { at: { x: 30, y: 40 }, r: 12.5 }, 25)).toBe(true);
    expect(gapWithin(one, { at: { x: 30, y: 41 }, r: 12.5 }, 25)).toBe(false);
    expect(gapWithin(one, { at: { x: 3, y: 0 }, r: 12.5 }, 0)).toBe(true);
  });
});
