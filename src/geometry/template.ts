import { type Mm, type Point, within } from './point.ts';
import { type Base, gapWithin } from './shape.ts';

/** The bases under a blast disc of radius `r` mm, in their order: those it touches, or those whose centre it covers. */
export function basesWithin<B extends Base>(
  centre: Point,
  r: Mm,
  bases: readonly B[],
  by: 'edge' | 'centre' = 'edge',
): B[] {
  return bases.filter((base) => within(centre, base.at, by === 'edge' ? r + base.r : r));
}

/** The range band of a distance in mm: the index of the first limit it does not exceed, or their number beyond the last. */
export function band(distance: Mm, limits: readonly Mm[]): number {
  const index = limits.findIndex((limit) => distance <= limit);
  return index < 0 ? limits.length : index;
}

/** The range band of the gap between two bases, compared by squares; the number of limits beyond the last. */
export function bandBetween(a: Base, b: Base, limits: readonly Mm[]): number {
  const index = limits.findIndex((limit) => gapWithin(a, b, limit));
  return index < 0 ? limits.length : index;
}
