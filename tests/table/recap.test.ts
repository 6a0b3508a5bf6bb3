import { expect, test } from 'vitest';
import { distance } from '../../src/geometry/point.ts';
import type { PieceNode } from '../../src/core/scene.ts';
import type { Scene } from '../../src/core/scene.ts';
import { numberOf, cornerIcons } from '../../src/table/figures/tags.ts';
import { discsOf, recapDiscs } from '../../src/table/marks/recap.ts';
import { seenRadiusOf } from '../../src/table/figures/pieces.ts';

const at = (x: number, y: number) => ({ x, y });
const crowd = [at(0, 0), at(26, 4), at(-3, 27), at(30, 30)];
const figures = crowd.map((place) => ({ at: place, r: 14 }));

test.each([0, 90, 180])(
  'numbers of what was done lie on no figure and on no other number, also in a crowd, turned by %i°',
  (turn) => {
    const marks = [...crowd, crowd[0] as (typeof crowd)[0]].map((place) => ({ at: place }));
    const discs = discsOf(marks, figures, 10, 3, turn);
    expect(discs.length).toBe(5);
    discs.forEach((disc, i) => {
      for (const figure of figures) expect(distance(disc, figure.at)).toBeGreaterThanOrEqual(24 - 0.01);
      for (const other of discs.slice(0, i)) expect(distance(disc, other)).toBeGreaterThanOrEqual(20 - 0.01);
    });
  },
);
test('with room around it a number stands to the upper left, as it is seen', () => {
  const [disc] = discsOf([{ at: at(0, 0) }], [{ at: at(0, 0), r: 14 }], 10, 3, 0);
  expect(disc?.x).toBeLessThan(0);
  expect(disc?.y).toBeLessThan(0);
});
// Sabotage: the number of who stood at the far edge was cut by the view.
test('at the edge of the field a number stays on it', () => {
  const field = { kind: 'rect', at: at(0, 0), width: 600, height: 400 } as const;
  const edge = at(300, 12);
  const [disc] = discsOf([{ at: edge }], [{ at: edge, r: 14 }], 10, 3, 0, field);
  expect(disc?.y).toBeGreaterThanOrEqual(10 - 0.01);
  expect(distance(disc ?? edge, edge)).toBeGreaterThanOrEqual(24);
});
// Sabotage (with the figures alone): the disc lies on the star of his rank.
test('a number of what was done lies on no sign that its figure wears, also where the table is turned', () => {
  for (const turn of [0, 90, 180]) {
    const base = { kind: 'disc', at: at(100, 50), r: 12 } as const;
    const man: PieceNode = {
      kind: 'piece',
      id: 'red1',
      figure: 'knight',
      at: at(100, 50),
      base,
      badges: ['commander'],
      label: { key: 'knight' },
    };
    const own = { at: man.at, r: 16 };
    const [sign, ...rest] = cornerIcons({ px: 1, theme: 'light', turn }, man, 16);
    expect(rest).toEqual([]);
    if (!sign) throw new Error('The knight wears no star.');
    const [disc] = discsOf([man], [own, sign], 10, 3, turn);
    expect(distance(disc ?? sign.at, sign.at)).toBeGreaterThanOrEqual(10 + sign.r - 0.01);
    const [before] = discsOf([man], [own], 10, 3, turn);
    expect(distance(before ?? own.at, sign.at)).toBeLessThan(10 + sign.r);
  }
});
// Sabotage (without the numbers): the disc lies on the number of his neighbour in one of the views.
test('a number of what was done lies on no number of men who stand close', () => {
  for (const turn of [0, 90, 180, 270]) {
    const men = [at(300, 200), at(334, 204), at(304, 236)].map((place, i): PieceNode => ({
      kind: 'piece',
      id: `red${i}`,
      figure: 'rifleman',
      seat: 'red',
      mark: `${i + 1}`,
      at: place,
      base: { kind: 'disc', at: place, r: 12 },
      label: { key: 'rifleman' },
    }));
    const scene = { width: 600, height: 400, unit: { mm: 25 }, nodes: men } as unknown as Scene;
    const seen = { px: 1, theme: 'light', turn } as const;
    const rounds = men.map((man) => ({ at: man.at, r: seenRadiusOf(man) }));
    const numbers = men.flatMap((man, i) => {
      const others = rounds.filter((_, k) => k !== i);
      return numberOf(seen, man, rounds[i]?.r ?? 0, others) ?? [];
    });
    expect(numbers).toHaveLength(3);
    const story = men.map((man, i) => ({ n: i + 1, at: man.at, trail: [], struck: [] }));
    for (const disc of recapDiscs(scene, story, seen.px, seen.theme, seen.turn)) {
      for (const number of numbers)
        expect(distance(disc.at, number.at)).toBeGreaterThanOrEqual(disc.r + number.r - 0.01);
    }
  }
});
