/** How sure a verdict is to be: the share of wrong ones, either way. */
const DOUBT = 0.03;
/** What a series of matches came to: how many were played and won, and whether the share won is rather the good one. */
export interface Verdict {
  readonly good: boolean;
  readonly won: number;
  readonly played: number;
}
/** Wald's test: plays matches until it is all but sure whether they are won as often as is good or only as is poor (shares of 1); at the most it says which is likelier. */
export const sequential = (poor: number, good: number, most: number, wins: (match: number) => boolean): Verdict => {
  const sure = Math.log((1 - DOUBT) / DOUBT);
  let [won, played, weight] = [0, 0, 0];
  while (played < most && Math.abs(weight) < sure) {
    const win = wins(played++);
    won += win ? 1 : 0;
    weight += win ? Math.log(good / poor) : Math.log((1 - good) / (1 - poor));
  }
  return { good: weight > 0, won, played };
};
/** Whether so many of a series are won, played only until it is certain either way. */
export const reaches = (need: number, most: number, wins: (match: number) => boolean): boolean => {
  let [won, played] = [0, 0];
  while (won < need && need - won <= most - played) won += wins(played++) ? 1 : 0;
  return won >= need;
};
