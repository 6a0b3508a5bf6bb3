import type { OpenMatch } from '../matchStore.ts';
import type { TurningPoint } from './review.ts';

/** What was found in a match that was looked through, by its last step: who goes back to a deed need not have it looked for anew. */
const reviewCache = new WeakMap<object, readonly TurningPoint[]>();
type ReviewedMatch = Pick<OpenMatch, 'steps' | 'ply'>;

/** Remembers the turning points of a match as long as it goes on no further. */
export const cacheReview = ({ steps }: ReviewedMatch, points: readonly TurningPoint[]): void => {
  const last = steps.at(-1);
  if (last) reviewCache.set(last, points);
};
/** The turning points of a match that has been looked through; null where it has not been. */
export const cachedReview = ({ steps }: ReviewedMatch): readonly TurningPoint[] | null =>
  reviewCache.get(steps.at(-1) ?? {}) ?? null;
/** The turning point before which the match is looked at; null where there is none. */
export const turningPointHere = (open: ReviewedMatch): TurningPoint | null =>
  cachedReview(open)?.find(({ ply }) => ply === open.ply) ?? null;
