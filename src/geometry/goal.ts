import { type Obstacle, type CentreBounds, SLACK, clearanceOf, isInBounds } from './clearance.ts';
import { type Mm, type Point, distance, squaredDistance, roundHalfUp } from './point.ts';
import type { Disc } from './shape.ts';

/** Where a path may end. */
export interface Goal {
  /** Returns a lower bound in mm of the remaining path. */
  rest(from: Point): Mm;
  /** Returns the end nearest to a point in a straight line, or null. */
  direct(from: Point): Point | null;
  /** Whether an end leaves the obstacle enough room. Unlike on the way, there is no rounding tolerance at the end. */
  fits(end: Point, obstacle: Obstacle): boolean;
  /** Returns the ends that become worth trying when these obstacles are near. */
  others(met: readonly Obstacle[]): readonly Point[];
}

/** How near in mm an end must be to an obstacle or the bounds to be worth trying. */
const TIGHT: Mm = 2.5;
const HAIR: Mm = 1e-9;

/** Returns the goal of ending at one point. */
export function pointGoal(to: Point): Goal {
  return { rest: (from) => distance(from, to), direct: () => to, fits: () => true, others: () => [] };
}

/** Returns the goal of ending with a base of radius `r` mm at most `contact` mm from the target's edge without overlapping it, in whole mm. */
export function touchGoal(target: Disc, r: Mm, contact: Mm, room: CentreBounds): Goal {
  const near = target.r + r;
  const far = near + contact;
  const touches = (point: Point): boolean => {
    const squared = squaredDistance(point, target.at);
    return squared >= near * near && squared <= far * far;
  };
  let ring: readonly Point[] | null = null;
  return {
    rest: (from) => Math.max(0, distance(from, target.at) - far),
    direct: (from) => nearestTouch(from, target.at, (near + far) / 2, touches),
    fits: (end, obstacle) =>
      obstacle.shape === target || obstacle.floor < r - SLACK || clearanceOf(end, obstacle) >= SLACK - HAIR,
    others: (met) => {
      const about = met.filter(
        (obstacle) => obstacle.shape !== target && clearanceOf(target.at, obstacle) < far + TIGHT,
      );
      if (about.length === 0 && isInBounds(target.at, room, far + TIGHT)) return [];
      ring ??= wholePointsBetween(target.at, near, far).filter((point) => isInBounds(point, room, 0));
      return ring.filter((point) => isTight(point, about, room));
    },
  };
}

function isTight(point: Point, about: readonly Obstacle[], room: CentreBounds): boolean {
  const gaps = about.map((obstacle) => clearanceOf(point, obstacle));
  if (gaps.some((gap) => gap <= 0)) return false;
  return gaps.some((gap) => gap <= TIGHT) || !isInBounds(point, room, TIGHT);
}

/** Returns the whole-mm contact point nearest to a point, searched around the straight line. Null if no point there touches. */
function nearestTouch(from: Point, at: Point, radius: Mm, touches: (point: Point) => boolean): Point | null {
  const part = radius / distance(from, at);
  const x = roundHalfUp(at.x + (from.x - at.x) * part);
  const y = roundHalfUp(at.y + (from.y - at.y) * part);
  let best: Point | null = null;
  let min = Infinity;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const point = { x: x + dx, y: y + dy };
      const way = squaredDistance(from, point);
      if (way < min && touches(point)) {
        best = point;
        min = way;
      }
    }
  }
  return best;
}

/** Returns all whole-mm points at a distance between two limits from a point. */
function wholePointsBetween(at: Point, near: Mm, distance: Mm): Point[] {
  const points: Point[] = [];
  for (let y = Math.ceil(at.y - distance); y <= at.y + distance; y++) {
    const outer = Math.sqrt(Math.max(0, distance * distance - (y - at.y) ** 2));
    const inner = Math.sqrt(Math.max(0, near * near - (y - at.y) ** 2));
    for (let x = Math.ceil(at.x - outer); x <= at.x + outer; x++) {
      if (Math.abs(x - at.x) >= inner) points.push({ x, y });
    }
  }
  return points;
}
