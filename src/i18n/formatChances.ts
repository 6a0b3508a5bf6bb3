import { commonDenominator, type Fraction, fractionOf, MAX_DENOMINATOR, reduced } from '../core/odds/fraction.ts';
import { formatPercentOf } from './index.ts';

/** A share this close to a whole part counts as that part: sums of odds are no more exact. */
const EXACT = 1e-7;
/**
 * Returns the chances of one table as percentages with at most `digits` decimals. If the shares add up to 1, the percentages add
 * up to 100: each is rounded down, then those with the largest remainders are rounded up. Of equal remainders, the smallest shares
 * come first. A possible result is never shown as 0%, and one that is not certain never as 100%.
 */
export const formatChances = (shares: readonly number[], digits = 0): string[] => {
  const parts = 100 * 10 ** digits;
  const exact = shares.map((share) => share * parts);
  const counts = exact.map((each) => Math.floor(each + EXACT));
  const left = Math.round(sum(exact) + EXACT) - sum(counts);
  const order = exact
    .map((_, i) => i)
    .toSorted((a, b) => remainder(exact[b]) - remainder(exact[a]) || (exact[a] ?? 0) - (exact[b] ?? 0));
  for (const i of order.slice(0, Math.max(0, left))) counts[i] = (counts[i] ?? 0) + 1;
  return shares.map((share, i) => {
    const count = counts[i] ?? 0;
    if (count === 0 && share * parts > EXACT) return `<\u00a0${formatPercentOf(1, parts, digits)}`;
    if (count === parts && (1 - share) * parts > EXACT) return `>\u00a0${formatPercentOf(parts - 1, parts, digits)}`;
    return formatPercentOf(count, parts, digits);
  });
};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
/** Equal remainders that differ only by summation noise keep their order. */
const remainder = (exact = 0): number => Math.round((exact - Math.floor(exact + EXACT)) * 1e6);

/** Returns a fraction as text, as “4/6 = 2/3”. Empty for 0 and 1, and if its denominator is greater than 1,296. */
export const formatFraction = (fraction: Fraction): string => {
  const { n, d } = reduced(fraction);
  if (n === 0n || n === d || d > MAX_DENOMINATOR) return '';
  const short = `${n}/${d}`;
  return fraction.d === d || fraction.d > MAX_DENOMINATOR ? short : `${fraction.n}/${fraction.d} = ${short}`;
};
/**
 * Returns the chances of one table as fractions with a common denominator, as “4/6 = 2/3” and “1/6”. `dice`: dice decide, so the
 * denominator is a power of six if possible. All are empty if the denominator would be greater than 1,296.
 */
export const formatFractions = (shares: readonly number[], dice: boolean): string[] => {
  const fractions = shares.map(fractionOf);
  const known = fractions.filter((each) => each !== null);
  const d = known.length === shares.length ? commonDenominator(known, dice) : null;
  return fractions.map((each) => (d && each ? formatFraction({ n: (each.n * d) / each.d, d }) : ''));
};

/** How the chances of a table are shown. */
interface ChanceForm {
  /** Whether dice decide. Then the common denominator is a power of six, if possible. */
  readonly dice: boolean;
  /** Whether the chances were sampled. Then they are not shown as fractions. */
  readonly tried: boolean;
}
/** Returns the chances of one table, each as a fraction (empty if there is none) and as percent. */
export const chanceTexts = (
  shares: readonly number[],
  { dice, tried }: ChanceForm,
): { readonly fraction: string; readonly percent: string }[] => {
  const fractions = tried ? [] : formatFractions(shares, dice);
  return formatChances(shares).map((percent, i) => ({
    fraction: fractions[i] ?? '',
    percent: tried ? `≈\u00a0${percent}` : percent,
  }));
};
