import { normalTail } from '../../core/odds/diceFairness.ts';

/** The standard deviation of a share counted in `n` throws from a chance `p`, which is exact or was itself counted in so many tries. */
export const spreadOf = (p: number, n: number, of = Infinity): number => Math.sqrt(p * (1 - p) * (1 / n + 1 / of));
/** How a share counted in `n` throws compares with the chance `p`, exact or counted in `of` tries: too few to tell, usual, or so seldom that it comes in one series of `oneIn`. */
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
/** Below this many expected both ways the normal law says nothing; up to so many standard deviations a difference is usual. */
const FEW = 3;
const USUAL = 1.5;
