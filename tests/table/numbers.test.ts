import { expect, test } from 'vitest';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { visibleNumbers } from '../../src/table/figures/visibleNumbers.ts';

const man = (id: string, x: number, more: Partial<PieceNode> = {}): PieceNode => ({
  kind: 'piece',
  id,
  at: { x, y: 100 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12 },
  figure: 'trooper',
  seat: 'blue',
  label: { key: id },
  ...more,
});
const scene = (...nodes: PieceNode[]): Scene => ({
  mat: 'plain',
  width: 900,
  height: 600,
  unit: { mm: 60, text: { key: 'measure' } },
  nodes,
});

test('a man far from his like shows no number until he is asked about', () => {
  const two = scene(man('a', 100), man('b', 500));
  expect(visibleNumbers(two, 'light', [])).toBe('');
  expect(visibleNumbers(two, 'light', [null, 'b'])).toBe('b');
});
test('two that look alike within two measures are told apart, others are not', () => {
  expect(visibleNumbers(scene(man('a', 100), man('b', 220)), 'light', [])).toBe('a b');
  expect(visibleNumbers(scene(man('a', 100), man('b', 221)), 'light', [])).toBe('');
  expect(visibleNumbers(scene(man('a', 100), man('b', 130, { seat: 'red' })), 'light', [])).toBe('');
  expect(visibleNumbers(scene(man('a', 100), man('b', 130, { figure: 'officer' })), 'light', [])).toBe('');
  expect(visibleNumbers(scene(man('a', 100), man('b', 130, { waits: true })), 'light', [])).toBe('');
});
// Sabotage: a man on a tower's floor had his number, and a class could ask for none of them.
test('a crowded table shows numbers only when asked, and all of them on a projector', () => {
  const two = { ...scene(man('a', 100), man('b', 130)), numbers: 'asked' as const };
  expect(visibleNumbers(two, 'light', [])).toBe('');
  expect(visibleNumbers(two, 'light', [null, 'b'])).toBe('b');
  expect(visibleNumbers(two, 'projector', [])).toBe('a b');
});
