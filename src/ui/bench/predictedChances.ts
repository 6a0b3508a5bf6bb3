import type { AnyGame } from '../../core/game.ts';
import type { AimTestOutcome } from '../../core/shots/aimTest.ts';
import type { Meaning } from '../../interaction/odds/judgement.ts';
import type { LabEnding, LabCase } from '../../interaction/odds/exactOdds.ts';

/** Returns the key of an aim test's outcome, by the rows of its table that applied. */
export const outcomeKey = ({ rows }: Pick<AimTestOutcome, 'rows'>): string =>
  rows.map(({ text }) => text.key).join('|');
const meaningOf = ({ effects }: AimTestOutcome, { by, on = '' }: LabCase): Meaning => {
  const gone = (id: string): boolean => effects.some((sign) => sign === `removed:${id}`);
  if (gone(by)) return 'bad';
  return gone(on) ? 'good' : 'none';
};
/** Returns the prediction of aim tests: every row of the game's own table with its fraction, in the table's order. */
export const predictedChances = (game: AnyGame, laid: LabCase, outcomes: readonly AimTestOutcome[]): LabEnding[] => {
  const rows = game.preview?.(game.view(laid.state, 'all'), laid.action).outcomes ?? [];
  const came = rows.map(({ text }): LabEnding => ({ key: text.key, p: 0, meaning: 'none', text }));
  const endings = new Map(came.map((ending) => [ending.key, ending]));
  for (const outcome of outcomes) {
    const key = outcomeKey(outcome);
    const old = endings.get(key);
    const text = old?.text ?? outcome.rows[0]?.text ?? null;
    endings.set(key, { key, p: (old?.p ?? 0) + outcome.p, meaning: meaningOf(outcome, laid), text });
  }
  return [...endings.values()];
};
