import { describe, expect, test } from 'vitest';
import { LATIN_LETTERS } from '../../src/core/board.ts';
import {
  answerOf,
  DESK_KEYS,
  digitOf,
  isKey,
  KEY_NAMES,
  type KeyAct,
  keyOf,
  KEYS,
  letterOf,
} from '../../src/table/input/keyTable.ts';
import { GAMES } from '../games.ts';
import { matchOf } from '../walk.ts';
import { initialStep } from '../../src/core/match.ts';

/** What the keys of a layout write, row by row, from the key left of 1 on; the last row begins with Z by place. */
const ROWS = [
  'Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal',
  'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight',
  'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote',
  'KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash',
];
const LAYOUTS = {
  QWERTY: ['1 2 3 4 5 6 7 8 9 0 - =', 'q w e r t y u i o p [ ]', "a s d f g h j k l ; '", 'z x c v b n m , . /'],
  AZERTY: ['& é " \' ( - è _ ç à ) =', 'a z e r t y u i o p Dead $', 'q s d f g h j k l m ù', 'w x c v b n , ; : !'],
  QWERTZ: ['1 2 3 4 5 6 7 8 9 0 ß Dead', 'q w e r t z u i o p ü +', 'a s d f g h j k l ö ä', 'y x c v b n m , . -'],
  ЙЦУКЕН: ['1 2 3 4 5 6 7 8 9 0 - =', 'й ц у к е н г ш щ з х ъ', 'ф ы в а п р о л д ж э', 'я ч с м и т ь б ю .'],
};
type Layout = keyof typeof LAYOUTS;
const CODES = ROWS.join(' ').split(' ');
const keysOn = (layout: Layout) =>
  LAYOUTS[layout]
    .join(' ')
    .split(' ')
    .map((key, i) => ({ key, code: CODES[i] ?? '' }));
/** The places of the keys that do this on a layout. */
const placesOf = (layout: Layout, act: KeyAct): string[] =>
  keysOn(layout).flatMap((pressed) => (isKey(pressed, act) ? [pressed.code] : []));
const LETTERS = (Object.keys(KEYS) as KeyAct[]).filter((act) => /^[A-Z]$/.test(KEY_NAMES[act]));

describe.each(Object.keys(LAYOUTS) as Layout[])('on %s', (layout) => {
  test('every letter, digit and bracket is found once: by its sign on Latin layouts, by its place on others', () => {
    const places = Object.fromEntries(LETTERS.map((act) => [act, placesOf(layout, act)]));
    const latin = layout !== 'ЙЦУКЕН';
    for (const [act, found] of Object.entries(places)) {
      const name = KEY_NAMES[act as KeyAct];
      const sign = keysOn(layout).find(({ key }) => key === name.toLowerCase());
      expect(found, act).toEqual([latin ? sign?.code : `Key${name}`]);
    }
    expect(keysOn(layout).slice(0, 10).map(digitOf).join('')).toBe('1234567890');
    expect(keysOn(layout).slice(0, 6).map(answerOf)).toEqual([0, 1, 2, 3, 4, null]);
    expect(new Set(keysOn(layout).flatMap((pressed) => letterOf(pressed) ?? [])).size).toBe(26);
  });
  test('brackets, or comma and full stop by their places, go both ways', () => {
    expect(placesOf(layout, 'left')).toContain('Comma');
    expect(placesOf(layout, 'right')).toContain('Period');
    expect(placesOf(layout, 'left')).not.toContain('BracketRight');
    expect(placesOf(layout, 'right')).not.toContain('BracketLeft');
    expect(placesOf(layout, 'right').includes('BracketRight')).toBe(layout !== 'QWERTZ');
    expect(placesOf(layout, 'nearer').length).toBeGreaterThan(0);
    expect(placesOf(layout, 'farther').length).toBeGreaterThan(0);
  });
});

test('signs that layouts have elsewhere count wherever they are', () => {
  // The question mark of Russian, German and French; a bracket by AltGr; an upper row that needs Shift for digits.
  for (const code of ['Digit7', 'Minus', 'KeyM']) expect(keyOf({ key: '?', code, shiftKey: true })).toBe('?');
  expect(isKey({ key: '[', code: 'Digit8' }, 'left')).toBe(true);
  expect(digitOf({ key: '7', code: 'Digit7', shiftKey: true })).toBe('7');
  expect(digitOf({ key: '?', code: 'Digit7', shiftKey: true })).toBeNull();
  expect(isKey({ key: '{', code: 'BracketLeft', shiftKey: true }, 'left')).toBe(true);
  expect(isKey({ key: 'Ъ', code: 'BracketRight', shiftKey: true }, 'right')).toBe(true);
  expect(isKey({ key: 'Process', code: 'KeyN' }, 'nextPiece')).toBe(true);
});
test('no key does two things at one table, and no letter that does something names a column of a board', () => {
  // Nothing is suggested or asked in a class, so the desk may use these letters.
  const { suggest, standing, happened, possible, near, sweep, redo, ...others } = KEYS;
  const desk = DESK_KEYS.map((act) => KEYS[act][0]);
  expect(new Set([suggest, standing, happened, possible, near, sweep].flat())).toEqual(new Set(desk));
  // Only with Ctrl does this letter redo.
  expect(redo).toEqual(others.repeat);
  const all = Object.values(others).flat();
  expect(new Set(all).size).toBe(all.length);
  const columns = GAMES.flatMap((game) => {
    const { state } = initialStep(game, matchOf(game, '1'));
    return (game.scene(game.view(state, 'public')).boards ?? []).map(({ grid }) => grid.columns);
  });
  expect(Math.max(...columns)).toBe(10);
  const named = LATIN_LETTERS.slice(0, Math.max(...columns));
  expect(LETTERS.map((act) => KEY_NAMES[act]).filter((letter) => named.includes(letter))).toEqual([]);
});
