import type { OutcomeRow } from '../event.ts';
import type { RuleId } from '../message.ts';

/** A table of what may become of a shot, and the same with the row that came true. */
export interface OutcomeTable<Came> {
  readonly rows: readonly OutcomeRow[];
  litBy(came: Came): { readonly rows: readonly OutcomeRow[]; readonly lit: readonly number[] };
}
/** Makes the table of a shot from what may come of it, in order, each with its rule and how it is told. */
export const outcomeTable = <Came extends string>(
  rules: readonly (readonly [Came, RuleId])[],
  told: (came: Came) => Pick<OutcomeRow, 'text' | 'gives'>,
): OutcomeTable<Came> => {
  const rows = rules.map(([came, rule]) => ({ rule, ...told(came) }));
  return { rows, litBy: (came) => ({ rows, lit: [rules.findIndex(([each]) => each === came)] }) };
};
