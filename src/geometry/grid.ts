import type { Mm, Point } from './point.ts';
import { type Rect, type Shape, isInside } from './shape.ts';

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

export function hasCell(grid: Grid, cell: Cell): boolean {
  const { column, row } = cell;
  return column >= 0 && row >= 0 && column < grid.columns && row < grid.rows;
}

/** Returns the cell under a point, or null off the board. A shared edge belongs to the right and lower cell. */
export function cellAt(grid: Grid, point: Point): Cell | null {
  const cell = {
    column: Math.floor((point.x - grid.origin.x) / grid.cell),
    row: Math.floor((point.y - grid.origin.y) / grid.cell),
  };
  return hasCell(grid, cell) ? cell : null;
}

/** Returns the cell under a point, or the nearest cell to a point off the board. */
export function nearestCell(grid: Grid, point: Point): Cell {
  const into = (mm: Mm, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(mm / grid.cell)));
  return {
    column: into(point.x - grid.origin.x, grid.columns),
    row: into(point.y - grid.origin.y, grid.rows),
  };
}

/** Returns the centre of a cell in whole mm, half a millimetre to the left and up for an odd cell size. */
export function cellCentre(grid: Grid, cell: Cell): Point {
  const half = Math.floor(grid.cell / 2);
  return {
    x: grid.origin.x + cell.column * grid.cell + half,
    y: grid.origin.y + cell.row * grid.cell + half,
  };
}

/** Returns the square of a cell in mm. */
export function cellShape(grid: Grid, cell: Cell): Rect {
  const { origin, cell: size } = grid;
  const at = { x: origin.x + cell.column * size, y: origin.y + cell.row * size };
  return { kind: 'rect', at, width: size, height: size };
}

/** Returns the cells whose centres are in a shape, row by row from the top left. */
export function cellsIn(grid: Grid, shape: Shape): Cell[] {
  return cellsOf(grid).filter((cell) => isInside(cellCentre(grid, cell), shape));
}

/** Returns the rectangle of the whole grid in mm. */
export function gridShape({ origin, cell, columns, rows }: Grid): Rect {
  return { kind: 'rect', at: origin, width: columns * cell, height: rows * cell };
}

/** Returns every cell of the grid, row by row from the top left. */
export function cellsOf(grid: Grid): Cell[] {
  const { columns, rows } = grid;
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }));
}
