import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkDice } from '../../src/core/diceCheck.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { type Entry, type Match, matchSchema } from '../../src/core/match.ts';
import { cleanWord, type SeatWord, textOfWords } from '../../src/core/words.ts';
import { seedOfWords } from '../../src/store/seedOfWords.ts';
import { newMatch } from '../../src/ui/starting/startMatch.ts';
import { gameOf } from '../games.ts';
import { replay } from '../replay.ts';
import { matchOf, playOut } from '../walk.ts';

const toySoldiers = gameOf('toy-soldiers') as AnyGame;
const stratego = gameOf('stratego') as AnyGame;
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const WORDS: readonly SeatWord[] = [
  { seat: 'blue', word: 'Río' },
  { seat: 'red', word: 'ёж' },
];

describe('the seed of two words (MERA-03)', () => {
  test('is the SHA-256 of the words, one a line', async () => {
    expect(await seedOfWords(WORDS)).toBe(sha256('Río\nёж'));
    expect(await seedOfWords(WORDS.toReversed())).not.toBe(await seedOfWords(WORDS));
  });
  // Sabotage: words were hashed as they were typed.
  test('does not depend on spaces around a word or on how its letters are composed', async () => {
    const typed = [
      { seat: 'blue', word: '  R\u0069\u0301o ' },
      { seat: 'red', word: 'е\u0308ж' },
    ] as const;
    expect(await seedOfWords(typed)).toBe(await seedOfWords(WORDS));
    expect(cleanWord(' two\n  words ')).toBe('two words');
  });
  // Sabotage: words were joined without a mark between them.
  test('differs where the same letters are divided otherwise', async () => {
    const one = [
      { seat: 'blue', word: 'ab' },
      { seat: 'red', word: 'c' },
    ] as const;
    const other = [
      { seat: 'blue', word: 'a' },
      { seat: 'red', word: 'bc' },
    ] as const;
    expect(await seedOfWords(one)).not.toBe(await seedOfWords(other));
  });
  test('hostile words are only text', () => {
    const hostile = '<img src=x onerror=alert(1)>\u202Eabc\u0000\u200B';
    expect(textOfWords([{ seat: 'blue', word: hostile }])).toBe('<img src=x onerror=alert(1)>abc');
  });
});

describe('a match of words', () => {
  const plan = {
    options: toySoldiers.schema.options.parse({}),
    takeBack: 'free',
    players: [
      { seat: 'blue', name: '' },
      { seat: 'red', name: '', bot: 'plain' },
    ],
  } as const;
  // Sabotage: the bots used the seed of the words too.
  test('keeps the words and their seed, and the bots have a seed of their own', () => {
    const match = newMatch(toySoldiers, { ...plan, players: [...plan.players], words: WORDS, seed: 'of words' });
    expect(match).toMatchObject({ words: WORDS, seed: 'of words' });
    expect(match.botSeed).toMatch(/^[0-9a-f]{32}$/);
  });
  test('in a game with secrets the words decide too', () => {
    const options = stratego.schema.options.parse({});
    const match = newMatch(stratego, { ...plan, options, players: [...plan.players], words: WORDS, seed: 'of words' });
    expect(match.seed).toBe('of words');
  });
  test('an old record has none, and wrong words are refused', () => {
    const match = matchOf(toySoldiers, 'words');
    expect(matchSchema.parse(match).words).toBeUndefined();
    for (const words of [[], [{ seat: 'green', word: 'a' }], [{ seat: 'blue' }], 'word'])
      expect(matchSchema.safeParse({ ...match, words }).success).toBe(false);
  });
});

describe('the check of the dice', () => {
  const plain = Object.keys(toySoldiers.bots)[0] ?? '';
  const played = (seed: string): Match =>
    playOut(toySoldiers, matchOf(toySoldiers, seed), 60, { blue: plain, red: plain }).match;
  const check = (match: Match, seed: string) =>
    checkDice(toySoldiers, match, replay(toySoldiers, match).steps, seed).map(({ verdict }) => verdict);
  test('every roll agrees with the seed that decided it', async () => {
    const seed = await seedOfWords(WORDS);
    const verdicts = check(played(seed), seed);
    expect(verdicts.length).toBeGreaterThan(20);
    expect(new Set(verdicts)).toEqual(new Set(['agrees']));
  });
  // Sabotage: the dice of the record were compared with themselves.
  test('with other words some rolls differ', async () => {
    const verdicts = check(played('another seed'), await seedOfWords(WORDS));
    expect(verdicts).toContain('differs');
  });
  test('a typed die is not checked', () => {
    const match = played('typed');
    const { steps } = replay(toySoldiers, match);
    const at = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'rolled'));
    const dice = steps[at]?.events.flatMap((event) => (event.kind === 'rolled' ? event.dice : [])) ?? [];
    const entries = match.entries.slice(0, at).map((entry, i): Entry => (i === at - 1 ? { ...entry, dice } : entry));
    expect(check({ ...match, entries }, 'typed').at(-1)).toBe('typed');
  });
});
