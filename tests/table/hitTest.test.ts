import { expect, test } from 'vitest';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { ownPieceAt, hitTargets } from '../../src/table/input/hitTest.ts';

const man = (id: string, x: number): PieceNode => ({
  kind: 'piece',
  id,
  at: { x, y: 100 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12 },
  figure: 'swordsman',
  seat: id.startsWith('blue') ? 'blue' : 'red',
  label: { key: 'race:man' },
});
const scene: Scene = {
  width: 600,
  height: 200,
  mat: 'plain',
  unit: { mm: 10, text: { key: 'race:unit' } },
  nodes: [man('blue1', 100), man('blue2', 200), man('red1', 300)],
};

// Sabotage: who pulled at a mine pulled the board away; with every piece held nobody could move the board by an enemy.
test('of the side that acts whoever lies under a point is held, though he may not be moved; an enemy and the felt are not', () => {
  const pickable = new Set(['blue1']);
  const under = (x: number) => ownPieceAt(scene, pickable, hitTargets(scene, pickable, null), { x, y: 100 });
  expect([100, 200, 300, 250].map(under)).toEqual(['blue1', 'blue2', null, null]);
  expect(ownPieceAt(scene, new Set(), hitTargets(scene, new Set(), null), { x: 100, y: 100 })).toBeNull();
});
