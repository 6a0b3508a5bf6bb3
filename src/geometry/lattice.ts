import { legPartsOver } from './legParts.ts';
import type { Mm, Point } from './point.ts';
import type { Rect, Shape } from './shape.ts';

/** Returns the points of a rectangle in rows and columns `step` mm apart, with its edges if they fall on one. */
export function latticePoints({ at, width, height }: Rect, step: Mm): Point[] {
  const points: Point[] = [];
  for (let y = 0; y <= height; y += step)
    for (let x = 0; x <= width; x += step) points.push({ x: at.x + x, y: at.y + y });
  return points;
}

/** Sorts points by cost, cheapest first. Each cost is computed once. */
export function sortByCost(points: readonly Point[], cost: (point: Point) => number): Point[] {
  return points
    .map((point) => ({ point, cost: cost(point) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ point }) => point);
}

/** Returns the middles of `count` equal parts of a rectangle's longer centre line. */
export function evenlySpaced({ at, width, height }: Rect, count: number): Point[] {
  const along = width >= height;
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count;
    return {
      x: at.x + Math.round(along ? part * width : width / 2),
      y: at.y + Math.round(along ? height / 2 : part * height),
    };
  });
}

/** Returns from how many eyes, seen from above, the straight line to a point crosses no screen. */
export function countViewers(eyes: readonly Point[], screens: readonly Shape[], point: Point): number {
  return eyes.filter((eye) => screens.every((screen) => legPartsOver(eye, point, screen).length === 0)).length;
}
