import type { Mm, Point } from './point.ts';
import type { Rect } from './shape.ts';

/** A board of square cells, `cell` mm each; `origin` is its top-left corner. */
export interface Grid {
  readonly origin: Point;
  readonly cell: Mm;
  readonly columns: number;
  readonly rows: number;
}
/** A cell by column (0 at the left) and row (0 at the top). */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether the grid has this cell. */
export function hasCell(grid: Grid, cell: Cell): boolean {
  const { column, row } = cell;
  return column >= 0 && row >= 0 && column < grid.columns && row < grid.rows;
}

/** The cell under a point, a shared edge belonging to the right and lower cell, or null off the board. */
export function cellAt(grid: Grid, point: Point): Cell | null {
  const cell = {
    column: Math.floor((point.x - grid.origin.x) / grid.cell),
    row: Math.floor((point.y - grid.origin.y) / grid.cell),
  };
  return hasCell(grid, cell) ? cell : null;
}

/** The middle of a cell in whole mm, half a millimetre to the left and up for an odd cell size. */
export function cellCentre(grid: Grid, cell: Cell): Point {
  const half = Math.floor(grid.cell / 2);
  return {
    x: grid.origin.x + cell.column * grid.cell + half,
    y: grid.origin.y + cell.row * grid.cell + half,
  };
}

/** The square of a cell in mm. */
export function cellShape(grid: Grid, cell: Cell): Rect {
  const { origin, cell: size } = grid;
  const at = { x: origin.x + cell.column * size, y: origin.y + cell.row * size };
  return { kind: 'rect', at, width: size, height: size };
}

/** A cell's name like "E6": columns by letter from the left, rows by number from the bottom; throws off the board. */
export function cellName(grid: Grid, cell: Cell): string {
  const letter = LETTERS[cell.column];
  if (!letter || !hasCell(grid, cell)) {
    throw new RangeError(`The board has no named cell ${cell.column}, ${cell.row}.`);
  }
  return `${letter}${grid.rows - cell.row}`;
}

/** The cell of a name like "E6" or "e6", or null when the board has none of that name. */
export function parseCell(grid: Grid, name: string): Cell | null {
  if (!/^[A-Za-z][1-9]\d?$/.test(name)) return null;
  const column = LETTERS.indexOf(name.slice(0, 1).toUpperCase());
  const cell = { column, row: grid.rows - Number(name.slice(1)) };
  return hasCell(grid, cell) ? cell : null;
}

/** The cells that share an edge with this one: up, right, down, left, those on the board. */
export function neighbours(grid: Grid, cell: Cell): Cell[] {
  const { column, row } = cell;
  const around = [
    { column, row: row - 1 },
    { column: column + 1, row },
    { column, row: row + 1 },
    { column: column - 1, row },
  ];
  return around.filter((next) => hasCell(grid, next));
}

/** Every cell of the grid, row by row from the top left. */
export function cellsOf(grid: Grid): Cell[] {
  const { columns, rows } = grid;
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }));
}
