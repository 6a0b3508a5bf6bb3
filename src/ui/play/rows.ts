export interface OddsRow {
  readonly p: number;
  readonly words: string;
}
const FIRST = 4;
const SMALL = 0.01;

/** Outcomes as rows, the most frequent first and those that read alike together: the first four and all of 1 % or more stand alone, the small rest is summed. */
export const oddsRows = (outcomes: readonly OddsRow[]): { rows: readonly OddsRow[]; rest: number } => {
  const told = new Map<string, number>();
  for (const { p, words } of outcomes) told.set(words, p + (told.get(words) ?? 0));
  const all = [...told].map(([words, p]) => ({ p, words })).sort((a, b) => b.p - a.p);
  // The tail of one row is no shorter as a sum.
  const alone = all.filter(({ p }, i) => i < FIRST || p > SMALL - 1e-9).length;
  const count = all.length - alone === 1 ? all.length : alone;
  return { rows: all.slice(0, count), rest: all.slice(count).reduce((sum, { p }) => sum + p, 0) };
};
