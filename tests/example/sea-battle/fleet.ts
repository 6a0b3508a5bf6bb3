import { type Board, cellCentres, squareName } from '../../../src/core/board.ts';
import type { SeededRandom } from '../../../src/core/luck.ts';
import type { MessageValue } from '../../../src/core/message.ts';
import { type Cell, nearestCell } from '../../../src/geometry/grid.ts';
import type { Point } from '../../../src/geometry/point.ts';
import { FLEET, type Options, type Ship, type Side, say } from './types.ts';

/** The side of a cell, and the strait between the seas, mm. */
export const CELL = 60;
const STRAIT = 120;
const seaAt = (seat: Side, x: number): Board => ({
  id: `sea.${seat}`,
  grid: { origin: { x, y: 0 }, cell: CELL, columns: 10, rows: 10 },
  name: say(`sea.${seat}`),
  seat,
  rows: 'towards',
  letters: say('letters'),
  printed: ['top', 'left'],
  squares: 'ruled',
});
/** Each side's sea (SB-01). */
export const SEAS: Readonly<Record<Side, Board>> = { red: seaAt('red', 0), blue: seaAt('blue', 10 * CELL + STRAIT) };
export const WIDTH = 20 * CELL + STRAIT;

const ALL: readonly number[] = Array.from({ length: 100 }, (_, i) => i);
export const gridCell = (cell: number): Cell => ({ column: cell % 10, row: Math.floor(cell / 10) });
export const nameOf = (seat: Side, cell: number): MessageValue => squareName(SEAS[seat], gridCell(cell));
export const pointOf = (seat: Side, cell: number): Point => cellCentres(SEAS[seat], [gridCell(cell)])[0] as Point;
export const cellAt = (seat: Side, point: Point): number => {
  const { column, row } = nearestCell(SEAS[seat].grid, point);
  return row * 10 + column;
};

/** The direction from bow to stern, by facing: 0 is up the table. */
const ASTERN: Readonly<Record<number, readonly [number, number]>> = {
  0: [0, 1],
  90: [-1, 0],
  180: [0, -1],
  270: [1, 0],
};
type Lying = Pick<Ship, 'size' | 'cell' | 'facing'>;
/** Returns the cells a ship covers, or null if it is not wholly on the board. */
export const cellsOf = ({ size, cell, facing }: Lying): number[] | null => {
  const astern = ASTERN[facing];
  if (cell === null || !astern) return null;
  const cells = Array.from({ length: size }, (_, i) => ({
    x: (cell % 10) + i * astern[0],
    y: Math.floor(cell / 10) + i * astern[1],
  }));
  const isOn = cells.every(({ x, y }) => x >= 0 && x < 10 && y >= 0 && y < 10);
  return isOn ? cells.map(({ x, y }) => y * 10 + x) : null;
};
/** Whether two cells are the same or touch, also at a corner. */
const areClose = (a: number, b: number): boolean =>
  Math.abs((a % 10) - (b % 10)) <= 1 && Math.abs(Math.floor(a / 10) - Math.floor(b / 10)) <= 1;
/** Returns why a ship cannot be placed there beside others, or null (SB-02). */
export const barTo = (
  ship: Lying,
  others: readonly Ship[],
  { touching }: Options,
): 'off' | 'taken' | 'touching' | null => {
  const cells = cellsOf(ship);
  if (!cells) return 'off';
  const theirs = others.flatMap((other) => cellsOf(other) ?? []);
  if (cells.some((cell) => theirs.includes(cell))) return 'taken';
  const touches = !touching && cells.some((cell) => theirs.some((other) => areClose(cell, other)));
  return touches ? 'touching' : null;
};

/** Returns a side's ships, none of them placed (SB-01). */
export const stockOf = (seat: Side): Ship[] =>
  FLEET.map((size, i) => ({
    id: `${seat}.${size}${'abcd'[i - FLEET.indexOf(size)]}`,
    seat,
    size,
    cell: null,
    facing: 270,
  }));
/** What a fleet must agree with: the ships known to be in it, and the cells known to be empty or hit. */
export interface Known {
  readonly sunk: readonly Ship[];
  readonly empty: readonly number[];
  readonly hit: readonly number[];
}
interface Way {
  readonly cell: number;
  readonly facing: number;
  readonly cells: readonly number[];
}
/** Returns all placements of a ship of a size on an empty sea. Bow and stern count as the same. */
const waysOf = (size: number): Way[] =>
  ALL.flatMap((cell) =>
    (size === 1 ? [270] : [270, 0]).flatMap((facing) => {
      const cells = cellsOf({ size, cell, facing });
      return cells ? [{ cell, facing, cells }] : [];
    }),
  );
const WAYS = new Map(FLEET.map((size) => [size as number, waysOf(size)]));
/** Returns a random whole fleet that fits what is known (SB-02). Hit cells are covered first, then the largest ships are placed. */
export const fleetBy = (
  seat: Side,
  { touching }: Options,
  luck: Pick<SeededRandom, 'shuffle'>,
  { sunk, empty, hit }: Known,
): Ship[] => {
  const lay = (left: readonly Ship[], laid: readonly Ship[]): readonly Ship[] | null => {
    const covered = laid.flatMap((ship) => cellsOf(ship) ?? []);
    const open = hit.find((cell) => !covered.includes(cell));
    if (left.length === 0) return open === undefined ? laid : null;
    const barred = ALL.map(
      (cell) => empty.includes(cell) || covered.some((other) => (touching ? other === cell : areClose(cell, other))),
    );
    const fits = (size: number): Way[] =>
      (WAYS.get(size) ?? []).filter(
        ({ cells }) => !cells.some((cell) => barred[cell]) && !cells.every((cell) => hit.includes(cell)),
      );
    // The first ship of each size stands for all of them. If one has no room at all, the try ends.
    const firsts = left.filter(({ size }, i) => left.findIndex((ship) => ship.size === size) === i);
    const rooms = firsts.map((ship) => ({ ship, ways: fits(ship.size) }));
    if (rooms.some(({ ways }) => ways.length === 0)) return null;
    const tries = (open === undefined ? rooms.slice(0, 1) : rooms).flatMap(({ ship, ways }) =>
      ways.filter(({ cells }) => open === undefined || cells.includes(open)).map((way) => ({ ship, way })),
    );
    for (const { ship, way } of luck.shuffle(tries)) {
      const rest = left.filter((each) => each !== ship);
      const done = lay(rest, [...laid, { ...ship, cell: way.cell, facing: way.facing }]);
      if (done) return done;
    }
    return null;
  };
  const afloat = stockOf(seat).filter(({ id }) => !sunk.some((ship) => ship.id === id));
  const laid = lay(afloat, sunk);
  if (!laid) throw new Error('No fleet fits what is known.');
  return stockOf(seat).flatMap(({ id }) => laid.filter((ship) => ship.id === id));
};
