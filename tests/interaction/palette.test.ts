import { expect, test } from 'vitest';
import { changeLanguage } from '../../src/i18n/index.ts';
import type { Interaction } from '../../src/interaction/view.ts';
import { type Choice, choiceId } from '../../src/core/choice.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { paletteGroups, pickable } from '../../src/interaction/palette.ts';

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
  id: choiceId('put', { piece: id }),
  label: text,
  piece: id,
  to: { areas: [] },
  ...(loose ? { unconfirmed: true } : {}),
  at: () => ({}),
  example: () => ({}),
});

test('what waits in the palette is not in the list to pick from too; what is laid down is, and what waits for a place of its own', () => {
  const nodes = [piece('waits', { waits: true }), piece('lies'), piece('rail', { waits: true }), piece('idle')];
  const scene: Scene = { width: 1, height: 1, mat: 'plain', unit: { mm: 1, text }, nodes };
  const choices = [put('waits', true), put('lies', true), put('rail', false)];
  expect(pickable({ scene, choices }).map(({ id }) => id)).toEqual(['lies', 'rail']);
});

// Sabotage: a kind of which one was laid down went to the front, and everything else moved on under the hand.
test('the palette keeps the order of the army while pieces are laid down', async () => {
  await changeLanguage('en');
  const names: Record<string, string> = { a: 'red', b: 'blue', c: 'plum' };
  const named = (id: string, more: Partial<PieceNode> = {}): PieceNode =>
    piece(id, { name: { key: `ui:seat.${names[id.slice(0, 1)]}` }, ...more });
  const choices = ['a1', 'b1', 'b2', 'c1'].map((id) => put(id, true));
  const order = (nodes: PieceNode[]): number[] =>
    paletteGroups({ scene: { nodes }, choices } as unknown as Interaction, {}).map(({ waiting }) => waiting.length);
  const waits = { waits: true } as const;
  expect(order([named('a1', waits), named('b1', waits), named('b2', waits), named('c1', waits)])).toEqual([1, 2, 1]);
  // What lies on the board may come first in the picture.
  expect(order([named('b1'), named('a1', waits), named('b2', waits), named('c1', waits)])).toEqual([1, 1, 1]);
  expect(order([named('c1'), named('b1'), named('a1', waits), named('b2', waits)])).toEqual([1, 1, 0]);
});
