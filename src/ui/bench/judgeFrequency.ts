import { normalTail } from '../../core/odds/diceFairness.ts';

/** Returns the standard deviation of a frequency counted in `n` rolls of probability `p`. `p` is exact, or was itself counted in `of` tests. */
export const spreadOf = (p: number, n: number, of = Infinity): number => Math.sqrt(p * (1 - p) * (1 / n + 1 / of));
/**
 * Returns how a frequency counted in `n` rolls compares with the probability `p`, exact or counted in `of` tests. It is too few
 * to judge, usual, or so rare that it occurs in one series of `oneIn`.
 */
export const judgeFrequency = (
  p: number,
  counted: number,
  n: number,
  of = Infinity,
): { readonly kind: 'few' } | { readonly kind: 'usual' } | { readonly kind: 'seldom'; readonly oneIn: number } => {
  if (Math.min(n, of) * p * (1 - p) < FEW) return { kind: 'few' };
  const off = Math.abs(counted / n - p) / spreadOf(p, n, of);
  return off <= USUAL ? { kind: 'usual' } : { kind: 'seldom', oneIn: Math.max(6, Math.round(1 / normalTail(off))) };
};
/** Below this expected count on either side, the normal distribution does not apply. Up to this many standard deviations, a difference is usual. */
const FEW = 3;
const USUAL = 1.5;
