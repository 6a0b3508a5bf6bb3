import { expect, test } from 'vitest';
import { figureShadow } from '../../src/table/figures/figureShadow.ts';
import figureData from '../../src/table/figures/figures.json' with { type: 'json' };
import type { Drawing } from '../../src/table/draw/drawing.ts';
import { BASE_OUTLINES } from '../../src/table/figures/shapes.ts';
import { OVERHANG, figureDrawing } from '../../src/table/figures/figureDrawing.ts';
import { seenRadiusOf } from '../../src/table/figures/pieces.ts';
import { figurePaint } from '../../src/table/draw/theme.ts';

const spread = (colour: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
};
/** The scales at which the parts of a drawing with this outline stand. */
const scalesOf = (drawing: Drawing, d: string, scale = 1): number[] =>
  drawing.parts.flatMap((part) => {
    const [own = 1] = drawing.scale ?? [];
    if ('parts' in part) return scalesOf(part, d, scale * own);
    return 'd' in part && part.d === d ? [scale * own] : [];
  });

test.each(['blue', 'red', 'plum', 'graphite'] as const)(
  '%s: what has acted has less colour, and keeps some',
  (seat) => {
    for (const role of ['base', 'mid', 'tint'] as const) {
      const [fresh, spent] = [false, true].map((acted) => spread(figurePaint(seat, 'light', { acted })[role])) as [
        number,
        number,
      ];
      expect(spent).toBeLessThan(fresh);
      expect(spent).toBeGreaterThan(0);
    }
  },
);
test('a man overhangs his base, which keeps its true size and its seat’s shape', () => {
  for (const [seat, shape] of [
    ['blue', 'circle'],
    ['red', 'hexagon'],
  ] as const) {
    const man = figureDrawing({ figure: 'swordsman', seat, theme: 'light', facing: 0 });
    expect(Math.max(...scalesOf(man, BASE_OUTLINES[shape]))).toBe(1);
  }
  const base = { kind: 'disc', at: { x: 0, y: 0 }, r: 10 } as const;
  expect(seenRadiusOf({ figure: 'swordsman', base })).toBe(10 * OVERHANG);
  expect(seenRadiusOf({ figure: 'block', base })).toBe(10);
});

// Sabotage: a head began above its top.
test('each layer of a figure has a foot and a higher top, and no soldier is higher than its flag', () => {
  for (const [name, { layers }] of Object.entries(figureData.figures))
    for (const { z } of layers) {
      const [low = -1, high = -1] = z;
      expect([name, low >= 0, high > low, high <= 62]).toEqual([name, true, true, true]);
    }
});
/** The places of all copies in a shadow, as `x y`. */
const placesOf = (drawing: Drawing): string[] =>
  drawing.parts.flatMap((part) => ('parts' in part && part.move ? [part.move.map((n) => n.toFixed(2)).join(' ')] : []));
// Sabotage: shadows turned with the figure.
test('a shadow turns with its figure, but always falls to the same side', () => {
  const look = { figure: 'archer', seat: 'blue', theme: 'light' } as const;
  const [north, east] = [0, 90].map((facing) => figureShadow({ ...look, facing }));
  if (!north || !east) throw new Error('An archer casts no shadow.');
  expect(placesOf(east)).toEqual(placesOf(north));
  expect(east.parts.every((part) => 'turn' in part && part.turn === 90)).toBe(true);
  // A bow of 42 mm: .3 and .42 mm of shadow per mm, in base radii of 12.5 mm.
  expect(placesOf(north)).toContain('1.01 1.41');
});
test('what lies or is a block casts no shadow of its own', () => {
  const look = { seat: 'red', theme: 'light', facing: 0 } as const;
  expect(figureShadow({ ...look, figure: 'archer', lies: 'faceUp' })).toBeNull();
  expect(figureShadow({ ...look, figure: 'block' })).toBeNull();
});
