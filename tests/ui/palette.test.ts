import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { pickable } from '../../src/ui/play/lists/palette.ts';

const text = { key: 'x' };
const piece = (id: string, more: Partial<PieceNode> = {}): PieceNode => ({
  kind: 'piece',
  id,
  at: { x: 0, y: 0 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 10 },
  figure: 'tile',
  label: text,
  name: text,
  ...more,
});
const put = (id: string, loose: boolean): Choice<unknown> => ({
  kind: 'put',
  label: text,
  piece: id,
  to: { areas: [] },
  ...(loose ? { loose: true } : {}),
  at: () => ({}),
  example: () => ({}),
});

test('what waits in the palette is not in the list to pick from too; what is laid down is, and what waits for a place of its own', () => {
  const nodes = [piece('waits', { waits: true }), piece('lies'), piece('rail', { waits: true }), piece('idle')];
  const scene: Scene = { width: 1, height: 1, mat: 'plain', unit: { mm: 1, text }, nodes };
  const choices = [put('waits', true), put('lies', true), put('rail', false)];
  expect(pickable({ scene, choices }).map(({ id }) => id)).toEqual(['lies', 'rail']);
});
