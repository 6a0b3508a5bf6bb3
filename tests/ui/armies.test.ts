import { expect, test } from 'vitest';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { lostIn, piecesIn } from '../../src/ui/play/lists/armies.ts';

const piece = (id: string, more: Partial<PieceNode> = {}): PieceNode => ({
  kind: 'piece',
  id,
  at: { x: 0, y: 0 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 10 },
  figure: 'block',
  seat: 'red',
  label: { key: 'x' },
  ...more,
});
const of = (...nodes: readonly PieceNode[]): Scene => ({
  width: 1,
  height: 1,
  mat: 'stratego',
  unit: { mm: 1, text: { key: 'x' } },
  nodes,
});

test('an army that was hidden at the beginning has lost those who lie beside the field', () => {
  const now = of(piece('1'), piece('2', { out: true }), piece('3', { out: true }), piece('blue', { seat: 'blue' }));
  expect(lostIn(now, 'red', 0)).toBe(2);
  expect(piecesIn(now, 'red').map(({ id }) => id)).toEqual(['1']);
});
test('where the lost are gone from the table they are counted from the beginning; flags are nobody', () => {
  expect(lostIn(of(piece('1'), piece('flag', { token: true })), 'red', 3)).toBe(2);
});
