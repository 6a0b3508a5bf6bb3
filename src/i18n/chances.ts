import { percent } from './index.ts';

/** Shares (0..1) of one table in whole percents that add up: what rounding down leaves goes to the largest remainders. */
export const wholePercents = (shares: readonly number[]): number[] => {
  const exact = shares.map((share) => Math.round(share * 1e10) / 1e8);
  const floors = exact.map(Math.floor);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const left = Math.round(sum(exact)) - sum(floors);
  const rest = (i: number): number => (exact[i] ?? 0) - (floors[i] ?? 0);
  const raised = new Set(
    exact
      .map((_, i) => i)
      .sort((a, b) => rest(b) - rest(a))
      .slice(0, left),
  );
  return floors.map((floor, i) => floor + (raised.has(i) ? 1 : 0));
};
/** The chances of one table in percent: something possible is never told as none. */
export const chances = (shares: readonly number[]): string[] =>
  wholePercents(shares).map((whole, i) =>
    whole === 0 && (shares[i] ?? 0) > 0 ? `<\u00a0${percent(0.01)}` : percent(whole / 100),
  );
