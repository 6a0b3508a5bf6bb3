import { type Board, latinSquareName, cellCentres } from '../../../core/board.ts';
import type { LegalPlaces } from '../../../core/choice.ts';
import { type Cell, nearestCell } from '../../../geometry/grid.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import type { Side, Size } from '../types.ts';

/** The side of a cell, mm. */
export const CELL: Mm = 60;
/** All cells: 0 is A1 at Red's left hand, 9 is J1, 99 is J10. Row 1 is at the bottom of the table (ST-01). */
export const CELLS: readonly number[] = Array.from({ length: 100 }, (_, i) => i);

const columnOf = (cell: number): number => cell % 10;
const rowOf = (cell: number): number => Math.floor(cell / 10);
const GRID: readonly Cell[] = CELLS.map((cell) => ({ column: columnOf(cell), row: 9 - rowOf(cell) }));
/** Returns a cell of the grid, which counts rows from the top. */
export const gridCell = (cell: number): Cell => GRID[cell] as Cell;

/** Whether a cell is a lake: no piece may be on it, pass it or jump it (ST-01). */
export const isLake = (cell: number): boolean =>
  (rowOf(cell) === 4 || rowOf(cell) === 5) && [2, 3, 6, 7].includes(columnOf(cell));
/** The board, as Red reads it from the bottom edge (ST-01). */
export const BOARD: Board = {
  id: 'board',
  grid: { origin: { x: 0, y: 0 }, cell: CELL, columns: 10, rows: 10 },
  printed: ['top', 'right', 'bottom', 'left'],
  squares: 'chequered',
  gaps: CELLS.filter(isLake).map(gridCell),
};
const POINTS = cellCentres(BOARD, GRID);
const NAMES = GRID.map((cell) => latinSquareName(BOARD, cell));
/** Returns the name of a cell: `B3` is the second column, the third row (ST-01). */
export const nameOf = (cell: number): string => NAMES[cell] as string;
/** Returns the centre of a cell on the table. */
export const pointOf = (cell: number): Point => POINTS[cell] as Point;
/** Returns the cell at a point, or the nearest one for a point beside the board. */
export const cellAt = (point: Point): number => {
  const { column, row } = nearestCell(BOARD.grid, point);
  return (9 - row) * 10 + column;
};

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
/** From each cell, the cells in each of the four directions, outwards, up to the edge or a lake (ST-06, ST-07). */
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
/** The neighbours of each cell that are not lakes. */
export const NEIGHBOURS: readonly (readonly number[])[] = RAYS.map((rays) => rays.flatMap((ray) => ray.slice(0, 1)));
/** The cells that a piece can go to, also as places on the board. */
export interface Reach {
  readonly cells: readonly number[];
  readonly places: LegalPlaces;
}
/** Returns these cells in both forms. */
export const reachOf = (cells: readonly number[]): Reach => ({
  cells,
  places: { board: BOARD, cells: cells.map(gridCell) },
});
/** From each cell, its reachable neighbours by a bit mask, one bit for each neighbour in order (ST-06). */
export const STEPS: readonly (readonly Reach[])[] = NEIGHBOURS.map((near) =>
  Array.from({ length: 1 << near.length }, (_, bits) => reachOf(near.filter((_cell, i) => ((bits >> i) & 1) === 1))),
);
/** Whether two cells share a border. */
export const areNeighbours = (a: number, b: number): boolean => (NEIGHBOURS[a] as readonly number[]).includes(b);
/** Returns the border between two neighbouring cells, from end to end, mm (ST-14). */
export const borderOf = (a: number, b: number): [Point, Point] => {
  const [from, to] = [pointOf(a), pointOf(b)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const half = { x: (to.y - from.y) / 2, y: (to.x - from.x) / 2 };
  return [
    { x: middle.x - half.x, y: middle.y - half.y },
    { x: middle.x + half.x, y: middle.y + half.y },
  ];
};

/** Returns how many rows a side sets up in (ST-02, ST-03). */
export const rowsOf = (size: Size): number => (size === 'duel' ? 3 : 4);
/** Returns the home cells of a side, its back row first, each row from its own left (ST-02, ST-03). */
export const homeOf = (seat: Side, size: Size): number[] =>
  Array.from({ length: rowsOf(size) * 10 }, (_, i) => (seat === 'red' ? i : 99 - i));
/** Whether a cell is in the side's own rows. */
export const isHome = (seat: Side, size: Size, cell: number): boolean =>
  (seat === 'red' ? cell : 99 - cell) < rowsOf(size) * 10;
