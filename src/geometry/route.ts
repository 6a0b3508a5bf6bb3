import {
  type Obstacle,
  type CentreBounds,
  blockingObstacles,
  blocksLeg,
  isInBounds,
  firstPinch,
  isClearOf,
} from './clearance.ts';
import type { Goal } from './goal.ts';
import { createHeap } from './heap.ts';
import { type Mm, type Point, distance, samePoint, roundHalfUp } from './point.ts';
import { cornersOf } from './shape.ts';
import { directions } from './rotation.ts';

/** The surroundings of a moving base. */
export interface RouteSpace {
  readonly start: Point;
  readonly r: Mm;
  readonly limit: Mm;
  readonly obstacles: readonly Obstacle[];
  readonly room: CentreBounds;
}
/** A leg still to be tried, to a corner of the graph or to an end (corner -1). */
interface Try {
  readonly at: Point;
  readonly corner: number;
  readonly before: Try | null;
  readonly cost: Mm;
  readonly guess: Mm;
}

const FEW = directions(16);
const MANY = directions(32);
/** Collars with at least this radius in mm have more corners. */
const WIDE: Mm = 40;
/** How far a corner's collar may lean back over an edge, as a part of its radius: half the angle between two directions. */
const LEAN = 0.2;
const HAIR: Mm = 1e-9;

/**
 * Returns the shortest path in whole mm from the start to the goal, or null if it would exceed the limit. Obstacles are added
 * only once they are in the way: a path that is shortest past some and free of all is shortest.
 */
export function findRoute(ground: RouteSpace, goal: Goal): Point[] | null {
  const met: Obstacle[] = [];
  const corners: Point[] = [];
  for (;;) {
    const path = search(ground, goal, met, corners);
    if (!path) return null;
    const fresh = freshBlockers(path, ground, goal, met);
    if (fresh.length === 0) return path;
    for (const obstacle of fresh) {
      met.push(obstacle);
      corners.push(...collarOf(obstacle, ground));
    }
  }
}

function freshBlockers(path: readonly Point[], ground: RouteSpace, goal: Goal, met: readonly Obstacle[]): Obstacle[] {
  const end = path.at(-1) ?? ground.start;
  const fresh = new Set(ground.obstacles.filter((obstacle) => !goal.fits(end, obstacle)));
  for (const [i, to] of path.entries()) {
    const from = path[i - 1] ?? to;
    for (const obstacle of blockingObstacles(from, to, ground.obstacles)) fresh.add(obstacle);
    for (const obstacle of firstPinch(from, to, ground.r, ground.obstacles)?.by ?? []) fresh.add(obstacle);
  }
  return [...fresh].filter((obstacle) => !met.includes(obstacle));
}

/** A* over the corners. A leg is tested only when it is the best one left. */
function search(ground: RouteSpace, goal: Goal, met: readonly Obstacle[], corners: readonly Point[]): Point[] | null {
  const tries = createHeap<Try>((a, b) => a.guess < b.guess);
  const ends = goal.others(met);
  const done = new Set<number>();
  const propose = (at: Point, corner: number, before: Try, rest: Mm): void => {
    const cost = before.cost + distance(before.at, at);
    const guess = cost + rest;
    if (guess <= ground.limit + HAIR) tries.push({ at, corner, before, cost, guess });
  };
  const spread = (from: Try): void => {
    const direct = goal.direct(from.at);
    if (direct && isInBounds(direct, ground.room, 0)) propose(direct, -1, from, 0);
    for (const end of ends) propose(end, -1, from, 0);
    for (const [i, at] of corners.entries()) if (!done.has(i)) propose(at, i, from, goal.rest(at));
  };
  spread({ at: ground.start, corner: -1, before: null, cost: 0, guess: 0 });
  for (let next = tries.pop(); next; next = tries.pop()) {
    if (done.has(next.corner) || !next.before) continue;
    if (!isFree(next.before.at, next.at, ground.r, met)) continue;
    if (next.corner < 0) {
      const { at } = next;
      if (met.every((obstacle) => goal.fits(at, obstacle))) return pathTo(next);
      continue;
    }
    done.add(next.corner);
    spread(next);
  }
  return null;
}

function isFree(from: Point, to: Point, r: Mm, met: readonly Obstacle[]): boolean {
  return !met.some((obstacle) => blocksLeg(obstacle, from, to)) && !firstPinch(from, to, r, met);
}

function pathTo(end: Try): Point[] {
  const points = [end.at];
  for (let step = end.before; step; step = step.before) {
    const [first] = points;
    if (first && !samePoint(first, step.at)) points.unshift(step.at);
  }
  return points;
}

/** Returns the corners where a path may bend round an obstacle, in whole mm: those of a polygon round each of its discs and corners. */
function collarOf(obstacle: Obstacle, ground: RouteSpace): Point[] {
  const { shape } = obstacle;
  const round =
    shape.kind === 'disc'
      ? collar(shape.at, shape.r + ground.r)
      : cornersOf(shape).flatMap((corner, i, all) =>
          collar(corner, ground.r).filter((point) =>
            [all.at(i - 1), all[(i + 1) % all.length]].every(
              (next) => !next || !leansOver(point, corner, next, ground.r),
            ),
          ),
        );
  return round.filter((point) => isInBounds(point, ground.room, 0) && isClearOf(point, obstacle));
}

/** Whether a point beside a corner is over the edge to the next corner. */
function leansOver(point: Point, corner: Point, next: Point, r: Mm): boolean {
  const dot = (point.x - corner.x) * (next.x - corner.x) + (point.y - corner.y) * (next.y - corner.y);
  return dot > (LEAN * r + 1) * distance(corner, next);
}

/** Returns the corners, in whole mm, of the regular polygon drawn round a circle. */
function collar(at: Point, radius: Mm): Point[] {
  const rays = radius < WIDE ? FEW : MANY;
  const [one, two] = rays;
  if (!one || !two) return [];
  const outer = (2 * radius) / Math.sqrt((one.x + two.x) ** 2 + (one.y + two.y) ** 2);
  return rays.map((ray) => ({ x: roundHalfUp(at.x + ray.x * outer), y: roundHalfUp(at.y + ray.y * outer) }));
}
