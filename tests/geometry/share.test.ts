import { expect, test } from 'vitest';
import { type Prism, hiddenFraction, computeSight } from '../../src/geometry/sight.ts';
import { seeded, wholeFrom } from './seeded.ts';

const random = seeded(31);
const from = (least: number, most: number): number => wholeFrom(random, least, most);
/** A prism of any of the three kinds of footprints. */
const prism = (_: unknown, i: number): Prism => {
  const at = { x: from(0, 600), y: from(0, 400) };
  const right = { x: at.x + from(5, 60), y: at.y + from(-20, 20) };
  const below = { x: at.x + from(-10, 40), y: at.y + from(22, 60) };
  const shape =
    i % 3 === 0
      ? ({ kind: 'disc', at, r: from(5, 60) / 2 } as const)
      : i % 3 === 1
        ? ({ kind: 'rect', at, width: from(5, 80), height: from(5, 60) } as const)
        : ({ kind: 'polygon', points: [at, right, below] } as const);
  return { id: `prism${i}`, shape, from: 0, top: from(5, 70) };
};

test('the share told alone is that of the whole sight, to the last digit', () => {
  const kinds = { none: 0, part: 0, all: 0 };
  for (let i = 0; i < 1500; i++) {
    const prisms = Array.from({ length: from(0, 40) }, prism);
    const eye = { at: { x: from(0, 600), y: from(0, 400) }, z: from(5, 80) };
    const target = { at: { x: from(0, 600), y: from(0, 400) }, half: 12.5, z: 15 * from(0, 1), tall: 40 };
    const { share } = computeSight(eye, target, prisms);
    expect(hiddenFraction(eye, target, prisms), `scene ${i}`).toBe(share);
    kinds[share === 0 ? 'none' : share === 1 ? 'all' : 'part']++;
  }
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(100);
});

test('a high wall before half of the target hides a half, and a low one beside it adds what is left of its height', () => {
  const eye = { at: { x: 0, y: 0 }, z: 10 };
  const target = { at: { x: 100, y: 0 }, half: 10, z: 0, tall: 20 };
  const wall = (id: string, y: number, top: number): Prism => ({
    id,
    shape: { kind: 'rect', at: { x: 99, y }, width: 1, height: 50 },
    from: 0,
    top,
  });
  expect(hiddenFraction(eye, target, [wall('high', 0, 40)])).toBe(0.5);
  // On the target's plane, below the eye: hidden up to its top.
  expect(hiddenFraction(eye, target, [wall('high', 0, 40), wall('low', -50, 5)])).toBe(0.625);
});

test('nothing is hidden from straight above, and who has no height cannot be seen', () => {
  const at = { x: 5, y: 5 };
  expect(hiddenFraction({ at, z: 50 }, { at, half: 5, z: 0, tall: 10 }, [])).toBe(0);
  expect(() => hiddenFraction({ at, z: 50 }, { at, half: 5, z: 0, tall: 0 }, [])).toThrow(RangeError);
});
