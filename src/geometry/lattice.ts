import { legPartsOver } from './legParts.ts';
import type { Mm, Point } from './point.ts';
import type { Rect, Shape } from './shape.ts';

/** The points of a rectangle in rows and columns so many mm apart, its own edges included where they fall on one. */
export function latticePoints({ at, width, height }: Rect, step: Mm): Point[] {
  const points: Point[] = [];
  for (let y = 0; y <= height; y += step)
    for (let x = 0; x <= width; x += step) points.push({ x: at.x + x, y: at.y + y });
  return points;
}

/** The points by a cost, the cheapest first; each is weighed once. */
export function sortByCost(points: readonly Point[], cost: (point: Point) => number): Point[] {
  return points
    .map((point) => ({ point, cost: cost(point) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ point }) => point);
}

/** The middles of so many equal parts of a rectangle's longer side, on the line through its middle. */
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

/** From how many of the eyes, seen from above, the straight line to a point passes none of the screens. */
export function countViewers(eyes: readonly Point[], screens: readonly Shape[], point: Point): number {
  return eyes.filter((eye) => screens.every((screen) => legPartsOver(eye, point, screen).length === 0)).length;
}
