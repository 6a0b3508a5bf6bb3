import { expect, test } from 'vitest';
import type { Point } from '../../src/geometry/point.ts';
import type { PieceNode } from '../../src/core/scene.ts';
import { numberOf, sideOf } from '../../src/table/figures/tags.ts';

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
// Sabotage: numbers covered the plates of the towers, on which its storeys are counted.
test('the number of who stands on a tower keeps off its plate, however the table is turned', () => {
  const base = { kind: 'disc', at, r: 20 } as const;
  const piece: PieceNode = {
    kind: 'piece',
    id: 'red1',
    figure: 'knight',
    at,
    base,
    mark: '1',
    label: { key: 'siege:piece.knight' },
  };
  const towards = (turn: number, storeys?: number): Point => {
    const there = numberOf({ px: 1, theme: 'light', turn }, storeys ? { ...piece, storeys } : piece, 20, []);
    return there?.at ?? at;
  };
  // As the table of a siege lies the plate is at the lower left, where a number would stand.
  expect(towards(90).x).toBeGreaterThan(0);
  for (const turn of [0, 90, 180, 270]) {
    const { x, y } = towards(turn, 1);
    expect(x > 0 && y > 0, `${turn}`).toBe(false);
  }
});
