import { describe, expect, test } from 'vitest';
import { createHeap } from '../../src/geometry/heap.ts';
import { type Barrier, pathLength, shortestPathToContact, shortestPath, sweep } from '../../src/geometry/path.ts';
import type { Point } from '../../src/geometry/point.ts';
import { type Base, type Rect, gapBetween } from '../../src/geometry/shape.ts';
import { type Crowd, crowd, depthTo } from './scene.ts';

const field: Rect = { kind: 'rect', at: { x: 0, y: 0 }, width: 600, height: 400 };
const r = 12.5;
const from = { x: 100, y: 200 };

function block(id: string, x: number, y: number, width: number, height: number): Barrier {
  return { id, shape: { kind: 'rect', at: { x, y }, width, height } };
}
function figure(id: string, x: number, y: number): Barrier {
  return { id, shape: { kind: 'disc', at: { x, y }, r } };
}
function wholeNumbers(path: readonly Point[]): boolean {
  return path.every((point) => Number.isInteger(point.x) && Number.isInteger(point.y));
}

describe('the shortest path', () => {
  test('is straight where the way is free', () => {
    expect(shortestPath(from, { x: 300, y: 230 }, r, [figure('aside', 200, 300)], field, 250)).toEqual([
      from,
      { x: 300, y: 230 },
    ]);
    expect(shortestPath(from, from, r, [], field, 0)).toEqual([from]);
  });

  test('bends round a figure: two tangents and an arc', () => {
    const to = { x: 300, y: 200 };
    const path = shortestPath(from, to, r, [figure('foe', 200, 200)], field, 400) ?? [];
    const tangent = Math.sqrt(100 ** 2 - 25 ** 2);
    const exact = 2 * tangent + 25 * 2 * Math.asin(25 / 100);
    expect(pathLength(path)).toBeGreaterThan(exact - 1);
    expect(pathLength(path)).toBeLessThan(exact + 0.7);
    expect(sweep(path, r, [figure('foe', 200, 200)], field)).toBeNull();
  });

  test('takes the shorter end of a wall, and none when both are too long', () => {
    const wall = [block('wall', 190, 100, 20, 150)];
    const path = shortestPath(from, { x: 300, y: 200 }, r, wall, field, 400) ?? [];
    expect(Math.max(...path.map((point) => point.y))).toBeGreaterThan(260);
    expect(shortestPath(from, { x: 300, y: 200 }, r, wall, field, pathLength(path))).toEqual(path);
    expect(shortestPath(from, { x: 300, y: 200 }, r, wall, field, pathLength(path) - 0.01)).toBeNull();
  });

  test('finds a gap of 25 mm and none of 24 mm', () => {
    const gate = (gap: number): Barrier[] => [
      block('north', 190, 0, 20, 100),
      block('south', 190, 100 + gap, 20, 300 - gap),
    ];
    expect(shortestPath(from, { x: 300, y: 200 }, r, gate(25), field, 900)).not.toBeNull();
    expect(shortestPath(from, { x: 300, y: 200 }, r, gate(24), field, 900)).toBeNull();
  });

  test('does not end within a barrier or off the field', () => {
    expect(shortestPath(from, { x: 200, y: 200 }, r, [figure('foe', 205, 200)], field, 900)).toBeNull();
    expect(shortestPath(from, { x: 200, y: 10 }, r, [], field, 900)).toBeNull();
  });
});

describe('the shortest contact', () => {
  const target: Base = { at: { x: 200, y: 200 }, r };

  test('goes straight up to the base and stops as soon as it touches, 1 mm before it', () => {
    expect(shortestPathToContact(from, target, r, [], field, 300)).toEqual([from, { x: 174, y: 200 }]);
    expect(shortestPathToContact(from, target, r, [], field, 74)).toEqual([from, { x: 174, y: 200 }]);
    expect(shortestPathToContact(from, target, r, [], field, 73)).toBeNull();
  });

  test('is no walk at all when the bases touch', () => {
    expect(shortestPathToContact({ x: 174, y: 200 }, target, r, [], field, 0)).toEqual([{ x: 174, y: 200 }]);
  });

  test('comes round a figure that stands before the target', () => {
    const guard = [figure('guard', 173, 200)];
    const path = shortestPathToContact(from, target, r, guard, field, 150) ?? [];
    const end = path.at(-1) ?? from;
    expect(gapBetween({ at: end, r }, target)).toBeLessThanOrEqual(1);
    expect(sweep(path, r, guard, field)).toBeNull();
    expect(path.length).toBeGreaterThan(2);
  });

  test('finds no way to a target ringed by figures', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) =>
      figure(
        `guard${i}`,
        Math.round(200 + 26 * Math.cos((i * Math.PI) / 3)),
        Math.round(200 + 26 * Math.sin((i * Math.PI) / 3)),
      ),
    );
    expect(shortestPathToContact(from, target, r, ring, field, 1000)).toBeNull();
    expect(shortestPathToContact(from, target, r, ring.slice(1), field, 1000)).not.toBeNull();
  });

  test('does not leave the field to reach a target at its edge', () => {
    const corner: Base = { at: { x: 13, y: 13 }, r };
    const path = shortestPathToContact({ x: 13, y: 200 }, corner, r, [figure('guard', 13, 39)], field, 300) ?? [];
    expect(path.at(-1)?.y).toBeGreaterThanOrEqual(12.5);
    expect(sweep(path, r, [figure('guard', 13, 39)], field)).toBeNull();
    expect(path.length).toBeGreaterThan(1);
  });
});

/**
 * The length of the shortest way on a mesh of 1 mm with 16 directions, or null. `room` is how near the centre may come
 * to a barrier, `far` how wide the gap at the end may be.
 */
function meshLength(scene: Crowd, room: number, far: number, limit: number): number | null {
  const { barriers, target } = scene;
  const { width, height } = scene.field;
  const reach = scene.r + target.r;
  const free = new Int8Array((width + 1) * (height + 1));
  const isFree = (x: number, y: number): boolean => {
    if (Math.min(x, y, width - x, height - y) < scene.r) return false;
    const at = y * (width + 1) + x;
    if (free[at] === 0) {
      const toTarget = Math.hypot(x - target.at.x, y - target.at.y) - reach;
      const clear = barriers.every(({ shape }) => depthTo({ x, y }, shape) >= room);
      free[at] = clear && toTarget >= Math.min(0, room - scene.r) ? 1 : -1;
    }
    return free[at] === 1;
  };
  const moves = [-2, -1, 0, 1, 2].flatMap((dx) =>
    [-2, -1, 0, 1, 2].map((dy) => ({ dx, dy, cost: Math.hypot(dx, dy) })),
  );
  const sixteen = moves.filter(({ dx, dy }) => Math.max(Math.abs(dx), Math.abs(dy)) === 1 || Math.abs(dx * dy) === 2);
  const best = new Float64Array(free.length).fill(Infinity);
  const open = createHeap<{ x: number; y: number; cost: number }>((a, b) => a.cost < b.cost);
  open.push({ ...scene.from, cost: 0 });
  for (let here = open.pop(); here; here = open.pop()) {
    const { x, y, cost } = here;
    if (cost > limit) return null;
    const gap = Math.hypot(x - target.at.x, y - target.at.y) - reach;
    if (gap <= far) return cost;
    if (cost > (best[y * (width + 1) + x] ?? 0)) continue;
    for (const move of sixteen) {
      const next = { x: x + move.dx, y: y + move.dy, cost: cost + move.cost };
      const at = next.y * (width + 1) + next.x;
      if (!isFree(next.x, next.y) || next.cost >= (best[at] ?? 0)) continue;
      best[at] = next.cost;
      open.push(next);
    }
  }
  return null;
}

/** Compares one crowd with the mesh; says whether the mesh surely finds a way, surely none, or neither. */
function compare(scene: Crowd, name: string): 'way' | 'none' | 'close' {
  const { target, barriers, limit } = scene;
  const path = shortestPathToContact(scene.from, target, r, barriers, scene.field, limit);
  if (path) {
    const end = { at: path.at(-1) ?? scene.from, r };
    expect(path[0]).toEqual(scene.from);
    expect(wholeNumbers(path)).toBe(true);
    expect(pathLength(path)).toBeLessThanOrEqual(limit + 1e-6);
    expect(depthTo(end.at, { kind: 'disc', ...target })).toBeGreaterThanOrEqual(r);
    expect(gapBetween(end, target)).toBeLessThanOrEqual(1);
    const withTarget: Barrier[] = [...barriers, { id: 'target', shape: { kind: 'disc', ...target } }];
    expect(sweep(path, r, withTarget, scene.field)).toBeNull();
    expect(sweep(path, r, barriers, scene.field)).toBeNull();
  }
  const clean = meshLength(scene, r, 1, limit - 1);
  if (clean !== null) {
    expect(path, `${name}: the mesh finds ${clean}`).not.toBeNull();
    expect(pathLength(path ?? []), name).toBeLessThanOrEqual(clean + 0.5);
    return 'way';
  }
  if (meshLength(scene, r - 1.5, 1.5, limit * 1.03 + 2) !== null) return 'close';
  expect(path, `${name}: the mesh finds nothing`).toBeNull();
  return 'none';
}

describe('the shortest contact agrees with a fine mesh', () => {
  test('over 75 crowds', () => {
    const verdicts = Array.from({ length: 75 }, (_, i) => compare(crowd(i + 1), `crowd ${i + 1}`));
    expect(verdicts.filter((verdict) => verdict === 'way').length).toBeGreaterThan(20);
    expect(verdicts.filter((verdict) => verdict === 'none').length).toBeGreaterThan(7);
  });

  test('where the only place at the target lies between other bases', () => {
    for (const seed of [69, 166, 212, 263, 278, 282, 365, 377, 1019, 1087, 1288, 1544, 2716, 3582, 3873]) {
      compare({ ...crowd(seed, 22), limit: 160 }, `dense crowd ${seed}`);
    }
  });
});
