import { expect, test } from 'vitest';
import type { Drawing } from '../../src/table/draw/drawing.ts';
import { BASE_OUTLINES } from '../../src/table/figures/shapes.ts';
import { OVERHANG, figureDrawing } from '../../src/table/figures/figureDrawing.ts';
import { seenRadiusOf } from '../../src/table/figures/pieces.ts';
import { plasticPaint } from '../../src/table/draw/theme.ts';

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
      const [fresh, acted] = [false, true].map((spent) => spread(plasticPaint(seat, 'light', spent)[role])) as [
        number,
        number,
      ];
      expect(acted).toBeLessThan(fresh);
      expect(acted).toBeGreaterThan(0);
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
