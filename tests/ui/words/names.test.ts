import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatNumber, formatPercent, changeLanguage, formatMessage, t } from '../../../src/i18n/index.ts';
import { shortened, createSpokenContext, createFormatContext } from '../../../src/presentation/text/formatters.ts';

const players = [
  { seat: 'blue', name: 'Anna' },
  { seat: 'red', name: '' },
] as const;
const wins = (seat: 'blue' | 'red') => ({ key: 'toy-soldiers:over.last', values: { seat: { seat } } });

describe('players are told by the names they gave', () => {
  beforeEach(() => changeLanguage('en'));
  test('a typed name stands where a seat is told, with the shape of the seat for the eye; without one the seat', () => {
    expect(formatMessage(wins('blue'), createFormatContext(players))).toMatch(/^●\u00a0Anna wins/);
    expect(formatMessage(wins('blue'), createSpokenContext(players))).toMatch(/^Anna wins/);
    expect(formatMessage(wins('red'), createSpokenContext(players))).toMatch(/^Red wins/);
  });
  test('also within the messages that a message is made of', () => {
    const side = { key: 'siege:side.attacker', values: { seat: { seat: 'blue' } } } as const;
    expect(
      formatMessage({ key: 'ui:live.turn', values: { seat: side, why: 'x' } }, createSpokenContext(players)),
    ).toContain('Anna');
  });
  test('a Russian sentence does not ask for the number or the gender of the name', async () => {
    await changeLanguage('ru');
    expect(formatMessage(wins('blue'), createSpokenContext(players))).toBe(
      'Победа: Anna. У противника не осталось солдатиков',
    );
    expect(formatMessage(wins('red'), createSpokenContext(players))).toBe(
      'Победа Красных. У противника не осталось солдатиков',
    );
  });
  // Sabotage: «Передайте экран Маша».
  test('a Russian sentence names a side in its case, and a typed name by itself', async () => {
    await changeLanguage('ru');
    expect([t('curtain.title', { name: { seat: 'red' } }), t('curtain.title', { name: 'Маша' })]).toEqual([
      'Передайте экран Красным',
      'Передайте экран игроку Маша',
    ]);
    expect([t('beat.turn', { who: { seat: 'plum' } }), t('beat.turn', { who: 'Маша' })]).toEqual([
      'Ход Сливовых',
      'Ход: Маша',
    ]);
  });
  test('a long name is cut, whole letters only', () => {
    expect(shortened('Константин')).toBe('Константин');
    expect(shortened('Александра Константиновна')).toBe('Александра Конста…');
    expect(shortened('🦊'.repeat(30))).toBe(`${'🦊'.repeat(17)}…`);
  });
});

test('what has no name is told without its id', async () => {
  await changeLanguage('en');
  const names = { key: 'core:overlap', values: { one: { piece: 'blue/1' }, other: { piece: 'wall-7' } } };
  for (const formatContext of [createFormatContext(players), {}])
    expect(formatMessage(names, formatContext)).toMatch(/^something and something overlap/);
});

test('the format of numbers is made once a language', async () => {
  await changeLanguage('en');
  [formatNumber(1.5), formatNumber(1.5, 3), formatPercent(0.5)].forEach(String);
  const made = vi.spyOn(Intl, 'NumberFormat');
  expect([formatNumber(2.5), formatNumber(2.125, 3), formatPercent(0.25)]).toEqual(['2.5', '2.125', '25%']);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
