import { expect, test } from 'vitest';
import {
  type Grid,
  cellAt,
  cellCentre,
  cellShape,
  cellsIn,
  cellsOf,
  gridShape,
  hasCell,
  nearestCell,
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

test('the nearest cell to a point off the board is one of its border', () => {
  expect(nearestCell(board, { x: 0, y: 1000 })).toEqual({ column: 0, row: 9 });
  expect(nearestCell(board, { x: 61, y: 31 })).toEqual({ column: 1, row: 0 });
});

test('a shape covers the cells whose middles it holds', () => {
  const shape = { kind: 'rect', at: { x: 61, y: 31 }, width: 70, height: 40 } as const;
  expect(cellsIn(board, shape)).toEqual([
    { column: 1, row: 0 },
    { column: 2, row: 0 },
  ]);
  expect(gridShape(board)).toEqual({ kind: 'rect', at: { x: 20, y: 30 }, width: 400, height: 400 });
});

test('a grid has the cells of its columns and rows', () => {
  expect(hasCell(board, { column: 9, row: 9 })).toBe(true);
  expect(hasCell(board, { column: 9, row: -1 })).toBe(false);
});
