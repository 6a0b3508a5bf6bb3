import { describe, expect, test } from 'vitest';
import { type ArrangedTable, checkTable } from '../../src/core/position/arrangedTable.ts';
import { designLink } from '../../src/storage/designFile.ts';
import { packLink } from '../../src/storage/linkCode.ts';
import { tableDesign, tableInLink } from '../../src/storage/tableFile.ts';
import { gameOf } from '../games.ts';

const game = gameOf('toy-soldiers');
if (!game) throw new Error('There is no Toy Soldiers.');
const table: ArrangedTable = {
  options: game.schema.options.parse({}) as ArrangedTable['options'],
  seats: ['blue', 'red'],
  position: {
    to: 'red',
    pieces: [
      { id: 'tree1', at: { x: 200, y: 300 } },
      { id: 'blue1', at: { x: 400, y: 500 } },
      { id: 'red1', at: { x: 400, y: 100 }, marks: ['spent'] },
    ],
  },
};
const HOSTILE = '<img src=x onerror=alert(1)>"\u202e';
const linkOf = async (name: string, content: ArrangedTable): Promise<string> =>
  (await designLink(tableDesign(game), { name, content })) ?? '';
const faultIn = async (code: string): Promise<string | null> => {
  const read = await tableInLink(code);
  return 'error' in read ? read.error.key : null;
};

describe('a table as a link', () => {
  test('comes back as it went, with a name that is only text', async () => {
    const read = await tableInLink(await linkOf(HOSTILE, table));
    expect(read).toMatchObject({ game: { id: 'toy-soldiers' }, table });
    expect('name' in read && read.name).toMatch(/^<img src=x onerror=alert\(1\)>"$/);
  });
  test('that the rules refuse is let in: the set-up names what is wrong', async () => {
    const { position } = table;
    const crowded = {
      ...table,
      position: { ...position, pieces: position.pieces.map((each) => ({ ...each, at: { x: 200, y: 300 } })) },
    };
    const read = await tableInLink(await linkOf('Crowd', crowded));
    expect('table' in read && checkTable(read.game, read.table).refused.map(({ placing }) => placing.id)).toEqual([
      'blue1',
      'red1',
    ]);
  });
  test('is refused in words if it is damaged, of no game, or no table of its game', async () => {
    const code = await linkOf('Ford', table);
    expect(await faultIn(code.slice(0, code.length / 2))).toBe('core:linkNoTable');
    expect(await faultIn('')).toBe('core:linkNoTable');
    expect(await faultIn('A'.repeat(200_001))).toBe('core:linkNoTable');
    const other = async (part: object): Promise<string> =>
      (await packLink(JSON.stringify({ format: 'mera-table-1', game: game.id, name: 'Ford', table, ...part }))) ?? '';
    expect(await faultIn(await other({}))).toBeNull();
    expect(await faultIn(await other({ game: 'chess' }))).toBe('core:fileNoGame');
    expect(await faultIn(await other({ game: '__proto__' }))).toBe('core:fileNoGame');
    expect(await faultIn(await other({ format: 'mera-table-2' }))).toBe('core:fileOtherFormat');
    expect(await faultIn(await other({ format: 'mera-army-1' }))).toBe('core:fileNotTable');
    expect(await faultIn(await other({ table: { ...table, options: { squad: 'crowd' } } }))).toBe('core:fileNotTable');
    expect(await faultIn((await packLink('{"a":'.repeat(40))) ?? '')).toBe('core:linkNoTable');
  });
  test('is short enough to send for forty pieces', async () => {
    const pieces = Array.from({ length: 40 }, (_, i) => ({ id: `tree${i + 1}`, at: { x: 17 * i, y: 911 - 23 * i } }));
    const code = await linkOf('Forest', { ...table, position: { to: 'blue', pieces } });
    expect(code.length).toBeGreaterThan(100);
    expect(code.length).toBeLessThan(2000);
  });
});
