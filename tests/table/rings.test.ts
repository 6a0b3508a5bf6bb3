import { expect, test } from 'vitest';
import type { LineNode, PieceNode, Scene } from '../../src/core/scene.ts';
import { cornerRoom } from '../../src/table/marks/marks.ts';
import { type Track, withoutRings } from '../../src/table/motion/track.ts';

const text = { key: 'test:text' };
const at = { x: 0, y: 0 };
const man: PieceNode = {
  kind: 'piece',
  id: 'a',
  at,
  base: { kind: 'disc', at, r: 12 },
  figure: 'trooper',
  label: text,
};
const ring = (id: string, about?: string): LineNode => ({ kind: 'ring', id, at, r: 9, ...(about ? { about } : {}) });
const track = (id: string, kind: Track['kind']): Track => ({
  id,
  kind,
  node: { ...man, id },
  from: 0,
  to: 9,
  path: [],
  turns: [0, 0],
});

test('a ring about a man goes while he flies, others stay', () => {
  const nodes = [man, ring('edge.a', 'a'), ring('edge.b', 'b'), ring('range')];
  const scene: Scene = { width: 900, height: 600, mat: 'plain', unit: { mm: 60, text }, nodes };
  const left = withoutRings(scene, { tracks: [track('a', 'film'), track('b', 'walk')] }).nodes.map(({ id }) => id);
  expect(left).toEqual(['a', 'edge.b', 'range']);
  expect(withoutRings(scene, { tracks: [] })).toBe(scene);
});

// Sabotage: of two men side by side each stood within the marks of the other.
test('the corner marks of targets that stand close together do not cross, nor go under the men', () => {
  const framed = (x: number, r = 20) => ({ at: { x, y: 0 }, r, square: false });
  const [one, next, far] = [framed(0), framed(50), framed(300)];
  expect(cornerRoom(one, [one, next, far], 3)).toBe(22);
  expect(cornerRoom(far, [one, next, far], 3)).toBe(122);
  expect(cornerRoom(one, [one, framed(30)], 3)).toBe(20);
  expect(cornerRoom(one, [one], 3)).toBe(Infinity);
});
