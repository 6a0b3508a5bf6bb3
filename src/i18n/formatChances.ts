import { toPercent, formatPercent } from './index.ts';

/**
 * Returns the chances of one table as percentages. Each is rounded alone, so that a chance reads the same everywhere. If the sum
 * shows the rounding, inexact ones are marked. A possible result is never shown as 0%.
 */
export const formatChances = (shares: readonly number[]): string[] => {
  const whole = shares.map(toPercent);
  const sums = whole.reduce((a, b) => a + b, 0) === toPercent(shares.reduce((a, b) => a + b, 0));
  return shares.map((share, i) => {
    if (whole[i] === 0 && share > 0) return `<\u00a0${formatPercent(0.01)}`;
    const text = formatPercent((whole[i] ?? 0) / 100);
    return sums || Math.abs(share * 100 - (whole[i] ?? 0)) < 1e-6 ? text : `≈\u00a0${text}`;
  });
};
