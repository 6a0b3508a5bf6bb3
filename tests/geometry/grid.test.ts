import { expect, test } from 'vitest';
import {
  type Grid,
  cellAt,
  cellCentre,
  cellName,
  cellShape,
  cellsOf,
  hasCell,
  neighbours,
  parseCell,
} from '../../src/geometry/grid.ts';

const board: Grid = { origin: { x: 20, y: 30 }, cell: 40, columns: 10, rows: 10 };

test('the cell under a point', () => {
  expect(cellAt(board, { x: 20, y: 30 })).toEqual({ column: 0, row: 0 });
  expect(cellAt(board, { x: 59, y: 69 })).toEqual({ column: 0, row: 0 });
  expect(cellAt(board, { x: 60, y: 70 })).toEqual({ column: 1, row: 1 });
  expect(cellAt(board, { x: 19, y: 30 })).toBeNull();
  expect(cellAt(board, { x: 420, y: 30 })).toBeNull();
});

test('every centre lies in its own cell', () => {
  for (const odd of [board, { ...board, cell: 41 }]) {
    for (const cell of cellsOf(odd)) expect(cellAt(odd, cellCentre(odd, cell))).toEqual(cell);
  }
  expect(cellCentre(board, { column: 4, row: 4 })).toEqual({ x: 200, y: 210 });
  expect(cellCentre({ ...board, cell: 41 }, { column: 0, row: 0 })).toEqual({ x: 40, y: 50 });
  expect(cellShape(board, { column: 1, row: 2 })).toEqual({
    kind: 'rect',
    at: { x: 60, y: 110 },
    width: 40,
    height: 40,
  });
});

test('names count letters from the left and numbers from the bottom', () => {
  expect(cellName(board, { column: 4, row: 4 })).toBe('E6');
  expect(cellName(board, { column: 0, row: 9 })).toBe('A1');
  expect(cellName(board, { column: 9, row: 0 })).toBe('J10');
  expect(() => cellName(board, { column: 10, row: 0 })).toThrow(RangeError);
});

test('a name leads back to its cell', () => {
  for (const cell of cellsOf(board)) expect(parseCell(board, cellName(board, cell))).toEqual(cell);
  expect(parseCell(board, 'e6')).toEqual({ column: 4, row: 4 });
  for (const name of ['', 'E', 'E0', 'E11', 'K1', '6E', 'E6 ', 'EE6']) expect(parseCell(board, name)).toBeNull();
});

test('neighbours share an edge and stay on the board', () => {
  expect(neighbours(board, { column: 0, row: 0 })).toEqual([
    { column: 1, row: 0 },
    { column: 0, row: 1 },
  ]);
  expect(neighbours(board, { column: 5, row: 5 })).toHaveLength(4);
  expect(hasCell(board, { column: 9, row: 9 })).toBe(true);
  expect(hasCell(board, { column: 9, row: -1 })).toBe(false);
});
