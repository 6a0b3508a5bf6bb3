import { type Letter, FORTRESS_LIMITS } from '../../../games/siege/fortress/fortress.ts';

/** The ground of a fortress at its largest size: all rows, the front one first, each at full width. */
export type BuildingPlan = readonly string[];
/** A cell of the ground. */
export interface PlanCell {
  readonly column: number;
  readonly row: number;
}
const OPEN: Letter = '.';
const EMPTY = OPEN.repeat(FORTRESS_LIMITS.columns);

/** Returns a fortress centred on the ground. */
export const buildingPlan = (rows: readonly string[]): BuildingPlan => {
  const left = Math.floor((FORTRESS_LIMITS.columns - (rows[0]?.length ?? 0)) / 2);
  return Array.from({ length: FORTRESS_LIMITS.rows }, (_, row) =>
    `${OPEN.repeat(Math.max(0, left))}${rows[row] ?? ''}${EMPTY}`.slice(0, FORTRESS_LIMITS.columns),
  );
};
/** Returns the rows of the fortress, without the empty ground around it. */
export const builtRows = (plan: BuildingPlan): string[] => {
  const built = [...plan.keys()].filter((row) => plan[row] !== EMPTY);
  const [from, to] = [built[0] ?? 0, (built.at(-1) ?? -1) + 1];
  const columns = plan.flatMap((row) => row.split('').flatMap((letter, column) => (letter === OPEN ? [] : [column])));
  return plan.slice(from, to).map((row) => row.slice(Math.min(...columns), Math.max(...columns) + 1));
};
/** Returns the module in a cell. */
export const moduleAt = (plan: BuildingPlan, { column, row }: PlanCell): Letter =>
  (plan[row]?.[column] ?? OPEN) as Letter;
/** Returns the ground with a module in a cell. */
export const withModule = (plan: BuildingPlan, { column, row }: PlanCell, letter: Letter): BuildingPlan =>
  plan.with(row, `${plan[row]?.slice(0, column)}${letter}${plan[row]?.slice(column + 1)}`);
/** Returns the ground with the contents of two cells swapped. */
export const swappedCells = (plan: BuildingPlan, one: PlanCell, other: PlanCell): BuildingPlan =>
  withModule(withModule(plan, one, moduleAt(plan, other)), other, moduleAt(plan, one));
/** Returns the ground mirrored left to right. */
export const mirrored = (plan: BuildingPlan): BuildingPlan => plan.map((row) => row.split('').toReversed().join(''));
/** Empty ground. */
export const EMPTY_CELL: BuildingPlan = buildingPlan([]);
