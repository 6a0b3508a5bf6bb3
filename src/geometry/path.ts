import {
  type Barrier,
  type LegBlock,
  type CentreBounds,
  firstContact,
  blockingObstacles,
  distanceToBounds,
  obstaclesFor,
  firstPinch,
  pointAlongLeg,
  centreBounds,
} from './clearance.ts';
import { touchGoal, pointGoal } from './goal.ts';
import { type Mm, type Point, pointToward, distance, samePoint, roundHalfUp } from './point.ts';
import { findRoute } from './route.ts';
import { type Base, type Disc, type Rect, gapWithin } from './shape.ts';

export { type Barrier, SLACK } from './clearance.ts';

/** The widest gap in mm that still counts as touching. */
export const CONTACT_GAP: Mm = 1;

/** Where a swept base is stopped: its centre in whole mm, the leg (0 is the first), and the barrier or the field's edge. */
export interface SweepStop {
  readonly at: Point;
  readonly leg: number;
  readonly barrier: string;
}

/** Returns the length of a path in mm, not rounded; 0 for a single point. */
export function pathLength(points: readonly Point[]): Mm {
  let length = 0;
  for (const [i, point] of points.entries()) length += distance(points[i - 1] ?? point, point);
  return length;
}

/** Returns the path cut to at most `limit` mm, ending in whole mm, or the path itself if it is short enough. */
export function clampToLength(path: readonly Point[], limit: Mm): readonly Point[] {
  const kept: Point[] = [];
  let left = limit;
  for (const point of path) {
    const last = kept.at(-1) ?? point;
    const leg = distance(last, point);
    if (leg > left) {
      const end = cutShort(last, point, left);
      return samePoint(end, last) ? kept : [...kept, end];
    }
    left -= leg;
    kept.push(point);
  }
  return path;
}

/** Returns the whole-mm point towards `to` that is at most `length` mm from `from` despite rounding. */
function cutShort(from: Point, to: Point, length: Mm): Point {
  for (let reach = length; reach > 0; reach -= 0.25) {
    const end = pointToward(from, to, reach);
    if (distance(from, end) <= length) return end;
  }
  return from;
}

/**
 * Returns the first place where a base of radius `r` mm on the path overlaps a barrier by SLACK or more, is squeezed between two,
 * or leaves the field ('edge'). Null if it gets through. It may leave or slide along what it overlaps at the start.
 */
export function sweep(path: readonly Point[], r: Mm, barriers: readonly Barrier[], field: Rect): SweepStop | null {
  const [start] = path;
  if (!start) return null;
  const obstacles = obstaclesFor(barriers, start, r, pathLength(path));
  const room = centreBounds(field, r, start);
  for (const [i, to] of path.entries()) {
    const from = path[i - 1];
    if (!from) continue;
    const blocks: LegBlock[] = blockingObstacles(from, to, obstacles).map((one) => firstContact(from, to, one));
    const pinch = firstPinch(from, to, r, obstacles);
    if (pinch) blocks.push(pinch);
    const stop = firstStop(from, to, blocks, room);
    if (stop) return { ...stop, leg: i - 1 };
  }
  return null;
}

function firstStop(
  from: Point,
  to: Point,
  blocks: readonly LegBlock[],
  room: CentreBounds,
): Omit<SweepStop, 'leg'> | null {
  let after = distanceToBounds(from, to, room);
  let barrier = 'edge';
  for (const block of blocks) {
    if (block.after < after) {
      after = block.after;
      barrier = block.by[0]?.id ?? barrier;
    }
  }
  if (after === Infinity) return null;
  const { x, y } = pointAlongLeg(from, to, after);
  return { at: { x: roundHalfUp(x), y: roundHalfUp(y) }, barrier };
}

/**
 * Returns the shortest path found for a base of radius `r` mm, at most `limit` mm long, or null. Its whole-mm corners include
 * both ends and pass `sweep`.
 */
export function shortestPath(
  from: Point,
  to: Point,
  r: Mm,
  barriers: readonly Barrier[],
  field: Rect,
  limit: Mm,
): Point[] | null {
  if (samePoint(from, to)) return [from];
  const obstacles = obstaclesFor(barriers, from, r, limit);
  const ground = { start: from, r, limit, obstacles, room: centreBounds(field, r, from) };
  return findRoute(ground, pointGoal(to));
}

/**
 * Returns the shortest path found to within `CONTACT_GAP` of the target's base without overlapping it, at most `limit` mm long,
 * or null. Its whole-mm corners start at `from` and pass `sweep`. Only `from` if they touch already. Leave the target out of the
 * barriers.
 */
export function shortestPathToContact(
  from: Point,
  target: Base,
  r: Mm,
  barriers: readonly Barrier[],
  field: Rect,
  limit: Mm,
): Point[] | null {
  if (gapWithin({ at: from, r }, target, CONTACT_GAP)) return [from];
  if (!gapWithin({ at: from, r }, target, limit + CONTACT_GAP)) return null;
  const body: Disc = { kind: 'disc', ...target };
  const all = [...barriers, { id: 'target', shape: body }];
  const obstacles = obstaclesFor(all, from, r, limit);
  const room = centreBounds(field, r, from);
  return findRoute({ start: from, r, limit, obstacles, room }, touchGoal(body, r, CONTACT_GAP, room));
}
