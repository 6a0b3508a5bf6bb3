import { asView } from '../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { golden } from '../golden.ts';
import { gameOf } from '../games.ts';
import { replay } from '../replay.ts';
import { lossCount, piecesIn } from '../../src/presentation/armies.ts';

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
  expect(lossCount(now, 'red', 0)).toBe(2);
  expect(piecesIn(now, 'red').map(({ id }) => id)).toEqual(['1']);
});
test('where the lost are gone from the table they are counted from the beginning; flags are nobody', () => {
  expect(lossCount(of(piece('1'), piece('flag', { token: true })), 'red', 3)).toBe(2);
});
// Sabotage: the Attacker's gun was counted as a man, so that even sides seemed six against five.
test('a siege is counted by its warriors, not by its guns (SI-23)', () => {
  const match = golden('siege.over-last');
  const siege = gameOf('siege');
  if (!siege) throw new Error('There is no siege.');
  const [first] = replay(siege, match).steps;
  const scene = siege.scene(asView(first?.state));
  expect(scene.nodes.filter(({ id }) => id === 'blue.gun1')).toHaveLength(1);
  expect(['blue', 'red'].map((seat) => piecesIn(scene, seat as 'blue' | 'red').length)).toEqual([3, 5]);
});
