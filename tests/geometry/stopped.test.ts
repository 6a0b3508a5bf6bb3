import { describe, expect, test } from 'vitest';
import { type Barrier, sweep } from '../../src/geometry/path.ts';
import type { Rect } from '../../src/geometry/shape.ts';

const field: Rect = { kind: 'rect', at: { x: 0, y: 0 }, width: 600, height: 400 };
const r = 12.5;
/** Whether a base gets along the whole path. */
const walkable = (...way: Parameters<typeof sweep>): boolean => sweep(...way) === null;
function block(id: string, x: number, y: number, width: number, height: number): Barrier {
  return { id, shape: { kind: 'rect', at: { x, y }, width, height } };
}
function figure(id: string, x: number, y: number, radius = r): Barrier {
  return { id, shape: { kind: 'disc', at: { x, y }, r: radius } };
}

describe('where a base is stopped', () => {
  test('at the barrier it meets first, on the leg where it meets it', () => {
    const barriers = [block('far', 400, 0, 20, 400), block('near', 300, 0, 20, 400)];
    const path = [
      { x: 50, y: 50 },
      { x: 50, y: 200 },
      { x: 500, y: 200 },
    ];
    expect(sweep(path, r, barriers, field)).toEqual({ at: { x: 289, y: 200 }, leg: 1, barrier: 'near' });
  });

  test('at the edge of the field', () => {
    expect(
      sweep(
        [
          { x: 50, y: 50 },
          { x: 50, y: 5 },
        ],
        r,
        [],
        field,
      ),
    ).toEqual({ at: { x: 50, y: 13 }, leg: 0, barrier: 'edge' });
    expect(
      sweep(
        [
          { x: 50, y: 50 },
          { x: 50, y: 13 },
        ],
        r,
        [],
        field,
      ),
    ).toBeNull();
  });

  test('a base over the edge may come back, not go further out', () => {
    expect(
      walkable(
        [
          { x: 5, y: 50 },
          { x: 50, y: 50 },
        ],
        r,
        [],
        field,
      ),
    ).toBe(true);
    expect(
      walkable(
        [
          { x: 5, y: 50 },
          { x: 4, y: 60 },
        ],
        r,
        [],
        field,
      ),
    ).toBe(false);
  });

  test('contact at the start may be left or kept, not deepened', () => {
    const touching = [figure('foe', 125, 200)];
    const from = { x: 100, y: 200 };
    expect(walkable([from, { x: 50, y: 200 }], r, touching, field)).toBe(true);
    expect(walkable([from, { x: 100, y: 250 }], r, touching, field)).toBe(true);
    expect(walkable([from, { x: 120, y: 200 }], r, touching, field)).toBe(false);
    const overlapping = [figure('foe', 118, 200)];
    expect(walkable([from, { x: 50, y: 230 }], r, overlapping, field)).toBe(true);
    expect(walkable([from, { x: 103, y: 200 }], r, overlapping, field)).toBe(false);
    const wall = [block('wall', 0, 208, 400, 20)];
    expect(walkable([from, { x: 300, y: 200 }], r, wall, field)).toBe(true);
    expect(walkable([from, { x: 300, y: 202 }], r, wall, field)).toBe(false);
  });

  test('a base standing within a barrier may walk out', () => {
    expect(
      walkable(
        [
          { x: 100, y: 100 },
          { x: 200, y: 100 },
        ],
        r,
        [block('ruin', 80, 80, 40, 40)],
        field,
      ),
    ).toBe(true);
    expect(
      walkable(
        [
          { x: 105, y: 100 },
          { x: 200, y: 100 },
        ],
        r,
        [figure('ruin', 100, 100, 30)],
        field,
      ),
    ).toBe(true);
    expect(
      walkable(
        [
          { x: 105, y: 100 },
          { x: 95, y: 100 },
        ],
        r,
        [figure('ruin', 100, 100, 30)],
        field,
      ),
    ).toBe(false);
  });

  test('a path of one point is never stopped', () => {
    expect(sweep([{ x: 100, y: 100 }], r, [figure('foe', 100, 100)], field)).toBeNull();
    expect(sweep([], r, [], field)).toBeNull();
  });
});
