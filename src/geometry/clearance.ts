import {
  type Mm,
  type Point,
  closestOnSegment,
  distance,
  segmentSquaredDistance,
  segmentsSquaredDistance,
  orientation,
} from './point.ts';
import { type Rect, type Shape, boundsOf, cornersOf, edgesOf, shapeSquaredDistance } from './shape.ts';

/** What a moving base may not overlap. */
export interface Barrier {
  readonly id: string;
  readonly shape: Shape;
}

/**
 * The tolerance for whole millimetres. A base may overlap one barrier by less than this, and two facing barriers by less than
 * this in sum. So it never passes a gap a whole millimetre too narrow.
 */
export const SLACK: Mm = 1;

/** Two barriers face each other across a point if the directions to them are more than 120 degrees apart. */
const FACING = -0.5;
const HAIR: Mm = 1e-6;
/** The smallest step when looking for the first contact, mm. */
const STEP: Mm = 0.05;

/** An edge, or a disc as an edge of length 0 with a radius. The distance to it is convex. */
interface Part {
  readonly a: Point;
  readonly b: Point;
  readonly r: Mm;
}
/** A barrier as seen by a base of one radius and start. */
export interface Obstacle {
  readonly id: string;
  readonly shape: Shape;
  readonly parts: readonly Part[];
  readonly convex: boolean;
  readonly bounds: Rect;
  /** The centre is blocked at this distance in mm or nearer. Below 0 if the base starts with its centre inside. */
  readonly floor: Mm;
}
/** Where a leg is blocked: how far along it in mm, and by what. */
export interface LegBlock {
  readonly after: Mm;
  readonly by: readonly Obstacle[];
}

/**
 * Returns the obstacles that a base of radius `r` mm can meet within `reach` mm of its start. It may leave one that it overlaps
 * there, but not go further in.
 */
export function obstaclesFor(barriers: readonly Barrier[], from: Point, r: Mm, reach: Mm): Obstacle[] {
  const found: Obstacle[] = [];
  for (const { id, shape } of barriers) {
    const gap = depth(from, shape);
    if (gap > reach + r) continue;
    const keep = Math.max(0, r - SLACK);
    found.push({
      id,
      shape,
      parts: partsOf(shape),
      convex: isConvex(shape),
      bounds: boundsOf(shape),
      floor: gap > keep ? keep : gap - HAIR,
    });
  }
  return found;
}

/** Returns the distance in mm to the shape, below 0 inside a disc. */
function depth(point: Point, shape: Shape): Mm {
  if (shape.kind === 'disc') return distance(point, shape.at) - shape.r;
  return Math.sqrt(shapeSquaredDistance(point, shape));
}

function partsOf(shape: Shape): readonly Part[] {
  if (shape.kind === 'disc') return [{ a: shape.at, b: shape.at, r: shape.r }];
  return edgesOf(shape).map(([a, b]) => ({ a, b, r: 0 }));
}

function isConvex(shape: Shape): boolean {
  if (shape.kind !== 'polygon') return true;
  const corners = cornersOf(shape);
  const turns = edgesOf(shape).map(([a, b], i) => orientation(a, b, corners[(i + 1) % corners.length] ?? b));
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

/** Whether a base's centre may be at the point as far as this obstacle is concerned. */
export function isClearOf(point: Point, obstacle: Obstacle): boolean {
  return obstacle.parts.every((part) => {
    const keep = obstacle.floor + part.r;
    return keep < 0 || segmentSquaredDistance(point, part.a, part.b) > keep * keep;
  });
}

/** Returns the obstacles that each block the leg from p to q. */
export function blockingObstacles(p: Point, q: Point, obstacles: readonly Obstacle[]): Obstacle[] {
  return obstacles.filter((obstacle) => blocksLeg(obstacle, p, q));
}

/** Whether the obstacle alone blocks the leg from p to q. */
export function blocksLeg(obstacle: Obstacle, p: Point, q: Point): boolean {
  const { floor, bounds } = obstacle;
  if (floor < 0 && obstacle.shape.kind !== 'disc') return false;
  if (apart(p, q, bounds, Math.max(0, floor))) return false;
  return obstacle.parts.some((part) => {
    const keep = floor + part.r;
    return keep >= 0 && segmentsSquaredDistance(p, q, part.a, part.b) <= keep * keep;
  });
}

/** Whether the leg's bounds are more than `gap` mm from the rectangle, on one side of it. */
function apart(p: Point, q: Point, rect: Rect, gap: Mm): boolean {
  const { at, width, height } = rect;
  return (
    Math.max(p.x, q.x) < at.x - gap ||
    Math.min(p.x, q.x) > at.x + width + gap ||
    Math.max(p.y, q.y) < at.y - gap ||
    Math.min(p.y, q.y) > at.y + height + gap
  );
}

interface Near {
  readonly obstacle: Obstacle;
  readonly part: Part;
}

/** Returns the first place where two facing obstacles leave too little room for a base of radius `r` mm on its leg from p to q, or null. */
export function firstPinch(p: Point, q: Point, r: Mm, obstacles: readonly Obstacle[]): LegBlock | null {
  const near = obstacles.flatMap((obstacle) => nearParts(p, q, r, obstacle));
  let first: LegBlock | null = null;
  for (const [i, one] of near.entries()) {
    for (const two of near.slice(i + 1)) {
      if (one.obstacle === two.obstacle && one.obstacle.convex) continue;
      const after = squeezedAfter(p, q, r, one.part, two.part);
      if (after !== null && (first === null || after < first.after)) {
        first = { after, by: [one.obstacle, two.obstacle] };
      }
    }
  }
  return first;
}

function nearParts(p: Point, q: Point, r: Mm, obstacle: Obstacle): Near[] {
  if (obstacle.floor < 0 || apart(p, q, obstacle.bounds, r)) return [];
  return obstacle.parts
    .filter((part) => segmentsSquaredDistance(p, q, part.a, part.b) < (r + part.r) ** 2)
    .map((part) => ({ obstacle, part }));
}

/** Returns how far along the leg, in mm, the two parts first leave the base less than its width minus the slack, or null. */
function squeezedAfter(p: Point, q: Point, r: Mm, one: Part, two: Part): Mm | null {
  const between = Math.sqrt(segmentsSquaredDistance(one.a, one.b, two.a, two.b)) - one.r - two.r;
  // The slack covers rounding in a gap that is wide enough; narrower gaps stay closed.
  const narrow = between < 2 * r - HAIR ? 2 * r - HAIR : 2 * r - SLACK;
  if (between > narrow) return null;
  const room = (at: Point): Mm => gapTo(at, one) + gapTo(at, two);
  const min = leastAlong(p, q, room);
  const tight = room(pointAlongLeg(p, q, min));
  const squeezed = room(p) <= narrow && facing(p, one, two);
  const limit = squeezed ? room(p) - HAIR : narrow;
  if (tight > limit) return null;
  const entry = firstTouch(p, q, (at) => (room(at) - limit) / 2);
  const face = (after: Mm): boolean => facing(pointAlongLeg(p, q, after), one, two);
  if (face(entry)) return entry;
  return face(min) ? min : null;
}

function gapTo(point: Point, part: Part): Mm {
  return Math.sqrt(segmentSquaredDistance(point, part.a, part.b)) - part.r;
}

function facing(point: Point, one: Part, two: Part): boolean {
  const a = closestOnSegment(point, one.a, one.b);
  const b = closestOnSegment(point, two.a, two.b);
  const dot = (a.x - point.x) * (b.x - point.x) + (a.y - point.y) * (b.y - point.y);
  return dot < FACING * distance(a, point) * distance(b, point);
}

/** Returns the place on a leg, in mm from p, where a convex measure is smallest (ternary search). */
function leastAlong(p: Point, q: Point, measure: (at: Point) => number): Mm {
  let low = 0;
  let high = distance(p, q);
  while (high - low > HAIR) {
    const third = (high - low) / 3;
    const left = measure(pointAlongLeg(p, q, low + third));
    if (left <= measure(pointAlongLeg(p, q, high - third))) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

/** Returns the first place on a leg, in mm from p, without clearance, or the leg's length if there is always some. It advances by the clearance. */
function firstTouch(p: Point, q: Point, clearance: (at: Point) => Mm): Mm {
  const length = distance(p, q);
  let after = 0;
  while (after < length) {
    const free = clearance(pointAlongLeg(p, q, after));
    if (free <= 0) return after;
    after += Math.max(free, STEP);
  }
  return length;
}

/** Returns how far in mm a base's centre is from where this obstacle blocks it; 0 or less if blocked. */
export function clearanceOf(point: Point, obstacle: Obstacle): Mm {
  return Math.min(...obstacle.parts.map((part) => gapTo(point, part))) - obstacle.floor;
}

/** Returns the first place on the leg that touches the obstacle. The obstacle must block it. */
export function firstContact(p: Point, q: Point, obstacle: Obstacle): LegBlock {
  return { after: firstTouch(p, q, (at) => clearanceOf(at, obstacle)), by: [obstacle] };
}

/** Returns the point `after` mm from p towards q, not rounded. */
export function pointAlongLeg(p: Point, q: Point, after: Mm): Point {
  const length = distance(p, q);
  const part = length === 0 ? 0 : after / length;
  return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part };
}

/** The bounds in mm of where a base's centre may be. */
export interface CentreBounds {
  readonly left: Mm;
  readonly top: Mm;
  readonly right: Mm;
  readonly bottom: Mm;
}

/** Returns the bounds for a base of radius `r` mm in a field, extended to its start if that is outside. */
export function centreBounds(field: Rect, r: Mm, start: Point): CentreBounds {
  const { at, width, height } = field;
  return {
    left: Math.min(at.x + r, start.x),
    top: Math.min(at.y + r, start.y),
    right: Math.max(at.x + width - r, start.x),
    bottom: Math.max(at.y + height - r, start.y),
  };
}

/** Whether a point is in the bounds, at least `margin` mm from their edges. */
export function isInBounds(point: Point, room: CentreBounds, margin: Mm): boolean {
  const { left, top, right, bottom } = room;
  return point.x >= left + margin && point.x <= right - margin && point.y >= top + margin && point.y <= bottom - margin;
}

/** Returns how far along a leg that starts inside, in mm, it leaves the bounds; Infinity if it does not. */
export function distanceToBounds(p: Point, q: Point, room: CentreBounds): Mm {
  if (isInBounds(q, room, 0)) return Infinity;
  const parts = [exit(p.x, q.x, room.left, room.right), exit(p.y, q.y, room.top, room.bottom)];
  return distance(p, q) * Math.min(...parts);
}

/** Returns the part of the way from one number to another after which it leaves the range; 1 if it does not. */
function exit(from: number, to: number, low: number, high: number): number {
  if (to > high) return (high - from) / (to - from);
  return to < low ? (low - from) / (to - from) : 1;
}
