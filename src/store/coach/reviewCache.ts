import type { OpenMatch } from '../matchStore.ts';
import type { TurningPoint } from './review.ts';

/** The results of reviews, by the last step of the match, so that going back to a point needs no new review. */
const reviewCache = new WeakMap<object, readonly TurningPoint[]>();
type ReviewedMatch = Pick<OpenMatch, 'steps' | 'ply'>;

/** Saves the turning points of a match until it goes on. */
export const cacheReview = ({ steps }: ReviewedMatch, points: readonly TurningPoint[]): void => {
  const last = steps.at(-1);
  if (last) reviewCache.set(last, points);
};
/** Returns the turning points of a reviewed match, or null. */
export const cachedReview = ({ steps }: ReviewedMatch): readonly TurningPoint[] | null =>
  reviewCache.get(steps.at(-1) ?? {}) ?? null;
/** Returns the turning point before which the match is shown, or null. */
export const turningPointHere = (open: ReviewedMatch): TurningPoint | null =>
  cachedReview(open)?.find(({ ply }) => ply === open.ply) ?? null;
