import type { AnyGame } from '../game.ts';
import { branchLuck } from '../luck.ts';
import { lastingEffects } from './lastingEffects.ts';

/** One row of a throw: its chance beside those of the others, and what lasts where it comes. */
interface RowRun {
  readonly weight: number;
  readonly signs: readonly string[];
}
/** An action with every row of one of its throws in turn, the others at their first. */
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
/** The part (0..1) of these runs that brings a lasting event. */
const probabilityOf = (runs: readonly RowRun[], sign: string): number => {
  const sum = (list: readonly RowRun[]): number => list.reduce((all, { weight }) => all + weight, 0);
  const brings = runs.filter(({ signs }) => signs.includes(sign));
  return brings.length === runs.length ? 1 : sum(brings) / sum(runs);
};
/** The chance (0..1) of each lasting event of an action so many of whose throws do not bear on one another, by its sign (`kind:ids`): that of the rows of the one throw that brings it, 1 where every row of all does; what several bear on (the end of a match) is left out. */
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
      // The rows of any other throw change nothing in it.
      const [share = 1, ...more] = shares.filter((part) => part > 0 && part < 1);
      return more.length === 0 ? [[sign, share]] : [];
    }),
  );
};
