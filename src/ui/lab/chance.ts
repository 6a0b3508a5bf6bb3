/** The standard deviation of a share counted in so many throws of a true chance. */
export const spreadOf = (p: number, n: number): number => Math.sqrt((p * (1 - p)) / n);
/** The chance that a normal quantity lies at least so many standard deviations off, to either side (Abramowitz and Stegun 7.1.26). */
const beyond = (z: number): number => {
  const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return poly * Math.exp((-z * z) / 2);
};
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
