import { type KeyboardEvent, type RefObject, useState } from 'react';
import { courtyardOf, type Letter, FORTRESS_LIMITS } from '../../../games/siege/fortress/fortress.ts';
import { moduleName } from '../../../games/siege/fortress/model.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { keyOf } from '../../../table/input/keyTable.ts';
import { FortressPicture } from './FortressPicture.tsx';
import { type PlanCell, moduleAt, type BuildingPlan, withModule } from './buildingPlan.ts';
import { type ModuleDrag, focusCell } from './useModuleDrag.ts';

/** Steps over the ground. The front row is at the bottom. */
const STEPS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Modules by their keys. */
const KEYS: Readonly<Record<string, Letter>> = {
  W: 'W',
  G: 'G',
  1: '1',
  2: '2',
  '.': '.',
  Delete: '.',
  Backspace: '.',
};
const COLUMNS = [...Array(FORTRESS_LIMITS.columns).keys()];
const ROWS = [...Array(FORTRESS_LIMITS.rows).keys()].toReversed();

interface ModuleGridProps {
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly plan: BuildingPlan;
  readonly carry: ModuleDrag;
  choose(module: Letter): void;
  change(plan: BuildingPlan): void;
}
/** The ground, drawn as on the table, with a cell to press for each module. */
export const ModuleGrid = ({ ground, plan, carry, choose, change }: ModuleGridProps) => {
  const [at, setAt] = useState<PlanCell>({ column: Math.floor(FORTRESS_LIMITS.columns / 2), row: 0 });
  const shown = carry.draft ?? plan;
  const yard = new Set(courtyardOf(shown).map(([column, row]) => `${column},${row}`));
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [column, row] = STEPS[event.key] ?? [0, 0];
    const letter = KEYS[keyOf(event)];
    if (column !== 0 || row !== 0) {
      focusCell(ground.current, { column: at.column + column, row: at.row + row });
    } else if (letter) {
      choose(letter);
      change(withModule(plan, at, letter));
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={ground}
      className="ground"
      role="grid"
      aria-label={t('fortress.grid')}
      tabIndex={-1}
      onKeyDown={press}
      {...carry.fromGround}
    >
      <FortressPicture rows={shown} />
      {ROWS.map((row) => (
        <div key={row} role="row" className="cells">
          {COLUMNS.map((column) => {
            const cell = { column, row };
            const name = `${column},${row}`;
            const what = formatMessage(moduleName(moduleAt(shown, cell), yard.has(name)));
            return (
              <button
                key={column}
                type="button"
                role="gridcell"
                data-cell={name}
                tabIndex={column === at.column && row === at.row ? 0 : -1}
                aria-label={t('fortress.cell', { row: row + 1, column: column + 1, what })}
                onFocus={() => setAt(cell)}
                // Pointer taps are handled by the press and release; only keyboard clicks arrive here.
                onClick={(event) => event.detail === 0 && change(carry.tapped(cell))}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};
