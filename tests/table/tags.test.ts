import { expect, test } from 'vitest';
import { sideOf } from '../../src/table/figures/tags.ts';

const at = { x: 0, y: 0 };
const man = (x: number, y: number) => ({ at: { x, y }, r: 20 });

test('a number stands at the lower left, as it is seen, where nobody stands there', () => {
  expect(sideOf({ at, r: 20 }, 8, [], { taken: [], turn: 0 })).toBe(135);
  expect(sideOf({ at, r: 20 }, 8, [man(200, 0)], { taken: [], turn: 0 })).toBe(135);
});
// Sabotage (with the usual side alone): the number lies on his neighbour.
test('a number lies on no neighbour, also where the table is turned, and takes no side where a badge is', () => {
  const [below, above] = [man(-24, 24), man(-24, -24)];
  expect(sideOf({ at, r: 20 }, 8, [below], { taken: [], turn: 0 })).toBe(225);
  expect(sideOf({ at, r: 20 }, 8, [below], { taken: [225], turn: 0 })).toBe(45);
  expect(sideOf({ at, r: 20 }, 8, [below, above], { taken: [], turn: 0 })).toBe(45);
  // Turned by a half what is above is seen below.
  expect(sideOf({ at, r: 20 }, 8, [man(24, -24)], { taken: [], turn: 180 })).toBe(225);
});
