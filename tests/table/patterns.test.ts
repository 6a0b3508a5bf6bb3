import { expect, test } from 'vitest';
import { type Seat, SEATS } from '../../src/core/seat.ts';
import { figureDrawing } from '../../src/table/figures/figureDrawing.ts';
import { warriorDrawing } from '../../src/table/figures/bodyPicture.ts';
import { tileOf } from '../../src/table/figures/tile.ts';
import type { Drawing } from '../../src/table/draw/drawing.ts';
import { seatPaint } from '../../src/table/draw/theme.ts';

/** The lines that a drawing has within outlines, without their colours. */
const patternsOf = ({ parts, clip }: Drawing): string[] =>
  parts.flatMap((part) => {
    if ('word' in part) return [];
    if (!('parts' in part)) return clip === undefined ? [] : [part.d];
    return clip === undefined ? patternsOf(part) : patternsOf({ ...part, clip });
  });
const base = { kind: 'rect', at: { x: -20, y: -10 }, width: 40, height: 20 } as const;
const figure = (name: string, emblem?: string) => (seat: Seat) =>
  figureDrawing({ figure: name, seat, theme: 'light', facing: 0, emblem });

// Sabotage: a hull, a block or a warrior without `areaPattern` gives four equal lists.
test.each([
  ['a tank', figure('tank')],
  ['a walker', figure('walker')],
  ['a field gun', figure('fieldgun')],
  ['the back of a block', figure('block')],
  ['the face of a block', figure('block', 'marshal')],
  ['a warrior', (seat: Seat) => warriorDrawing('bull', seatPaint(seat, 'light'))],
  ['a tile', (seat: Seat) => tileOf(base, seatPaint(seat, 'light'), 0)],
] as const)('%s shows its side by a pattern: none, stripes, dots, hatch', (_name, draw) => {
  const all = SEATS.map((seat) => patternsOf(draw(seat)).join(' '));
  expect(all[0]).toBe('');
  expect(new Set(all).size).toBe(SEATS.length);
});
