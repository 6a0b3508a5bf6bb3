import type { RollRequest, RollRow } from '../luck.ts';

/** A share as an exact fraction `n`/`d`. It may be unreduced, as 4/6. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}
/** The faces of one to four dice together. */
const POWERS = [6n, 36n, 216n, 1296n];
/** The greatest denominator that is shown: four dice. */
export const MAX_DENOMINATOR = 1296;
export const NONE: Fraction = { n: 0n, d: 1n };
export const WHOLE: Fraction = { n: 1n, d: 1n };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
/** Returns the same fraction in its lowest terms. */
export const reduced = ({ n, d }: Fraction): Fraction => {
  const common = gcd(n, d);
  return common > 1n ? { n: n / common, d: d / common } : { n, d };
};
/** Returns the sum of two fractions, reduced. */
export const plus = (a: Fraction, b: Fraction): Fraction => reduced({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
/** Returns the product of two fractions, reduced. */
export const times = (a: Fraction, b: Fraction): Fraction => reduced({ n: a.n * b.n, d: a.d * b.d });
/** Returns a fraction as a number. */
export const toShare = ({ n, d }: Fraction): number => Number(n) / Number(d);

/**
 * How far a computed share may be from its fraction. Odds leave out branches below 1e-9. Two fractions with the greatest
 * denominator are at least 6e-7 apart, so at most one is this close.
 */
const SLACK = 1e-7;
/** Returns the fraction of a computed share (0 to 1), by its continued fraction. Null if its denominator would be too great. */
export const fractionOf = (share: number): Fraction | null => {
  let [n, d, beforeN, beforeD] = [Math.floor(share), 1, 1, 0];
  let rest = share - n;
  while (d <= MAX_DENOMINATOR) {
    if (Math.abs(n / d - share) < SLACK) return { n: BigInt(n), d: BigInt(d) };
    const whole = Math.floor(1 / rest);
    rest = 1 / rest - whole;
    [n, d, beforeN, beforeD] = [whole * n + beforeN, whole * d + beforeD, n, d];
  }
  return null;
};

/** Returns the least denominator that all fractions share. With `dice` it is a power of six. Null if it would be too great. */
export const commonDenominator = (list: readonly Fraction[], dice: boolean): bigint | null => {
  const least = list.map((each) => reduced(each).d).reduce((a, b) => (a / gcd(a, b)) * b, 1n);
  if (least > MAX_DENOMINATOR) return null;
  const power = dice ? POWERS.find((each) => each % least === 0n) : undefined;
  return power ?? least;
};

/** Returns the chance that a die, or an exploding die, comes to at least this total. Denominators are powers of six. */
const chanceFrom = (total: number, explode: boolean): Fraction => {
  if (total <= 1) return WHOLE;
  if (!explode && total > 6) return NONE;
  const sixes = Math.floor((total - 1) / 6);
  return { n: BigInt(7 - (total - 6 * sixes)), d: 6n ** BigInt(sixes + 1) };
};
/** Returns the exact chance of a row. */
export const rowFraction = ({ explode }: Pick<RollRequest, 'explode'>, row: RollRow): Fraction => {
  const between = (from: number, to: number): Fraction => {
    const [low, high] = [chanceFrom(from, explode === true), chanceFrom(to + 1, explode === true)];
    return plus(low, { n: -high.n, d: high.d });
  };
  if ('faces' in row) return row.faces.map((face) => between(face, face)).reduce(plus, NONE);
  return row.to === undefined ? chanceFrom(row.from, explode === true) : between(row.from, row.to);
};
/** Returns a fraction over the least possible power of six, as 4/6 for 2/3. Unchanged if there is none. */
export const inSixths = (fraction: Fraction): Fraction => {
  const d = commonDenominator([fraction], true) ?? fraction.d;
  return { n: (fraction.n * d) / fraction.d, d };
};
