import { type Letter, MOST } from '../../../games/siege/fortress/fortress.ts';

/** The ground that a fortress is built on: as many rows as it can have, the front one first, each as wide as it can be. */
export type Plan = readonly string[];
/** A cell of the ground. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}
const OPEN: Letter = '.';
const EMPTY = OPEN.repeat(MOST.columns);

/** The rows of a fortress laid in the middle of the ground. */
export const planOf = (rows: readonly string[]): Plan => {
  const left = Math.floor((MOST.columns - (rows[0]?.length ?? 0)) / 2);
  return Array.from({ length: MOST.rows }, (_, row) =>
    `${OPEN.repeat(Math.max(0, left))}${rows[row] ?? ''}${EMPTY}`.slice(0, MOST.columns),
  );
};
/** The rows of the fortress that stands on the ground, without the bare ground round it. */
export const rowsOn = (plan: Plan): string[] => {
  const built = [...plan.keys()].filter((row) => plan[row] !== EMPTY);
  const [from, to] = [built[0] ?? 0, (built.at(-1) ?? -1) + 1];
  const columns = plan.flatMap((row) => row.split('').flatMap((letter, column) => (letter === OPEN ? [] : [column])));
  return plan.slice(from, to).map((row) => row.slice(Math.min(...columns), Math.max(...columns) + 1));
};
/** What stands in a cell. */
export const letterAt = (plan: Plan, { column, row }: Cell): Letter => (plan[row]?.[column] ?? OPEN) as Letter;
/** The ground with a module in a cell. */
export const withModule = (plan: Plan, { column, row }: Cell, letter: Letter): Plan =>
  plan.with(row, `${plan[row]?.slice(0, column)}${letter}${plan[row]?.slice(column + 1)}`);
/** The ground with what stands in two cells exchanged. */
export const exchanged = (plan: Plan, one: Cell, other: Cell): Plan =>
  withModule(withModule(plan, one, letterAt(plan, other)), other, letterAt(plan, one));
/** The ground mirrored, left for right. */
export const mirrored = (plan: Plan): Plan => plan.map((row) => row.split('').toReversed().join(''));
/** Bare ground. */
export const BARE: Plan = planOf([]);
