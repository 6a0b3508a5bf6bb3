import { beforeEach, describe, expect, test } from 'vitest';
import {
  toUnits,
  hasText,
  bestLanguage,
  formatLength,
  localeFor,
  formatNumber,
  formatPercent,
  ruleIds,
  changeLanguage,
  formatMessage,
  t,
} from '../../src/i18n/index.ts';

const unit = { mm: 60, text: { key: 'toy-soldiers:unit' } };
const telling = { unit, label: (id: string) => `<${id}>` };

describe('tell', () => {
  describe('in Russian', () => {
    beforeEach(() => changeLanguage('ru'));
    test('the end counts turns in the right form', () => {
      expect([1, 2, 5, 21].map((count) => t('ending.turns', { count }))).toEqual(['ход', 'хода', 'ходов', 'ход']);
    });
    // Sabotage: a way to the very end of a measure, which is of whole mm, was told as 0.99 of it.
    test('what falls short of a whole measure by less than its places can be told apart is told as whole, what is beyond is not', () => {
      expect([59.4, 119.3, 60.4].map((mm) => formatLength(mm, telling).unit.split('\u00a0')[0])).toEqual([
        '1',
        '2',
        '1,01',
      ]);
    });
    // Sabotage: 2.04 steps were told as 2, and what is lawful up to 2 was refused without a reason to be seen.
    test('a length near a whole number of measures is told to a hundredth', () => {
      expect([61, 59, 122, 66, 121.8].map((mm) => formatLength(mm, telling).unit.split('\u00a0')[0])).toEqual([
        '1,02',
        '0,98',
        '2,03',
        '1,1',
        '2,03',
      ]);
      expect(formatLength(120, telling).unit).toBe('2\u00a0меры');
    });
    test('numbers have a comma and measures their plural, fractions too', () => {
      expect(formatNumber(4.25)).toBe('4,3');
      expect(formatPercent(0.55)).toBe('55\u00a0%');
      expect([60, 120, 300, 258].map((mm) => formatLength(mm, telling).unit)).toEqual([
        '1\u00a0мера',
        '2\u00a0меры',
        '5\u00a0мер',
        '4,3\u00a0меры',
      ]);
      expect(formatLength(258, telling).cm).toBe('25,8\u00a0см');
    });
    test('counts choose all the forms', () => {
      const forms = [1, 2, 5, 11, 21, 22].map((count) => t('shelf.plies', { count }));
      expect(forms).toEqual(['1 действие', '2 действия', '5 действий', '11 действий', '21 действие', '22 действия']);
    });
  });
  describe('in English', () => {
    beforeEach(() => changeLanguage('en'));
    test('numbers have a point', () => {
      expect(formatNumber(4.25)).toBe('4.3');
      expect(formatPercent(0.55)).toBe('55%');
      // Who is hidden but for a hair may be shot at: he is not told to be hidden wholly.
      expect([0, 1e-4, 0.995, 0.9999, 1 - 1e-12, 1].map(formatPercent)).toEqual([
        '0%',
        '<\u00a01%',
        '>\u00a099%',
        '>\u00a099%',
        '100%',
        '100%',
      ]);
      expect([60, 120, 90].map((mm) => formatLength(mm, telling).unit)).toEqual([
        '1\u00a0measure',
        '2\u00a0measures',
        '1.5\u00a0measures',
      ]);
    });
    test('values are told in their own way', () => {
      expect(t('live.turn', { seat: { seat: 'red' }, why: { key: 'ui:over' } })).toBe('Red to play. Match over');
      expect(t('pieces.nearest', { who: { piece: 'red1' }, far: 2 })).toBe('nearest: something, 2');
      expect(
        formatMessage({ key: 'ui:pieces.nearest', values: { who: { piece: 'red1' }, far: { mm: 60 } } }, telling),
      ).toBe('nearest: <red1>, 1\u00a0measure');
    });
    test('a rulebook is listed by rule id', () => {
      expect(ruleIds('toy-soldiers')).toEqual(
        Array.from({ length: 18 }, (_, i) => `TS-${String(i + 1).padStart(2, '0')}`),
      );
      expect(hasText('toy-soldiers:TS-01')).toBe(true);
      expect(hasText('toy-soldiers:TS-19')).toBe(false);
    });
  });
  test('the first wished language that there is', () => {
    expect(bestLanguage(['de-AT', 'ru-RU', 'en'])).toBe('ru');
    expect(bestLanguage(['fr'])).toBe('en');
  });
});

test('dates are written as where the reader lives', () => {
  expect(localeFor('en', ['ru-RU', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(localeFor('ru', ['en-GB'])).toBe('ru');
});

test('a length near a whole measure is told to a hundredth, so that it does not read as whole', () => {
  const told = [119, 120, 121, 122, 59, 61, 3, 1, 0, 600, 601].map((mm) => toUnits(mm, 60));
  expect(told).toEqual([1.98, 2, 2.02, 2.03, 0.98, 1.02, 0.1, 0.02, 0, 10, 10.02]);
});
