import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/core/scene.ts';
import { speak } from '../../src/i18n/index.ts';
import { terrainWords } from '../../src/ui/play/words/terrainWords.ts';
import { goTo, middleOf, squareWords, type Typed, typing } from '../../src/ui/play/hand/squares.ts';
import type { Hand } from '../../src/ui/play/hand/usePlayHand.ts';

const text = { key: 'test:text' };
const piece = (id: string, x: number, y: number) => ({
  kind: 'piece' as const,
  id,
  at: { x, y },
  base: { kind: 'rect' as const, at: { x: -20, y: -20 }, width: 40, height: 40 },
  figure: 'block' as const,
  label: text,
});
const scene: Scene = {
  width: 500,
  height: 500,
  mat: 'stratego',
  edge: 'squares',
  unit: { mm: 50, text },
  nodes: [
    {
      kind: 'area',
      id: 'lake1',
      style: 'lake',
      shape: { kind: 'rect', at: { x: 100, y: 200 }, width: 100, height: 100 },
      label: { key: 'stratego:lake' },
    },
    piece('own', 225, 325),
    piece('other', 275, 325),
    piece('enemy', 225, 225),
  ],
};
const type = (...codes: readonly string[]): Typed | null => {
  let typed: Typed | null = null;
  for (const code of codes) typed = typing(scene, typed, code);
  return typed;
};
const named = (...codes: readonly string[]) => {
  const typed = type(...codes);
  return typed && typed.row !== '' ? middleOf(scene, typed) : null;
};

describe('squares typed by name', () => {
  test('a letter and a row name a square, rows counted from the bottom, in any layout of the keyboard', () => {
    expect(named('KeyA', 'Digit1')).toEqual({ x: 25, y: 475 });
    expect(named('KeyE', 'Numpad4')).toEqual({ x: 225, y: 325 });
    expect(named('KeyJ', 'Digit1', 'Digit0')).toEqual({ x: 475, y: 25 });
    expect(named('KeyE')).toBeNull();
  });
  test('what is no square is left to the other keys', () => {
    expect(type('KeyK')).toBeNull();
    expect(type('Digit4')).toBeNull();
    expect(type('KeyA', 'Digit0')).toBeNull();
    expect(type('KeyA', 'Digit1', 'Digit1')).toBeNull();
    const { edge: _edge, ...ruled } = scene;
    expect(typing(ruled, null, 'KeyA')).toBeNull();
  });
  test('a square aims at who stands there, sends the picked piece, or picks another', () => {
    const done: unknown[] = [];
    const hand = {
      scene,
      choices: [
        {
          kind: 'put',
          label: text,
          piece: 'own',
          within: [],
          spots: [{ x: 225, y: 275 }],
          at: () => 0,
          example: () => 0,
        },
        { kind: 'do', label: text, piece: 'own', target: 'enemy', action: 1 },
        { kind: 'put', label: text, piece: 'other', within: [], spots: [], at: () => 0, example: () => 0 },
      ],
      select: (id: string) => done.push(id),
      propose: (draft: { choice: { kind: string }; at?: unknown }) => done.push([draft.choice.kind, draft.at]),
    } as unknown as Hand;
    const at = (x: number, y: number) => ({ x, y });
    goTo(hand, at(225, 325), null);
    goTo(hand, at(225, 275), 'own');
    goTo(hand, at(225, 225), 'own');
    goTo(hand, at(275, 325), 'own');
    goTo(hand, at(25, 25), 'own');
    // An enemy with nobody picked means nothing: it is only said who stands there.
    expect(goTo(hand, at(225, 225), null)).toBe(false);
    expect(done).toEqual(['own', ['put', at(225, 275)], ['do', undefined], 'other', ['put', at(25, 25)]]);
  });
  test('who or what is on a square is told: a piece, terrain or nobody', async () => {
    await speak('en');
    const told = (name: string) => {
      const square = type(`Key${name[0]}`, `Digit${name[1]}`);
      return square && squareWords(scene, middleOf(scene, square));
    };
    expect(told('E6')).toBe('text');
    expect(told('C5')).toBe('C5: Lake');
    expect(told('A1')).toBe('A1: empty');
  });
  test('terrain is told by the squares it covers, elsewhere by the ruler and its size', async () => {
    await speak('en');
    const [lake] = scene.nodes;
    if (lake?.kind !== 'area') throw new Error('The lake comes first.');
    expect(terrainWords(lake, scene, { unit: scene.unit })).toBe('C6–D5');
    const { edge: _edge, ...ruled } = scene;
    expect(terrainWords({ ...lake, top: 40 }, ruled, {}).replaceAll('\u00a0', ' ')).toBe(
      'at 3 : 5 · 2 by 10 cm · 4 cm high',
    );
  });
  test('a name of two digits is about the piece that was picked when it began', () => {
    const one = typing(scene, typing(scene, null, 'KeyA', 'own'), 'Digit1', 'own');
    const ten = typing(scene, one, 'Digit0', 'other');
    expect(ten).toEqual({ column: 0, row: '10', picked: 'own' });
  });
});
