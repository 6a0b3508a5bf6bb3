import { beforeEach, describe, expect, test } from 'vitest';
import type { PieceNode, Scene } from '../../../src/core/scene.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { dragText } from '../../../src/ui/playing/spoken/dragText.ts';
import type { SpokenContext } from '../../../src/ui/playing/spoken/context.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';

const piece = (id: string, seat: Seat, x: number): PieceNode => ({
  kind: 'piece',
  id,
  seat,
  at: { x, y: 300 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 10 },
  figure: 'archer',
  label: {
    key: 'toy-soldiers:piece.archer',
    values: { side: { key: `toy-soldiers:side.${seat}` }, number: 1 },
  },
});
const scene: Scene = {
  width: 600,
  height: 600,
  mat: 'soldiers',
  unit: { mm: 60, text: { key: 'toy-soldiers:unit' } },
  nodes: [piece('blue1', 'blue', 100), piece('red1', 'red', 400)],
};
const context: SpokenContext = {
  ...createSpokenContext([], scene),
  bearings: { ahead: { x: 0, y: -1 }, right: { x: 1, y: 0 } },
  detail: 'normal',
};
const words = { context, veiled: false };
const walk = (x: number, refusal: unknown = null): Parameters<typeof dragText>[0] =>
  ({
    scene,
    selected: 'blue1',
    proposal: {
      choice: { kind: 'walk', id: 'walk', label: { key: 'toy-soldiers:do.walk' }, piece: 'blue1' },
      path: [
        { x: 100, y: 300 },
        { x, y: 300 },
      ],
      refusal,
      preview: null,
    },
  }) as unknown as Parameters<typeof dragText>[0];

/** As it is read: blanks that do not break are blanks. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('what the hand holds', () => {
  beforeEach(() => changeLanguage('en'));
  test('a legal path is spoken with its length, its direction and the nearest enemy there; then only what changes', () => {
    const first = dragText(walk(110), null, words);
    expect(plain(first.text)).toBe(
      'Blue archer 1, Walk, 0.2 measures right, nearest enemy: Red archer 1, 4.5 measures on the right',
    );
    const second = dragText(walk(142), first.now, words);
    expect(plain(second.text)).toBe('0.7 measures right, nearest enemy: Red archer 1, 4 measures on the right');
  });
  test('the same place again is told again', () => {
    const { now, text } = dragText(walk(110), dragText(walk(110), null, words).now, words);
    expect(plain(text)).toContain('0.2 measures right');
    expect(dragText(walk(110), now, words).text).toBe(text);
  });
  test('an unlawful one with its reason', () => {
    const refusal = { rule: 'TS-08', text: { key: 'toy-soldiers:no.unarmed', values: { who: { piece: 'blue1' } } } };
    expect(dragText(walk(110, refusal), dragText(walk(110), null, words).now, words).text).toMatch(
      /^Blue archer\s1 [^:]*$/,
    );
  });
});
