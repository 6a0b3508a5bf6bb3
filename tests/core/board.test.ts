import { expect, test } from 'vitest';
import {
  type Board,
  cellAtNumbers,
  isSquare,
  latinSquareName,
  cellCentres,
  squareNumbers,
  squareName,
} from '../../src/core/board.ts';
import { cellsOf } from '../../src/geometry/grid.ts';

const board: Board = {
  id: 'sea',
  grid: { origin: { x: 20, y: 30 }, cell: 40, columns: 10, rows: 8 },
  printed: [],
  squares: 'ruled',
};

// Sabotage: a board read from the upper edge kept its rows.
test('squares are named from the left of who reads the board, their rows from him away or, as on paper, towards him', () => {
  const first = { column: 0, row: 7 };
  expect(latinSquareName(board, first)).toBe('A1');
  expect(latinSquareName({ ...board, reader: 'top' }, first)).toBe('J8');
  expect(latinSquareName({ ...board, rows: 'towards' }, first)).toBe('A8');
  expect(latinSquareName({ ...board, reader: 'top', rows: 'towards' }, first)).toBe('J1');
});

test('the numbers of a square lead back to it, whoever reads the board', () => {
  for (const reader of ['top', 'bottom'] as const)
    for (const rows of ['away', 'towards'] as const) {
      const read = { ...board, reader, rows };
      for (const cell of cellsOf(board.grid)) expect(cellAtNumbers(read, squareNumbers(read, cell))).toEqual(cell);
    }
  expect(cellAtNumbers(board, { column: 11, row: 1 })).toBeNull();
  expect(cellAtNumbers(board, { column: 1, row: 9 })).toBeNull();
});

test('a board with letters of its own tells its squares by them', () => {
  const letters = { key: 'sea:letters' };
  expect(squareName(board, { column: 2, row: 7 })).toBe('C1');
  expect(squareName({ ...board, letters }, { column: 2, row: 7 })).toEqual({ letters, column: 3, row: 1 });
});

test('gaps and cells off the board are no squares; the middles of cells are given in mm', () => {
  const holed = { ...board, gaps: [{ column: 1, row: 1 }] };
  expect(isSquare(holed, { column: 1, row: 1 })).toBe(false);
  expect(isSquare(holed, { column: 1, row: 2 })).toBe(true);
  expect(isSquare(holed, { column: 10, row: 2 })).toBe(false);
  expect(cellCentres(board, [{ column: 1, row: 0 }])).toEqual([{ x: 80, y: 50 }]);
});
