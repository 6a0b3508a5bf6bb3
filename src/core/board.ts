import { type Cell, type Grid, cellCentre, hasCell } from '../geometry/grid.ts';
import type { Point } from '../geometry/point.ts';
import type { Message, MessageValue } from './message.ts';
import type { Seat } from './seat.ts';

/** The four edges of a board as the table lies before us. */
export type Edge = 'top' | 'right' | 'bottom' | 'left';
/** A board of named squares on the table: what is printed of it, typed, put on and told comes from here. */
export interface Board {
  readonly id: string;
  readonly grid: Grid;
  /** Its own name, told with its squares where a scene has several boards. */
  readonly name?: Message;
  /** Whose it is: framed in that seat's colour. */
  readonly seat?: Seat;
  /** The edge at which its reader sits, the lower one if absent: columns are lettered from his left. */
  readonly reader?: 'top' | 'bottom';
  /** Rows are numbered from the reader away as on a chessboard, or, as on a sheet of paper, towards him. */
  readonly rows?: 'away' | 'towards';
  /** A text with the letter of each column, by language; Latin letters if absent. */
  readonly letters?: Message;
  /** The edges along which its letters and numbers are printed. */
  readonly printed: readonly Edge[];
  /** Its squares: by turns light and dark, or all alike. */
  readonly squares: 'chequered' | 'ruled';
  /** Cells that are no squares: nothing is printed there. */
  readonly gaps?: readonly Cell[];
}

/** The letters of columns where a board names none of its own. */
export const LATIN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const isTurned = ({ reader }: Board): boolean => reader === 'top';
const countsDown = ({ reader, rows }: Board): boolean => (reader === 'top') !== (rows === 'towards');
/** The other reading of a cell, and the way back: its column from the reader's left and its row as they are counted, both from 0. */
const mirrorCell = (board: Board, { column, row }: Cell): Cell => ({
  column: isTurned(board) ? board.grid.columns - 1 - column : column,
  row: countsDown(board) ? row : board.grid.rows - 1 - row,
});
/** The number of a cell's column (from the reader's left) and of its row, both from 1. */
export const squareNumbers = (board: Board, cell: Cell): { readonly column: number; readonly row: number } => {
  const { column, row } = mirrorCell(board, cell);
  return { column: column + 1, row: row + 1 };
};
/** The cell of such numbers, or null where the board has none. */
export const cellAtNumbers = (
  board: Board,
  numbers: { readonly column: number; readonly row: number },
): Cell | null => {
  const cell = mirrorCell(board, { column: numbers.column - 1, row: numbers.row - 1 });
  return hasCell(board.grid, cell) ? cell : null;
};
/** The name of a square in Latin letters, like E4. */
export const latinSquareName = (board: Board, cell: Cell): string => {
  const { column, row } = squareNumbers(board, cell);
  return `${LATIN_LETTERS[column - 1] ?? ''}${row}`;
};
/** The name of a square as the board's reader calls it, to be told in a message. */
export const squareName = (board: Board, cell: Cell): MessageValue =>
  board.letters ? { letters: board.letters, ...squareNumbers(board, cell) } : latinSquareName(board, cell);
/** Whether a cell is a square of the board. */
export const isSquare = ({ grid, gaps = [] }: Board, { column, row }: Cell): boolean =>
  hasCell(grid, { column, row }) && !gaps.some((gap) => gap.column === column && gap.row === row);
/** The middles of cells, mm. */
export const cellCentres = ({ grid }: Board, cells: readonly Cell[]): Point[] =>
  cells.map((cell) => cellCentre(grid, cell));
