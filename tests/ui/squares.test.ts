import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/core/scene.ts';
import { goTo, middleOf, type Typed, typing } from '../../src/ui/play/squares.ts';
import type { Hand } from '../../src/ui/play/useHand.ts';

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
  nodes: [piece('own', 225, 325), piece('other', 275, 325), piece('enemy', 225, 225)],
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
    expect(done).toEqual(['own', ['put', at(225, 275)], ['do', undefined], 'other', ['put', at(25, 25)]]);
  });
  test('a name of two digits is about the piece that was picked when it began', () => {
    const one = typing(scene, typing(scene, null, 'KeyA', 'own'), 'Digit1', 'own');
    const ten = typing(scene, one, 'Digit0', 'other');
    expect(ten).toEqual({ column: 0, row: '10', picked: 'own' });
  });
});
