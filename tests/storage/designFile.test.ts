import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/core/message.ts';
import { READY } from '../../src/games/sci-fi/armies/armies.ts';
import { armySchema } from '../../src/games/sci-fi/types.ts';
import { READY as FORTRESSES, rowsSchema } from '../../src/games/siege/fortress/fortress.ts';
import { type DesignType, designToText, parseDesign } from '../../src/storage/designFile.ts';
import { arrangedTableSchema } from '../../src/core/position/arrangedTable.ts';
import { parseMatchFile } from '../../src/storage/matchFile.ts';

const army: DesignType<unknown> = { kind: 'army', game: 'sci-fi', schema: armySchema };
const fortress: DesignType<unknown> = { kind: 'fortress', game: 'siege', schema: rowsSchema };
const armyText = designToText(army, { name: 'Первая', content: READY.battle.blue });
const fortressText = designToText(fortress, { name: 'Keep', content: FORTRESSES.palace });
const table: DesignType<unknown, 'table'> = { kind: 'table', game: 'siege', schema: arrangedTableSchema };
const pieces = [
  { id: 'blue1', at: { x: 100, y: 200 } },
  { id: 'red1', at: { x: 300, y: 200 }, marks: ['moved'] },
];
const content = { options: { fortress: 'palace' }, seats: ['blue', 'red'], position: { to: 'red', pieces } };
const tableText = designToText(table, { name: 'Ford', content });
const withPieces = (next: unknown): string =>
  changed(tableText, { table: { ...content, position: { to: 'red', pieces: next } } });
const changed = (text: string, change: object): string => JSON.stringify({ ...JSON.parse(text), ...change });
const refusal = (text: string, craft: DesignType<unknown, 'army' | 'fortress' | 'table'>): string | null => {
  const read = parseDesign(text, craft);
  if (!('error' in read)) return null;
  const where = read.error.values?.['where'] as Message | undefined;
  return [read.error.key, where?.key.replace('core:where', ''), where?.values?.['n'] as number | undefined]
    .filter(Boolean)
    .join(' ');
};

describe('a design as a file', () => {
  test('comes back as it went, with its name', () => {
    expect(parseDesign(armyText, army)).toEqual({ name: 'Первая', content: READY.battle.blue });
    expect(parseDesign(fortressText, fortress)).toEqual({ name: 'Keep', content: FORTRESSES.palace });
    expect(parseDesign(tableText, table)).toEqual({ name: 'Ford', content });
  });
  test.each([
    ['nothing', '', army, 'core:fileNotJson'],
    ['half a file', armyText.slice(0, 60), army, 'core:fileNotJson'],
    ['too much', `"${'x'.repeat(1_000_001)}"`, army, 'core:fileTooBig'],
    ['a list', '[]', army, 'core:fileNotArmy Head'],
    ['a number', '7', fortress, 'core:fileNotFortress Head'],
    ['a match', '{"format": 1, "game": "sci-fi"}', army, 'core:fileNotArmy Head'],
    ['a later form', changed(armyText, { format: 'mera-army-2' }), army, 'core:fileOtherFormat'],
    ['a fortress for an army', fortressText, army, 'core:fileNotArmy Head'],
    ['an army for a fortress', armyText, fortress, 'core:fileNotFortress Head'],
    ['an army of another game', changed(armyText, { game: 'siege' }), army, 'core:fileNotArmy Head'],
    ['no name', changed(armyText, { name: 5 }), army, 'core:fileNotArmy Head'],
    ['an unknown unit', changed(armyText, { army: ['scout', 'dragon'] }), army, 'core:fileNotArmy Piece 2'],
    ['a crowd', changed(armyText, { army: Array(61).fill('scout') }), army, 'core:fileNotArmy Head'],
    ['an unknown module', changed(fortressText, { fortress: ['WXW'] }), fortress, 'core:fileNotFortress Row 1'],
    ['rows of two lengths', changed(fortressText, { fortress: ['W', 'WW'] }), fortress, 'core:fileNotFortress Head'],
    ['a table of another game', changed(tableText, { game: 'flick' }), table, 'core:fileNotTable Head'],
    [
      'a table without seats',
      changed(tableText, { table: { ...content, seats: [] } }),
      table,
      'core:fileNotTable Head',
    ],
    ['a piece in no place', withPieces([...pieces, { id: 'red2' }]), table, 'core:fileNotTable Piece 3'],
    [
      'a piece beyond all tables',
      withPieces([{ id: 'red2', at: { x: 1e9, y: 0 } }]),
      table,
      'core:fileNotTable Piece 1',
    ],
    ['a crowd on a table', withPieces(Array(201).fill(pieces[0])), table, 'core:fileNotTable Head'],
    ['too many rows', changed(fortressText, { fortress: Array(5).fill('WWW') }), fortress, 'core:fileNotFortress Head'],
  ])('%s is refused in words', (_, text, craft, key) => {
    expect(refusal(text, craft)).toBe(key);
  });
  test('what is sound but not lawful yet is let in: the editor says what is missing', () => {
    expect(refusal(changed(armyText, { army: ['tank'] }), army)).toBeNull();
    expect(refusal(changed(fortressText, { fortress: ['W.W'] }), fortress)).toBeNull();
  });
  test('the shelf of matches tells it apart from a match', () => {
    expect(parseMatchFile(armyText)).toEqual({ error: { key: 'core:fileIsDesign' } });
    expect(parseMatchFile(fortressText)).toEqual({ error: { key: 'core:fileIsDesign' } });
    expect(parseMatchFile(tableText)).toEqual({ error: { key: 'core:fileIsDesign' } });
  });
});
