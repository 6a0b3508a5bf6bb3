import { type Cell, type Grid, cellCentre, hasCell } from '../geometry/grid.ts';
import type { Point } from '../geometry/point.ts';
import type { Message, MessageValue } from './message.ts';
import type { Seat } from './seat.ts';

/** The four edges of a board as seen on the screen. */
export type Edge = 'top' | 'right' | 'bottom' | 'left';
/** A board of named squares on the table. Drawing, typing, placing and announcing squares all use it. */
export interface Board {
  readonly id: string;
  readonly grid: Grid;
  /** Its own name, announced with its squares when a scene has several boards. */
  readonly name?: Message;
  /** Its owner. The board is framed in that seat's colour. */
  readonly seat?: Seat;
  /** The edge where its reader sits (default: bottom). Columns are lettered from the reader's left. */
  readonly reader?: 'top' | 'bottom';
  /** Whether rows are numbered away from the reader, as in chess, or towards the reader. */
  readonly rows?: 'away' | 'towards';
  /** A text with the letter of each column, by language. Default: Latin letters. */
  readonly letters?: Message;
  /** The edges that show its letters and numbers. */
  readonly printed: readonly Edge[];
  /** Whether its squares alternate light and dark, or are all alike. */
  readonly squares: 'chequered' | 'ruled';
  /** Cells that are not squares. Nothing is drawn there. */
  readonly gaps?: readonly Cell[];
}

/** Column letters for boards without their own. */
export const LATIN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const isTurned = ({ reader }: Board): boolean => reader === 'top';
const countsDown = ({ reader, rows }: Board): boolean => (reader === 'top') !== (rows === 'towards');
/** Converts between a grid cell and its column from the reader's left and row as counted, both from 0. It is its own inverse. */
const mirrorCell = (board: Board, { column, row }: Cell): Cell => ({
  column: isTurned(board) ? board.grid.columns - 1 - column : column,
  row: countsDown(board) ? row : board.grid.rows - 1 - row,
});
/** Returns a cell's column (from the reader's left) and row number, both from 1. */
export const squareNumbers = (board: Board, cell: Cell): { readonly column: number; readonly row: number } => {
  const { column, row } = mirrorCell(board, cell);
  return { column: column + 1, row: row + 1 };
};
/** Returns the cell at these numbers, or null if the board has none. */
export const cellAtNumbers = (
  board: Board,
  numbers: { readonly column: number; readonly row: number },
): Cell | null => {
  const cell = mirrorCell(board, { column: numbers.column - 1, row: numbers.row - 1 });
  return hasCell(board.grid, cell) ? cell : null;
};
/** Returns a square's name in Latin letters, such as E4. */
export const latinSquareName = (board: Board, cell: Cell): string => {
  const { column, row } = squareNumbers(board, cell);
  return `${LATIN_LETTERS[column - 1] ?? ''}${row}`;
};
/** Returns a square's name as the board's reader calls it, as a message value. */
export const squareName = (board: Board, cell: Cell): MessageValue =>
  board.letters ? { letters: board.letters, ...squareNumbers(board, cell) } : latinSquareName(board, cell);
/** Whether a cell is a square of the board. */
export const isSquare = ({ grid, gaps = [] }: Board, { column, row }: Cell): boolean =>
  hasCell(grid, { column, row }) && !gaps.some((gap) => gap.column === column && gap.row === row);
/** Returns the centres of cells, mm. */
export const cellCentres = ({ grid }: Board, cells: readonly Cell[]): Point[] =>
  cells.map((cell) => cellCentre(grid, cell));
