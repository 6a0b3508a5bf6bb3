// Chances of one table add up to 100 percent, and their fractions are exact.
import { beforeAll, describe, expect, test } from 'vitest';
import { type RollRequest, rowProbability } from '../../../src/core/luck.ts';
import type { LabField, LabTrial } from '../../../src/core/oddsLab.ts';
import { fractionOf, plus, rowFraction, toShare } from '../../../src/core/odds/fraction.ts';
import { formatChances, formatFraction, formatFractions } from '../../../src/i18n/formatChances.ts';
import { changeLanguage, toUnits } from '../../../src/i18n/index.ts';
import { exactOdds } from '../../../src/interaction/odds/exactOdds.ts';
import { ruleTableLines } from '../../../src/presentation/text/ruleTable.ts';
import { GAMES } from '../../games.ts';

beforeAll(() => changeLanguage('en'));
const valuesOf = (field: LabField): readonly string[] =>
  field.kind === 'one' ? field.values.map(({ id }) => id) : ['off', 'on'];
/** Every pair of values of two fields, the other fields as they are by default. */
const settingsOf = ({ fields }: LabTrial<unknown, unknown>) => {
  const all = fields({}).flatMap((field) => valuesOf(field).map((value) => ({ [field.id]: value })));
  return [{}, ...all.flatMap((one) => all.map((other) => ({ ...one, ...other })))];
};
/** The chances of the first roll and of the endings of everything that the lab can lay. */
const tables = GAMES.flatMap((game) =>
  (game.lab?.trials ?? [])
    .filter(({ tried }) => !tried)
    .flatMap((trial) =>
      settingsOf(trial).flatMap((setting) => {
        const odds = exactOdds(game, trial.lay(setting));
        const name = `${game.id} ${trial.id} ${JSON.stringify(setting)}`;
        return 'rule' in odds ? [] : [{ name, ask: odds.ask, led: odds.led, endings: odds.endings.map(({ p }) => p) }];
      }),
    ),
);
const asks = new Map(tables.flatMap(({ ask }) => (ask ? [[JSON.stringify(ask.rows), ask] as const] : [])));
/** Returns tenths of a percent. A mark for less than the least is nothing, one for almost all is all. */
const tenthsOf = (text: string): number => {
  if (text.startsWith('<')) return 0;
  return text.startsWith('>') ? 1000 : Math.round(10 * Number.parseFloat(text));
};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const sumOf = (texts: readonly string[]): number => sum(texts.map(tenthsOf));

describe('in all games', () => {
  test('there are tables to look at', () => {
    expect(tables.length).toBeGreaterThan(200);
    expect(asks.size).toBeGreaterThan(10);
  });
  // Sabotage: each chance was rounded alone, and three thirds added up to 99.
  test('chances shown together add up to 100', () => {
    for (const { name, endings, led } of tables) {
      expect(sumOf(formatChances(endings)), name).toBe(1000);
      expect(sumOf(formatChances(endings, 1)), name).toBe(1000);
      for (const row of led) if (row.length > 0) expect(sumOf(formatChances(row.map(({ p }) => p))), name).toBe(1000);
    }
    for (const ask of asks.values()) {
      const chances = ruleTableLines(ask, null, {}).flatMap(({ chance }) => chance || []);
      expect([0, 1000]).toContain(sumOf(chances));
    }
  });
  // Sabotage: an exploding six counted as a whole face, and the row from seven on had 1/6 of a sixth.
  test('the fraction of each row is its chance', () => {
    for (const ask of asks.values()) {
      for (const row of ask.rows) expect(toShare(rowFraction(ask, row))).toBeCloseTo(rowProbability(ask, row), 12);
      expect(toShare(ask.rows.map((row) => rowFraction(ask, row)).reduce(plus))).toBe(1);
    }
  });
  test('a fraction that is shown is the chance beside it', () => {
    for (const { endings } of tables)
      for (const [i, text] of formatFractions(endings, true).entries()) {
        const [n = 0, d = 0] = text.split(' = ')[0]?.split('/').map(Number) ?? [];
        if (text !== '') expect(n / d).toBeCloseTo(endings[i] ?? 0, 6);
      }
  });
});
describe('a fraction', () => {
  const lot = (rows: RollRequest['rows'], explode?: true): RollRequest => ({
    seat: 'blue',
    rule: 'TS-01',
    text: { key: 'test' },
    rows,
    ...(explode ? { explode } : {}),
  });
  const text = { key: 'row' };
  const shown = (ask: RollRequest) => ruleTableLines(ask, null, {}).map(({ fraction }) => fraction);
  test('counts the faces of the die, then reduces', () => {
    const faces = [[1, 2, 3, 4], [5], [6]].map((each) => ({ text, faces: each }));
    expect(shown(lot(faces))).toEqual(['4/6 = 2/3', '1/6', '1/6']);
    const exploding = [
      { text, from: 9 },
      { text, from: 4, to: 8 },
      { text, from: 1, to: 3 },
    ];
    expect(shown(lot(exploding, true)).toSorted()).toEqual(['14/36 = 7/18', '3/6 = 1/2', '4/36 = 1/9']);
  });
  test('of a table has one denominator, of dice a power of six', () => {
    expect(formatFractions([45 / 77, 22 / 77, 10 / 77], true)).toEqual(['45/77', '22/77 = 2/7', '10/77']);
    expect(formatFractions([1 / 3, 1 / 3, 1 / 3], true)).toEqual(['2/6 = 1/3', '2/6 = 1/3', '2/6 = 1/3']);
    expect(formatFractions([10 / 36, 6 / 36, 20 / 36], true)).toEqual(['10/36 = 5/18', '6/36 = 1/6', '20/36 = 5/9']);
    expect(formatFractions([1 / 4, 3 / 4], false)).toEqual(['1/4', '3/4']);
    expect(formatFractions([1, 0], true)).toEqual(['', '']);
  });
  test('with a denominator greater than four dice is not shown', () => {
    expect(formatFraction({ n: 1n, d: 1296n })).toBe('1/1296');
    expect(formatFraction({ n: 1n, d: 1297n })).toBe('');
    expect(fractionOf(1 / 7776)).toBeNull();
    expect(fractionOf(Math.SQRT1_2)).toBeNull();
    expect(fractionOf(0.1 + 0.2)).toEqual({ n: 3n, d: 10n });
  });
});
test('a length in units is never more than half a tenth off', () => {
  for (const unit of [50, 60]) {
    for (let mm = 0; mm <= 1200; mm++) expect(Math.abs(toUnits(mm, unit) - mm / unit)).toBeLessThanOrEqual(0.05 + 1e-9);
  }
  expect(toUnits(34, 60)).toBe(0.6);
});
