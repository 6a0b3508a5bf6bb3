import { beforeEach, describe, expect, test, vi } from 'vitest';
import { number, percent, speak, tell } from '../../../src/i18n/index.ts';
import { inShort, speaking, telling } from '../../../src/ui/words.ts';

const players = [
  { seat: 'blue', name: 'Anna' },
  { seat: 'red', name: '' },
] as const;
const wins = (seat: 'blue' | 'red') => ({ key: 'toy-soldiers:over.last', values: { seat: { seat } } });

describe('players are told by the names they gave', () => {
  beforeEach(() => speak('en'));
  test('a typed name stands where a seat is told, with the shape of the seat for the eye; without one the seat', () => {
    expect(tell(wins('blue'), telling(players))).toMatch(/^●\u00a0Anna wins/);
    expect(tell(wins('blue'), speaking(players))).toMatch(/^Anna wins/);
    expect(tell(wins('red'), speaking(players))).toMatch(/^Red wins/);
  });
  test('also within the messages that a message is made of', () => {
    const side = { key: 'siege:side.attacker', values: { seat: { seat: 'blue' } } } as const;
    expect(tell({ key: 'ui:live.turn', values: { seat: side, why: 'x' } }, speaking(players))).toContain('Anna');
  });
  test('a Russian sentence does not ask for the number or the gender of the name', async () => {
    await speak('ru');
    expect(tell(wins('blue'), speaking(players))).toBe('Anna: победа, у противника не осталось солдатиков');
  });
  test('a long name is cut, whole letters only', () => {
    expect(inShort('Константин')).toBe('Константин');
    expect(inShort('Александра Константиновна')).toBe('Александра Конста…');
    expect(inShort('🦊'.repeat(30))).toBe(`${'🦊'.repeat(17)}…`);
  });
});

test('what has no name is told without its id', async () => {
  await speak('en');
  const names = { key: 'core:overlap', values: { one: { piece: 'blue/1' }, other: { piece: 'wall-7' } } };
  for (const formatContext of [telling(players), {}])
    expect(tell(names, formatContext)).toMatch(/^something and something overlap/);
});

test('the format of numbers is made once a language', async () => {
  await speak('en');
  [number(1.5), number(1.5, 3), percent(0.5)].forEach(String);
  const made = vi.spyOn(Intl, 'NumberFormat');
  expect([number(2.5), number(2.125, 3), percent(0.25)]).toEqual(['2.5', '2.125', '25%']);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
