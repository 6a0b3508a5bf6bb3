import type { Mm, Point } from '../../../geometry/point.ts';
import type { Rect } from '../../../geometry/shape.ts';
import type { Side, Size } from '../types.ts';

/** Side of a cell in mm, and of the board. */
export const CELL: Mm = 60;
export const BOARD: Mm = 600;
/** All cells: 0 is A1 at Red's left hand, 9 is J1, 99 is J10; row 1 lies at the bottom of the table (ST-01). */
export const CELLS: readonly number[] = Array.from({ length: 100 }, (_, i) => i);

const columnOf = (cell: number): number => cell % 10;
const rowOf = (cell: number): number => Math.floor(cell / 10);
/** The name of a cell: `B3` is the second column, the third row (ST-01). */
export const nameOf = (cell: number): string => `${'ABCDEFGHIJ'[columnOf(cell)]}${rowOf(cell) + 1}`;
/** The cell of a name: a programmer's mistake if there is none. */
export const cellOf = (name: string): number => {
  const cell = CELLS.find((each) => nameOf(each) === name);
  if (cell === undefined) throw new Error(`${name} is no cell.`);
  return cell;
};
const POINTS: readonly Point[] = CELLS.map((cell) => ({
  x: columnOf(cell) * CELL + CELL / 2,
  y: (9 - rowOf(cell)) * CELL + CELL / 2,
}));
const RECTS: readonly Rect[] = POINTS.map(({ x, y }) => ({
  kind: 'rect',
  at: { x: x - CELL / 2, y: y - CELL / 2 },
  width: CELL,
  height: CELL,
}));
/** The middle of a cell on the table. */
export const pointOf = (cell: number): Point => POINTS[cell] as Point;
/** A cell's square on the table. */
export const rectOf = (cell: number): Rect => RECTS[cell] as Rect;
/** The cell that a point lies in; the nearest one for a point beside the board. */
export const cellAt = ({ x, y }: Point): number => {
  const into = (value: number): number => Math.min(9, Math.max(0, Math.floor(value / CELL)));
  return (9 - into(y)) * 10 + into(x);
};

/** Whether nothing may stand on, pass or jump the cell (ST-01). */
export const isLake = (cell: number): boolean =>
  (rowOf(cell) === 4 || rowOf(cell) === 5) && [2, 3, 6, 7].includes(columnOf(cell));
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
/** From each cell the cells in each of the four directions, outwards, up to the edge or a lake (ST-06, ST-07). */
export const RAYS: readonly (readonly (readonly number[])[])[] = CELLS.map((cell) =>
  DIRECTIONS.map(([dx, dy]) => {
    const ray: number[] = [];
    for (let x = columnOf(cell) + dx, y = rowOf(cell) + dy; x >= 0 && x < 10 && y >= 0 && y < 10; x += dx, y += dy) {
      if (isLake(y * 10 + x)) break;
      ray.push(y * 10 + x);
    }
    return ray;
  }),
);
/** The cells that share a border with a cell and are no lake. */
export const NEIGHBOURS: readonly (readonly number[])[] = RAYS.map((rays) => rays.flatMap((ray) => ray.slice(0, 1)));
/** Whether two cells share a border. */
export const areNeighbours = (a: number, b: number): boolean => (NEIGHBOURS[a] as readonly number[]).includes(b);

/** How many rows a side sets up in (ST-02, ST-03). */
export const rowsOf = (size: Size): number => (size === 'duel' ? 3 : 4);
/** The home cells of a side, its back row first, each row from its own left (ST-02, ST-03). */
export const homeOf = (seat: Side, size: Size): number[] =>
  Array.from({ length: rowsOf(size) * 10 }, (_, i) => (seat === 'red' ? i : 99 - i));
/** Whether a cell lies in the side's own rows. */
export const isHome = (seat: Side, size: Size, cell: number): boolean =>
  (seat === 'red' ? cell : 99 - cell) < rowsOf(size) * 10;
