import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '../../src/core/board.ts';
import type { Scene } from '../../src/core/scene.ts';
import { changeLanguage } from '../../src/i18n/index.ts';
import { pieceText } from '../../src/presentation/text/places.ts';
import { squareText } from '../../src/presentation/text/squareText.ts';
import { terrainText } from '../../src/presentation/text/terrainText.ts';
import { squareCentres, squareEvent, standsOn, type TypedSquare, typeKey } from '../../src/interaction/squareInput.ts';
import type { Interaction } from '../../src/interaction/view.ts';

const text = { key: 'test:text' };
const board: Board = {
  id: 'board',
  grid: { origin: { x: 0, y: 0 }, cell: 50, columns: 10, rows: 10 },
  printed: [],
  squares: 'ruled',
  gaps: [3, 2].flatMap((column) => [4, 5].map((row) => ({ column, row }))),
};
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
  boards: [board],
  unit: { mm: 50, text },
  nodes: [
    {
      kind: 'area',
      id: 'lake1',
      style: 'lake',
      role: 'terrain',
      shape: { kind: 'rect', at: { x: 100, y: 200 }, width: 100, height: 100 },
      label: { key: 'stratego:lake' },
    },
    piece('own', 225, 325),
    piece('other', 275, 325),
    piece('enemy', 225, 225),
  ],
};
/** A key by its place, and by what it writes. */
const keyOf = (code: string, key = code.slice(-1).toLowerCase()) => ({ code, key });
const typeOn = (on: Scene, ...codes: readonly string[]): TypedSquare | null => {
  let typed: TypedSquare | null = null;
  for (const code of codes) typed = typeKey(on, typed, keyOf(code));
  return typed;
};
const type = (...codes: readonly string[]): TypedSquare | null => typeOn(scene, ...codes);
const named = (...codes: readonly string[]) => {
  const typed = type(...codes);
  return typed && typed.row !== '' ? squareCentres(scene, typed) : null;
};

describe('squares typed by name', () => {
  test('a letter and a row name a square, rows counted from the bottom, in any layout of the keyboard', () => {
    expect(named('KeyA', 'Digit1')).toEqual([{ x: 25, y: 475 }]);
    expect(named('KeyE', 'Numpad4')).toEqual([{ x: 225, y: 325 }]);
    expect(named('KeyJ', 'Digit1', 'Digit0')).toEqual([{ x: 475, y: 25 }]);
    expect(named('KeyE')).toBeNull();
  });
  test('what is no square is left to the other keys', () => {
    expect(type('KeyK')).toBeNull();
    expect(type('Digit4')).toBeNull();
    expect(type('KeyA', 'Digit0')).toBeNull();
    expect(type('KeyA', 'Digit1', 'Digit1')).toBeNull();
    const { boards: _boards, ...ruled } = scene;
    expect(typeKey(ruled, null, keyOf('KeyA'))).toBeNull();
  });
  test('a square aims at who stands there, sends the picked piece, or picks another', () => {
    const interaction = {
      scene,
      choices: [
        {
          kind: 'put',
          id: 'go',
          label: text,
          piece: 'own',
          to: { board, cells: [{ column: 4, row: 5 }] },
          at: () => 0,
          example: () => 0,
        },
        { kind: 'do', id: 'attack', label: text, piece: 'own', target: 'enemy', action: 1 },
        { kind: 'put', id: 'put', label: text, piece: 'other', to: { spots: [] }, at: () => 0, example: () => 0 },
      ],
    } as unknown as Interaction;
    const at = (x: number, y: number) => [{ x, y }];
    expect(squareEvent(interaction, at(225, 325), null)).toEqual({ type: 'select', piece: 'own' });
    const proposes = (x: number, y: number) => squareEvent(interaction, at(x, y), 'own');
    const [put, attack] = interaction.choices;
    expect(proposes(225, 275)).toEqual({ type: 'propose', draft: { choice: put, at: { x: 225, y: 275 } } });
    expect(proposes(225, 225)).toEqual({ type: 'propose', draft: { choice: attack } });
    expect(proposes(275, 325)).toEqual({ type: 'select', piece: 'other' });
    expect(proposes(25, 25)).toEqual({ type: 'propose', draft: { choice: put, at: { x: 25, y: 25 } } });
    // Without a selection an enemy's square means nothing.
    expect(squareEvent(interaction, at(225, 225), null)).toBeNull();
  });
  test('who or what is on a square is told: a piece, terrain or nobody', async () => {
    await changeLanguage('en');
    const told = (name: string) => {
      const square = type(`Key${name[0]}`, `Digit${name[1]}`);
      return square && squareCentres(scene, square).map((at) => squareText(scene, at))[0];
    };
    expect(told('E6')).toBe('text, E6');
    expect(told('C5')).toBe('C5: Lake');
    expect(told('A1')).toBe('A1: empty');
  });
  test('terrain is told by the squares it covers, elsewhere by the ruler and its size', async () => {
    await changeLanguage('en');
    const [lake] = scene.nodes;
    if (lake?.kind !== 'area') throw new Error('The lake comes first.');
    expect(terrainText(lake, scene, { unit: scene.unit })).toBe('C6–D5');
    const { boards: _boards, ...ruled } = scene;
    expect(terrainText({ ...lake, top: 40 }, ruled, {}).replaceAll('\u00a0', ' ')).toBe(
      'at 3 : 5 · 2 by 10 cm · 4 cm high',
    );
  });
  // Sabotage: with any piece in place of the selected one, a typed enemy was said to be already there.
  test('the own square of the selected piece is no place to go to', () => {
    const [one] = scene.nodes.filter((node) => node.kind === 'piece');
    if (!one) throw new Error('There is no piece.');
    expect(standsOn(scene, [one.at], one.id)).toBe(true);
    expect(standsOn(scene, [one.at], 'other')).toBe(false);
    expect(standsOn(scene, [one.at], null)).toBe(false);
    expect(standsOn(scene, [{ x: 475, y: 475 }], one.id)).toBe(false);
  });
  test('a name of two digits is about the piece that was picked when it began', () => {
    const one = typeKey(scene, typeKey(scene, null, keyOf('KeyA'), 'own'), keyOf('Digit1'), 'own');
    const ten = typeKey(scene, one, keyOf('Digit0'), 'other');
    expect(ten).toEqual({ letter: 'A', written: 'A', row: '10', picked: 'own' });
  });
});

describe('squares of several boards', () => {
  const letters = { key: 'test:letters' };
  const sea = (id: string, x: number, more: Partial<Board> = {}): Board => ({
    id,
    grid: { origin: { x, y: 0 }, cell: 50, columns: 3, rows: 3 },
    printed: [],
    squares: 'ruled',
    rows: 'towards',
    name: { key: `test:${id}` },
    ...more,
  });
  const seas: Scene = { ...scene, nodes: [], boards: [sea('left', 0), sea('right', 200, { letters })] };
  const fire = (on: Board, cells: readonly { column: number; row: number }[]) => ({
    kind: 'put',
    id: on.id,
    label: text,
    to: { board: on, cells },
    at: () => 0,
    example: () => 0,
  });
  beforeAll(async () => {
    await changeLanguage('en');
    i18next.addResourceBundle('en', 'test', { left: 'The left sea', right: 'The right sea', letters: 'АБВ' });
  });
  test('a name means a square of each board, by the letters of each, in any layout of the keyboard', () => {
    const typed = typeOn(seas, 'KeyA', 'Digit2');
    expect(typed && squareCentres(seas, typed)).toEqual([
      { x: 25, y: 75 },
      { x: 225, y: 75 },
    ]);
    // The letter В is written by the key of D.
    const third = typeKey(seas, typeKey(seas, null, keyOf('KeyD', 'в')), keyOf('Digit1'));
    expect(third && squareCentres(seas, third)).toEqual([{ x: 325, y: 25 }]);
  });
  test('it goes where something may be put, without a piece too, and is told with the name of its board', () => {
    const [left, right] = seas.boards ?? [];
    if (!left || !right) throw new Error('There are two boards.');
    const interaction = {
      scene: seas,
      choices: [fire(right, [{ column: 0, row: 1 }])],
    } as unknown as Interaction;
    const typed = typeOn(seas, 'KeyA', 'Digit2');
    const [choice] = interaction.choices;
    const draft = { choice, at: { x: 225, y: 75 } };
    expect(squareEvent(interaction, typed ? squareCentres(seas, typed) : [], null)).toEqual({ type: 'propose', draft });
    expect(squareEvent(interaction, [{ x: 25, y: 25 }], null)).toBeNull();
    const ship = {
      ...piece('ship', 325, 75),
      base: { kind: 'rect' as const, at: { x: -20, y: -20 }, width: 40, height: 90 },
    };
    expect(pieceText(ship, seas)).toBe('text, The right sea, В2–В3');
    expect(squareText(seas, { x: 75, y: 125 })).toBe('The left sea, B3: empty');
    expect(squareText(seas, { x: 325, y: 25 })).toBe('The right sea, В1: empty');
  });
});
