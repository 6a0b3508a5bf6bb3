import { isVisibleTo } from '../event.ts';
import type { TimelineStep } from '../match.ts';
import type { Seat, Viewer } from '../seat.ts';

/** Returns the probability that a normal value is at least `z` standard deviations from the mean, on either side (Abramowitz and Stegun 7.1.26). */
export const normalTail = (z: number): number => {
  const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return poly * Math.exp((-z * z) / 2);
};

/** How often a side has rolled each face, from 1 to 6. */
export type FaceCounts = readonly number[];
/** Counts the faces each side has rolled, as far as a viewer may know them. */
export const faceCounts = (steps: readonly TimelineStep[], viewer: Viewer): Partial<Record<Seat, FaceCounts>> => {
  const faces: Partial<Record<Seat, number[]>> = {};
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.kind !== 'rolled' || !isVisibleTo(event, viewer)) continue;
    const counts = (faces[event.seat] ??= [0, 0, 0, 0, 0, 0]);
    for (const die of event.dice) counts[die - 1] = (counts[die - 1] ?? 0) + 1;
  }
  return faces;
};
/** The fewest dice for a fairness test: each face is then expected five times (Cochran 1954). */
export const MIN_DICE = 30;
/**
 * Returns the probability that fair dice are at least this uneven: the tail of chi-square with five degrees of freedom
 * (Abramowitz and Stegun 26.4.4).
 */
export const fairnessPValue = (faces: FaceCounts): number => {
  const n = faces.reduce((sum, count) => sum + count, 0);
  if (n === 0) return 1;
  const due = n / faces.length;
  const square = faces.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
  const root = Math.sqrt(square);
  return Math.min(1, normalTail(root) + Math.sqrt(2 / Math.PI) * Math.exp(-square / 2) * (root + root ** 3 / 3));
};
