import type { OutcomeRow } from '../event.ts';
import type { RuleId } from '../message.ts';

/** A table of a shot's possible results, and the same with the rows that apply. */
export interface OutcomeTable<Came> {
  readonly rows: readonly OutcomeRow[];
  litBy(came: Came): { readonly rows: readonly OutcomeRow[]; readonly lit: readonly number[] };
}
/** Returns a shot's table from its possible results in order, each with its rule and texts. */
export const outcomeTable = <Came extends string>(
  rules: readonly (readonly [Came, RuleId])[],
  textsOf: (came: Came) => Pick<OutcomeRow, 'text' | 'gives'>,
): OutcomeTable<Came> => {
  const rows = rules.map(([came, rule]) => ({ rule, ...textsOf(came) }));
  return { rows, litBy: (came) => ({ rows, lit: [rules.findIndex(([each]) => each === came)] }) };
};
