import { toPercent, formatPercent } from './index.ts';

/** The chances of one table in percent, each rounded by itself, so that equal ones read equal and each reads the same wherever it is told; where the sum shows the rounding, those that are not exact say so. Something possible is never told as none. */
export const formatChances = (shares: readonly number[]): string[] => {
  const whole = shares.map(toPercent);
  const sums = whole.reduce((a, b) => a + b, 0) === toPercent(shares.reduce((a, b) => a + b, 0));
  return shares.map((share, i) => {
    if (whole[i] === 0 && share > 0) return `<\u00a0${formatPercent(0.01)}`;
    const told = formatPercent((whole[i] ?? 0) / 100);
    return sums || Math.abs(share * 100 - (whole[i] ?? 0)) < 1e-6 ? told : `≈\u00a0${told}`;
  });
};
