import { expect, test } from 'vitest';
import { band, bandBetween, basesWithin } from '../../src/geometry/template.ts';

const centre = { x: 100, y: 100 };
const bases = [
  { id: 'under', at: { x: 100, y: 110 }, r: 12.5 },
  { id: 'rim', at: { x: 150, y: 100 }, r: 12.5 },
  { id: 'touched', at: { x: 100, y: 162.5 }, r: 12.5 },
  { id: 'clear', at: { x: 100, y: 37 }, r: 12.5 },
];

test('a blast takes the bases it touches, or only those whose centre it covers', () => {
  expect(basesWithin(centre, 50, bases).map((base) => base.id)).toEqual(['under', 'rim', 'touched']);
  expect(basesWithin(centre, 50, bases, 'centre').map((base) => base.id)).toEqual(['under', 'rim']);
});

test('a range band ends with its limit', () => {
  expect([0, 100, 100.1, 300, 301].map((mm) => band(mm, [100, 300]))).toEqual([0, 0, 1, 1, 2]);
  expect(band(5, [])).toBe(0);
});

test('the band between bases runs from edge to edge', () => {
  const shooter = { at: { x: 0, y: 0 }, r: 12.5 };
  expect(bandBetween(shooter, { at: { x: 125, y: 0 }, r: 12.5 }, [100, 300])).toBe(0);
  expect(bandBetween(shooter, { at: { x: 126, y: 0 }, r: 12.5 }, [100, 300])).toBe(1);
  expect(bandBetween(shooter, { at: { x: 326, y: 0 }, r: 12.5 }, [100, 300])).toBe(2);
});
