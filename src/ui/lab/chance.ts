import { beyond } from '../../core/odds/evenness.ts';

/** The standard deviation of a share counted in so many throws of a true chance. */
export const spreadOf = (p: number, n: number): number => Math.sqrt((p * (1 - p)) / n);
/** How a share counted in `n` throws compares with the true chance `p`: too few to tell, usual, or so seldom that it comes in one series of `oneIn`. */
export const judgeShare = (
  p: number,
  counted: number,
  n: number,
): { readonly kind: 'few' } | { readonly kind: 'usual' } | { readonly kind: 'seldom'; readonly oneIn: number } => {
  if (n * p * (1 - p) < FEW) return { kind: 'few' };
  const off = Math.abs(counted / n - p) / spreadOf(p, n);
  return off <= USUAL ? { kind: 'usual' } : { kind: 'seldom', oneIn: Math.max(6, Math.round(1 / beyond(off))) };
};
/** Below this many expected both ways the normal law says nothing; up to so many standard deviations a difference is usual. */
const FEW = 3;
const USUAL = 1.5;
