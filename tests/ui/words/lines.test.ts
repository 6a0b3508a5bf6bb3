import { describe, expect, test } from 'vitest';
import type { RollRequest } from '../../../src/core/luck.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { rowHead, ruleTableLines } from '../../../src/presentation/text/ruleTable.ts';

const lot = (faces: readonly (readonly number[])[]): RollRequest => ({
  seat: 'blue',
  rule: 'TS-10',
  text: { key: 'toy-soldiers:throw.defence' },
  rows: faces.map((each, i) => ({
    faces: each,
    text: { key: `toy-soldiers:row.${i === 0 ? 'defended' : 'counter'}` },
  })),
});

describe('a rule table', () => {
  // Sabotage: every table was laid out by faces.
  test('one line a row with all its faces, and on the projector one a face', async () => {
    await changeLanguage('en');
    const ask = lot([
      [1, 4],
      [2, 3, 5, 6],
    ]);
    expect(ruleTableLines(ask, null, {}).map(({ chains, chance }) => [chains[0]?.faces, chance])).toEqual([
      [[1, 4], '33%'],
      [[2, 3, 5, 6], '67%'],
    ]);
    expect(ruleTableLines(ask, null, {}, { faces: true })).toHaveLength(6);
  });
  // Sabotage: the spells stood as 6, 5, 1, 2, 3, 4.
  test('rows stand in the order of their worth, a list of single faces as the rule has it', () => {
    const rows = (worths: readonly number[]) => worths.map((worth) => ({ meaning: 'none' as const, worth, led: [] }));
    const facesOf = (ask: RollRequest, worths: readonly number[]) =>
      ruleTableLines(ask, null, {}, { rows: rows(worths) }).map(({ chains }) => chains[0]?.faces);
    expect(facesOf(lot([[1, 2], [3, 4, 5], [6]]), [0, 1, 2])).toEqual([[6], [3, 4, 5], [1, 2]]);
    const spells = [1, 2, 3, 4, 5, 6].map((face) => [face]);
    expect(facesOf(lot(spells), [0, 0, 0, 0, 1, 2])).toEqual(spells);
    // Sabotage: damages stood as destroyed, one, two, three.
    expect(facesOf(lot([[1], [2, 3], [4], [5, 6]]), [1, 1, 1, 2])).toEqual([[5, 6], [4], [2, 3], [1]]);
  });
  test('a row is told by its first word, the rest beside it', () => {
    expect(rowHead('Killed: more than the armour')).toEqual({ word: 'Killed', rest: 'more than the armour' });
    expect(rowHead('Ближняя атака, радиус — 1 мера')).toEqual({ word: 'Ближняя атака', rest: 'радиус — 1 мера' });
    expect(rowHead('Counter-attack')).toEqual({ word: 'Counter-attack', rest: '' });
  });
});
