import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { isolated } from '../../src/core/message.ts';
import { cleanName, cleanText, plainText } from '../../src/core/names.ts';
import { changeLanguage } from '../../src/i18n/index.ts';
import { matchToText, parseMatchFile } from '../../src/storage/matchFile.ts';
import { playerCalled, playerName } from '../../src/ui/components/SeatName.tsx';
import { createFormatContext } from '../../src/presentation/text/formatters.ts';
import '../games.ts';

const [RLO, PDF, LRI, PDI, FSI, ZWSP] = ['\u202E', '\u202C', '\u2066', '\u2069', '\u2068', '\u200B'];
const HEBREW = 'משה (2)';
const file = readFileSync(new URL('names.mera.json', import.meta.url), 'utf8');
/** The players of a match's file in which one has this name. */
const playersOf = (name: string) => {
  const data = JSON.parse(file) as { players: { seat: string; name: string }[] };
  const [blue, red] = data.players;
  const read = parseMatchFile(JSON.stringify({ ...data, players: [{ ...blue, name }, red] }));
  if ('error' in read) throw new Error(read.error.key);
  expect(read.stopped).toBeNull();
  return read.match;
};

beforeAll(async () => {
  await changeLanguage('en');
});

describe('a name', () => {
  test.each([
    ['an override', `${RLO}nikolai`, 'nikolai'],
    ['an override that ends', `a${RLO}b${PDF}c`, 'abc'],
    ['isolates of its own', `${LRI}Anna${PDI}`, 'Anna'],
    ['controls and lines', 'Anna\u0000\tMaria\nvon\u2028Lund\u007F', 'Anna Maria von Lund'],
    ['half a letter', 'Ann\uD83Da', 'Anna'],
    ['nothing that is seen', `${ZWSP}${ZWSP}`, ''],
    ['fillers and a mark alone', '\u3164\u2800\u115F \u0301', ''],
    ['spaces around', '  Иван \u00A0 Петрович ', 'Иван Петрович'],
    ['letters from right to left', HEBREW, HEBREW],
    ['an emoji with joiners', '👩‍🚀 Ада', '👩‍🚀 Ада'],
  ])('of %s', (_, typed, kept) => expect(cleanName(typed)).toBe(kept));
  test('keeps its spaces while it is typed, and a longer text its lines', () => {
    expect(plainText(`Anna ${RLO}`)).toBe('Anna ');
    expect(cleanText(' One.\nTwo.\u0007 ')).toBe('One.\nTwo.');
  });
});

describe('a name in a match’s file', () => {
  test('turns nothing round, and is written without what nobody sees', () => {
    const match = playersOf(`${RLO}nikolai`);
    expect(match.players[0]?.name).toBe('nikolai');
    expect(matchToText(match)).not.toContain(RLO);
  });
  test('of nothing visible is none: the seat is told', () => {
    const [blue] = playersOf(`${ZWSP}${ZWSP}`).players;
    if (!blue) throw new Error('There is no Blue.');
    expect([blue.name, playerName(blue), playerCalled(blue)]).toEqual(['', 'Blue', 'Blue']);
  });
  test('of the other direction stays as it is, and is set apart in sentences', () => {
    const { players } = playersOf(HEBREW);
    expect(players[0]?.name).toBe(HEBREW);
    expect(createFormatContext(players).player?.('blue')).toBe(`●\u00a0${FSI}${HEBREW}${PDI}`);
    expect(isolated('Константин')).toBe('Константин');
  });
  test('of a long word is cut in sentences', () => {
    const { players } = playersOf('Константинополитаноконстантинопольский');
    expect(createFormatContext(players).player?.('blue')).toBe('●\u00a0Константинополита…');
  });
});
