import { beforeAll, expect, test } from 'vitest';
import type { Board } from '../../../src/core/board.ts';
import type { PieceNode, Scene } from '../../../src/core/scene.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { nearestEnemy, pieceText, placeText } from '../../../src/presentation/text/places.ts';

beforeAll(() => changeLanguage('en'));

const scene: Scene = {
  width: 520,
  height: 520,
  mat: 'flick',
  unit: { mm: 10, text: { key: 'flick:unit' } },
  nodes: [],
};

test('a place is told by the ruler, which begins at the corner of the mat', () => {
  expect(placeText({ x: 260, y: 144 }, scene)).toBe('at 26 : 14.4');
  const frame = { kind: 'rect', at: { x: 44, y: 44 }, width: 432, height: 432 } as const;
  expect(placeText({ x: 260, y: 144 }, { ...scene, frame })).toBe('at 21.6 : 10');
});

const piece = (id: string, seat: 'red' | 'blue', x: number, y: number, more: Partial<PieceNode> = {}): PieceNode => ({
  kind: 'piece',
  id,
  seat,
  at: { x, y },
  base: { kind: 'rect', at: { x: -5, y: -5 }, width: 30, height: 10 },
  figure: 'tile',
  label: { key: 'flick:unit', values: { count: 1 } },
  ...more,
});

// Sabotage: bases that are not round were measured from their places.
test('the nearest enemy is told by the gap between the bases, whatever their shape', () => {
  const [own, foe] = [piece('own', 'red', 100, 100), piece('foe', 'blue', 100, 160, { facing: 180 })];
  expect(nearestEnemy(own, own.at, { ...scene, nodes: [own, foe] })).toEqual({ foe, gap: 50 });
  const beside = piece('beside', 'blue', 150, 100);
  expect(nearestEnemy(own, own.at, { ...scene, nodes: [own, foe, beside] })?.gap).toBe(20);
});

// Sabotage: a piece that waits told the squares under its footprint.
test('a piece that waits is on no square of the board, wherever the scene keeps it', () => {
  const board: Board = {
    id: 'board',
    grid: { origin: { x: 0, y: 0 }, cell: 10, columns: 8, rows: 8 },
    printed: [],
    squares: 'ruled',
  };
  const words = (more: Partial<PieceNode>) =>
    pieceText(piece('own', 'red', 5, 5, more), { ...scene, boards: [board] }).split(', ')[1];
  expect(words({})).toBe('A8–C8');
  expect(words({ waits: true })).toBeUndefined();
});
