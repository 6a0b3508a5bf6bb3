import type { Barrier } from '../../src/geometry/path.ts';
import { type Mm, type Point, squaredDistance } from '../../src/geometry/point.ts';
import type { Base, Rect, Shape } from '../../src/geometry/shape.ts';
import { seeded, wholeFrom } from './seeded.ts';

export interface Crowd {
  readonly from: Point;
  readonly target: Base;
  readonly r: Mm;
  readonly barriers: readonly Barrier[];
  readonly field: Rect;
  readonly limit: Mm;
}

/** Distance in mm from a point to a shape by plain algebra, below 0 inside; the tests' own measure. */
export function depthTo(point: Point, shape: Shape): number {
  if (shape.kind === 'disc') return Math.hypot(point.x - shape.at.x, point.y - shape.at.y) - shape.r;
  const corners =
    shape.kind === 'polygon'
      ? shape.points
      : [
          shape.at,
          { x: shape.at.x + shape.width, y: shape.at.y },
          { x: shape.at.x + shape.width, y: shape.at.y + shape.height },
          { x: shape.at.x, y: shape.at.y + shape.height },
        ];
  let least = Infinity;
  let odd = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const part = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, part));
    least = Math.min(least, Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy));
    const above = a.y > point.y;
    if (above !== b.y > point.y && point.x < a.x + ((point.y - a.y) * dx) / dy) odd = !odd;
  });
  return odd ? -least : least;
}

function randomShape(random: () => number, at: Point): Shape {
  const kind = random();
  if (kind < 0.6) return { kind: 'disc', at, r: 12.5 };
  if (kind < 0.8) return { kind: 'rect', at, width: wholeFrom(random, 5, 60), height: wholeFrom(random, 5, 60) };
  const [long, tilt] = [wholeFrom(random, 20, 60), wholeFrom(random, -30, 30)];
  const points = [
    at,
    { x: at.x + long, y: at.y + tilt },
    { x: at.x + long - 9, y: at.y + tilt + 18 },
    { x: at.x - 9, y: at.y + 18 },
  ];
  return { kind: 'polygon', points };
}

/** A crowded corner of a field: bases of 25 mm and blocks, a walker that stands free, and a target within sight of him. */
export function crowd(seed: number, barriersAtMost = 14): Crowd {
  const random = seeded(seed);
  const field: Rect = { kind: 'rect', at: { x: 0, y: 0 }, width: 260, height: 220 };
  const spot = (): Point => ({ x: wholeFrom(random, 13, 247), y: wholeFrom(random, 13, 207) });
  const r = 12.5;
  const from = spot();
  let target: Base = { at: spot(), r };
  while (squaredDistance(from, target.at) < 30 ** 2 || squaredDistance(from, target.at) > 110 ** 2)
    target = { at: spot(), r };
  const barriers: Barrier[] = [];
  const wanted = wholeFrom(random, 3, barriersAtMost);
  for (let tries = 0; barriers.length < wanted && tries < 200; tries++) {
    const shape = randomShape(random, { x: wholeFrom(random, 0, 260), y: wholeFrom(random, 0, 220) });
    if (depthTo(from, shape) < r || depthTo(target.at, shape) < r) continue;
    barriers.push({ id: `barrier${barriers.length}`, shape });
  }
  return { from, target, r, barriers, field, limit: wholeFrom(random, 50, 120) };
}
