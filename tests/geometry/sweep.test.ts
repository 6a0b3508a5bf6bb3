import { describe, expect, test } from 'vitest';
import { type Barrier, SLACK, clampToLength, pathLength, sweep } from '../../src/geometry/path.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { Rect } from '../../src/geometry/shape.ts';
import { crowd, depthTo } from './scene.ts';
import { seeded, wholeFrom } from './seeded.ts';

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
/** Two blocks that leave a gap of so many mm across the way from left to right at y = 200. */
function gate(gap: number): Barrier[] {
  const top = 200 - Math.floor(gap / 2);
  return [block('north', 290, 0, 20, top), block('south', 290, top + gap, 20, 400 - top - gap)];
}

describe('length', () => {
  test('adds the legs', () => {
    expect(pathLength([])).toBe(0);
    expect(pathLength([{ x: 3, y: 4 }])).toBe(0);
    expect(
      pathLength([
        { x: 0, y: 0 },
        { x: 30, y: 40 },
        { x: 30, y: 100 },
      ]),
    ).toBe(110);
  });

  test('a path is cut to the limit, never a hair over it', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    expect(clampToLength(path, 130)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 30 },
    ]);
    expect(clampToLength(path, 100)).toEqual(path.slice(0, 2));
    expect(clampToLength(path, 200)).toBe(path);
    expect(clampToLength(path, 0)).toEqual([{ x: 0, y: 0 }]);
    const random = seeded(5);
    for (let i = 0; i < 500; i++) {
      const bent = Array.from({ length: 4 }, () => ({ x: wholeFrom(random, 0, 300), y: wholeFrom(random, 0, 300) }));
      const limit = wholeFrom(random, 0, 600);
      const cut = clampToLength(bent, limit);
      expect(pathLength(cut)).toBeLessThanOrEqual(limit);
      expect(pathLength(cut)).toBeGreaterThan(Math.min(limit, pathLength(bent)) - 2.5);
    }
  });
});

describe('a base of 25 mm', () => {
  const through = (y: number): Point[] => [
    { x: 200, y },
    { x: 400, y },
  ];

  test('may pass a gap of 25 mm but not one of 24 mm', () => {
    expect(walkable(through(200), r, gate(25), field)).toBe(true);
    for (const y of [199, 200, 201]) expect(walkable(through(y), r, gate(24), field), `at ${y}`).toBe(false);
    expect(sweep(through(200), r, gate(24), field)).toMatchObject({ leg: 0 });
  });

  test('nor a gap of 24 mm between two figures, straight or aslant', () => {
    const figures = [figure('one', 300, 150.5), figure('two', 300, 199.5)];
    expect(walkable(through(175), r, figures, field)).toBe(false);
    expect(
      walkable(
        [
          { x: 260, y: 160 },
          { x: 340, y: 190 },
        ],
        r,
        figures,
        field,
      ),
    ).toBe(false);
    expect(walkable(through(175), r, [figure('one', 300, 150), figure('two', 300, 200)], field)).toBe(true);
  });

  test('nor between a block and the edge of the field', () => {
    expect(walkable(through(13), r, [block('block', 290, 24, 20, 50)], field)).toBe(false);
    expect(walkable(through(13), r, [block('block', 290, 25, 20, 50)], field)).toBe(true);
  });

  test('nor in the mouth of one bent block', () => {
    const horseshoe = (gap: number): Barrier => ({
      id: 'horseshoe',
      shape: {
        kind: 'polygon',
        points: [
          [300, 100],
          [400, 100],
          [400, 300],
          [300, 300],
          [300, 188 + gap],
          [380, 188 + gap],
          [380, 188],
          [300, 188],
        ].map(([x = 0, y = 0]) => ({ x, y })),
      },
    });
    const into = [
      { x: 200, y: 200 },
      { x: 340, y: 200 },
    ];
    expect(walkable(into, r, [horseshoe(24)], field)).toBe(false);
    expect(walkable(into, r, [horseshoe(25)], field)).toBe(true);
  });

  test('may slide along a wall of several blocks, half a millimetre too near by rounding', () => {
    const wall = [block('one', 200, 100, 100, 20), block('two', 300, 100, 100, 20)];
    expect(
      walkable(
        [
          { x: 150, y: 132 },
          { x: 450, y: 132 },
        ],
        r,
        wall,
        field,
      ),
    ).toBe(true);
    expect(
      walkable(
        [
          { x: 150, y: 131 },
          { x: 450, y: 131 },
        ],
        r,
        wall,
        field,
      ),
    ).toBe(false);
  });
});

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

describe('the sweep agrees with many small steps', () => {
  /** How far the base gets, in mm, until it is out of the field or too deep in a barrier, with so much more or less slack; null when it gets through. */
  function stepped(path: readonly Point[], barriers: readonly Barrier[], within: Rect, more: number): number | null {
    let before = 0;
    for (const [i, to] of path.entries()) {
      const from = path[i - 1] ?? to;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      for (let after = 0; after <= length; after += 0.1) {
        const part = length === 0 ? 0 : after / length;
        const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        const out = Math.min(at.x, at.y, within.width - at.x, within.height - at.y) < r - more;
        const tooDeep = barriers.some(({ shape }) => depthTo(at, shape) <= r - SLACK - more);
        if (out || tooDeep) return before + after;
      }
      before += length;
    }
    return null;
  }

  test('over 300 random bent paths', () => {
    let stopped = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { from, barriers, field: small } = crowd(seed, 6);
      const random = seeded(seed + 10_000);
      const path = [
        from,
        ...Array.from({ length: 2 }, () => ({ x: wholeFrom(random, 5, 255), y: wholeFrom(random, 5, 215) })),
      ];
      // One barrier at a time: what two of them do together is tried by the gaps above.
      for (const barrier of barriers) {
        const stop = sweep(path, r, [barrier], small);
        const latest = stepped(path, [barrier], small, 0.02);
        const earliest = stepped(path, [barrier], small, -0.02);
        if (latest !== null) expect(stop, `path ${seed} by ${barrier.id}`).not.toBeNull();
        if (earliest === null) expect(stop, `path ${seed} by ${barrier.id}`).toBeNull();
        if (!stop || latest === null || earliest === null) continue;
        stopped++;
        const done = pathLength([...path.slice(0, stop.leg + 1), stop.at]);
        expect(done, `path ${seed} by ${barrier.id}`).toBeGreaterThan(earliest - 1);
        expect(done, `path ${seed} by ${barrier.id}`).toBeLessThan(latest + 1);
      }
      const all = sweep(path, r, barriers, small);
      if (stepped(path, barriers, small, 0.02) !== null) expect(all, `path ${seed}`).not.toBeNull();
      if (stepped(path, barriers, small, -SLACK) === null) expect(all, `path ${seed}`).toBeNull();
    }
    expect(stopped).toBeGreaterThan(300);
  });
});
