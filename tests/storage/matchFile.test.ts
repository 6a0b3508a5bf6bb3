import { describe, expect, test } from 'vitest';
import { matchSchema } from '../../src/core/match.ts';
import { replay } from '../replay.ts';
import { toySoldiers } from '../../src/games/toy-soldiers/index.ts';
import { matchToText, parseMatchFile } from '../../src/storage/matchFile.ts';
import { createFormatContext } from '../../src/presentation/text/formatters.ts';
import { viewToText } from '../../src/storage/viewFile.ts';
import '../games.ts';
import { goldenText } from '../golden.ts';

const text = goldenText('toy-soldiers.over-last');
const match = matchSchema.parse(JSON.parse(text));
const changed = (change: object): string => JSON.stringify({ ...match, ...change });
const keyOf = (file: string): string | null => {
  const read = parseMatchFile(file);
  return 'error' in read ? read.error.key : null;
};

describe('a match as a file', () => {
  test('comes back as it went', () => {
    // Options that are younger than the record have their defaults.
    const options = toySoldiers.schema.options.parse(match.options);
    expect(parseMatchFile(matchToText(match))).toEqual({
      match: { ...match, options },
      over: true,
      won: ['red'],
      bots: null,
      stopped: null,
    });
  });
  test.each([
    ['nothing', '', 'core:fileNotJson'],
    ['half a file', text.slice(0, text.length / 2), 'core:fileNotJson'],
    ['another file', '{"hello": 1}', 'core:fileNotMatch'],
    ['a list', '[]', 'core:fileNotMatch'],
    ['a later format', changed({ format: 3 }), 'core:fileOtherFormat'],
    ['a game unknown here', changed({ game: 'chess' }), 'core:fileNoGame'],
    ['options out of range', changed({ options: { squad: 400 } }), 'core:fileBadOptions'],
    ['a seat taken twice', changed({ players: [match.players[0], match.players[0]] }), 'core:fileBadSeats'],
    ['too few players', changed({ players: [match.players[0]] }), 'core:fileBadSeats'],
    ['a die of seven', changed({ entries: [{ action: { type: 'lot' }, dice: [7, 1] }] }), 'core:fileNotMatch'],
    ['too much', `"${'x'.repeat(20_000_001)}"`, 'core:fileTooBig'],
  ])('%s is refused in words', (_, file, key) => {
    expect(keyOf(file)).toBe(key);
  });
  test('where it is damaged is told in words, not by the names of its parts', () => {
    const where = (file: string): unknown => {
      const read = parseMatchFile(file);
      return 'error' in read ? read.error.values?.['where'] : null;
    };
    const entries = [match.entries[0], { action: {}, dice: [7] }];
    expect(where(changed({ entries }))).toEqual({ key: 'core:whereAction', values: { n: 2 } });
    expect(where(changed({ players: [match.players[0], { seat: 'pink' }] }))).toEqual({
      key: 'core:wherePlayer',
      values: { n: 2 },
    });
    expect(where(changed({ seed: 5 }))).toEqual({ key: 'core:whereHead' });
    expect(where(changed({ options: { squad: 400 } }))).toEqual({ key: 'toy-soldiers:option.squad' });
    expect(where(changed({ options: 5 }))).toEqual({ key: 'core:whereHead' });
  });
  test.each(['zorro', 'constructor', '__proto__', ''])('for an unknown bot “%s” the best one plays', (bot) => {
    const read = parseMatchFile(changed({ players: [match.players[0], { ...match.players[1], bot }] }));
    if ('error' in read) throw new Error(read.error.key);
    expect(read.match.players.map((player) => player.bot)).toEqual([match.players[0]?.bot, 'sharp']);
    expect(read.bots).toEqual({ key: 'core:otherBot', values: { bot: { key: 'toy-soldiers:bot.sharp' } } });
  });
  test.each(['random', 'plain', 'sharp'])('the bot “%s” plays on', (bot) => {
    const players = match.players.map((player) => ({ ...player, bot }));
    expect(parseMatchFile(changed({ players }))).toMatchObject({ match: { players }, bots: null });
  });
  test('what one player saw is told apart from a match (ST-15)', () => {
    const { steps } = replay(toySoldiers, match);
    expect(keyOf(viewToText(toySoldiers, match, steps, 'red'))).toBe('core:fileIsView');
  });
  test('a record that stops fitting is kept and its note says why', () => {
    const read = parseMatchFile(changed({ entries: [...match.entries.slice(0, 5), { action: { type: 'defend' } }] }));
    if ('error' in read) throw new Error(read.error.key);
    expect(read.stopped?.text.key).toMatch(/^toy-soldiers:no/);
    // It names pieces as the table does.
    expect(createFormatContext([], read.stopped?.scene).label?.('blue1')).not.toBe('blue1');
    expect(read.match.entries.length).toBe(6);
  });
});
