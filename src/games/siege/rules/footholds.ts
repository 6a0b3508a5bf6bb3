import { type Mm, type Point, squaredDistance } from '../../../geometry/point.ts';
import { type Line, topAt } from '../fortress/ground.ts';
import { barAt } from './lookups.ts';
import type { Piece, State } from '../types.ts';

/** Returns points of lines, first at a spacing in mm and then all, outwards from a point or from each line's middle. */
export const spotsInOrder = (lines: readonly Line[], step: Mm, from?: Point): Point[] => {
  const all = (every: Mm): Point[] =>
    lines.flatMap((line) => {
      const middle = from ? Math.min(line.to, Math.max(line.from, from.x)) : Math.round((line.from + line.to) / 2);
      const spots: Point[] = [];
      for (let distance = 0; distance <= line.to - line.from; distance += every)
        for (const x of distance === 0 ? [middle] : [middle - distance, middle + distance])
          if (x >= line.from && x <= line.to) spots.push({ x, y: line.y });
      return spots;
    });
  return step > 1 ? [...all(step), ...all(1)] : all(1);
};
/** Returns the squared distance from a point to the nearest point of lines. */
const farFrom = (lines: readonly Line[], at: Point): number =>
  Math.min(...lines.map(({ y, from, to }) => squaredDistance(at, { x: Math.min(to, Math.max(from, at.x)), y })));
/** How far the nearest spots are searched, mm. */
const MOST: Mm = 400;
/** Returns the free ground spots nearest to lines, all of them if equally near (SI-20). */
export const nearestFree = (state: State, piece: Piece, lines: readonly Line[]): Point[] => {
  const left = Math.min(...lines.map(({ from }) => from));
  const right = Math.max(...lines.map(({ to }) => to));
  const rows = lines.map(({ y }) => y);
  let best: Point[] = [];
  let min = MOST * MOST;
  // Searches ring by ring outwards, until a ring is farther than what was found.
  for (let ring = 0; ring * ring <= min; ring++) {
    for (const at of ringOf(left, right, Math.min(...rows), Math.max(...rows), ring)) {
      const distance = farFrom(lines, at);
      if (distance > min || topAt(state, at) || isTaken(state, piece, at)) continue;
      if (distance < min) best = [];
      min = distance;
      best.push(at);
    }
  }
  return best;
};
const isTaken = (state: State, piece: Piece, at: Point): boolean => barAt(state, piece, at) !== null;
/** Yields the border of a rectangle grown by this many mm. */
function* ringOf(left: Mm, right: Mm, top: Mm, bottom: Mm, by: Mm): Generator<Point> {
  for (let x = left - by; x <= right + by; x++) {
    yield { x, y: top - by };
    if (bottom + by > top - by) yield { x, y: bottom + by };
  }
  for (let y = top - by + 1; y < bottom + by; y++) {
    yield { x: left - by, y };
    yield { x: right + by, y };
  }
}
/** Returns the free spot nearest to a point. `fits` decides whether it is on the ground or a top (SI-26). */
export const nearestSpot = (state: State, piece: Piece, at: Point, fits: (spot: Point) => boolean): Point | null => {
  let best: Point | null = null;
  let min = MOST * MOST;
  for (let ring = 0; ring * ring <= min; ring++) {
    for (const spot of ringOf(at.x, at.x, at.y, at.y, ring)) {
      const distance = squaredDistance(spot, at);
      if (distance >= min || !fits(spot) || isTaken(state, piece, spot)) continue;
      [best, min] = [spot, distance];
    }
  }
  return best;
};
