import type { AnyGame } from '../game.ts';
import { branchLuck } from '../luck.ts';
import { lastingEffects } from './lastingEffects.ts';

/** One row of a roll: its weight among the rows, and the lasting effects when it comes up. */
interface RowRun {
  readonly weight: number;
  readonly signs: readonly string[];
}
/** Runs an action with each row of one of its rolls in turn, and the first row of all others. */
const rowRuns = (game: AnyGame, state: unknown, action: unknown, at: number): RowRun[] => {
  const runs: RowRun[] = [];
  for (let row = 0, rows = 1; row < rows; row++) {
    const luck = branchLuck([...Array.from({ length: at }, () => 0), row], 0);
    const { events } = game.apply(state, action, luck);
    runs.push({ weight: luck.chance(), signs: lastingEffects(events) });
    rows = luck.counts[at] ?? 0;
  }
  return runs;
};
/** Returns the part (0 to 1) of these runs that has a lasting effect. */
const probabilityOf = (runs: readonly RowRun[], sign: string): number => {
  const sum = (list: readonly RowRun[]): number => list.reduce((all, { weight }) => all + weight, 0);
  const brings = runs.filter(({ signs }) => signs.includes(sign));
  return brings.length === runs.length ? 1 : sum(brings) / sum(runs);
};
/**
 * Returns the probability (0 to 1) of each lasting effect of an action with independent rolls, keyed `kind:ids`. An effect of
 * every row has 1. Effects that depend on several rolls, such as the end of a match, are left out.
 */
export const independentEffects = (
  game: AnyGame,
  state: unknown,
  action: unknown,
  throws: number,
): Readonly<Record<string, number>> => {
  const each = Array.from({ length: throws }, (_, at) => rowRuns(game, state, action, at));
  const signs = new Set(each.flat().flatMap((run) => run.signs));
  return Object.fromEntries(
    [...signs].flatMap((sign): [string, number][] => {
      const shares = each.map((runs) => probabilityOf(runs, sign));
      // Rows of any other roll do not change it.
      const [share = 1, ...more] = shares.filter((part) => part > 0 && part < 1);
      return more.length === 0 ? [[sign, share]] : [];
    }),
  );
};
