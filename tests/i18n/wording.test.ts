import { describe, expect, test } from 'vitest';
import { type Language, sentencesOf, type Text, textsIn, withoutValues } from './wording.ts';

const LANGUAGES = ['en', 'ru'] as const;
const named = ({ from, key, text }: Text): string => `${from} ${key}: ${text}`;
const breaking = (language: Language, breaks: (text: Text) => boolean): string[] =>
  textsIn(language).filter(breaks).map(named);
const isShort = ({ from, key }: Text): boolean => !from.startsWith('lessons') && !/^[A-Z]{2,4}-\d/.test(key);

/** Words out of use, beside those of `tests/language`; a piece is "it". */
const ENGLISH = /\b(?:foes?|he|his|him|himself|lots?|somebody|seldom|toward|taken? back)\b/i;
/** Dice are rolled; only grenades are thrown. */
const THROWN = /\b(?:throw|throws|thrown|throwing)\b/i;
const SUBJECT = /(?:^|[.:;,] )one (?:may|can|must|does|has|is|wins|loses)\b/i;
const RUSSIAN = /(?<!\p{L})(?:враг|враж|хозя|нападающ|соперник|даром|освеж|взято назад|зерно случая|матч|щёлкните)/iu;
/** The terms of the source of a game, in its texts and in its lessons: what they are not called. */
const TERMS: Readonly<Record<string, RegExp>> = {
  flick: /(?<!\p{L})(?:оч(?:ко|ка|ков)|бо(?:ец|йц)|нападавш)/iu,
  siege: /(?<!\p{L})(?:пушк(?!ар)|ядр[оа]|ярус|стади|нападавш)/iu,
  stratego: /(?<!\p{L})(?:фигур|спинк|наискос)/iu,
  'toy-soldiers': /(?<!\p{L})(?:солдат(?!ик)|нападавш)/iu,
};

describe('words', () => {
  // Sabotage: “he is defeated” in an event.
  test('English says none of the words that players stumble over', () => {
    const bad = ({ text }: Text): boolean => {
      const words = withoutValues(text);
      return ENGLISH.test(words) || SUBJECT.test(words) || (THROWN.test(words) && !/grenade/i.test(words));
    };
    expect(breaking('en', bad)).toEqual([]);
  });
  // Sabotages: «враг» in a refusal, «очко» in a flick’s event.
  test('Russian says the terms of the sources', () => {
    const bad = ({ from, text }: Text): boolean => {
      const terms = TERMS[from.replace('lessons/', '')];
      const words = withoutValues(text);
      return RUSSIAN.test(words) || !!terms?.test(words);
    };
    expect(breaking('ru', bad)).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const colons = (text: string): number => (text.match(/[^\s\d]:(?=\s|$)/g) ?? []).length;
  // Sabotage: “{{who}}: {{what}}: roll”.
  test('a text has one colon at most, a rule or a lesson one a sentence', () => {
    const bad = (text: Text): boolean =>
      isShort(text) ? colons(text.text) > 1 : sentencesOf(text.text).some((sentence) => colons(sentence) > 1);
    expect(breaking(language, bad)).toEqual([]);
  });
  // Sabotage: a power was told as “30%” by the text itself.
  test('a percentage is written as the language writes it, by the app wherever it may change', () => {
    const written = new Intl.NumberFormat(language, { style: 'percent' }).format(0.4);
    const alike = new RegExp(`^${written.replace('40', '\\d+')}$`, 'u');
    const bad = (text: Text): boolean =>
      [...text.text.matchAll(/\d+\s?%/g)].some(([share]) => isShort(text) || !alike.test(share));
    expect(breaking(language, bad)).toEqual([]);
  });
});

/** What a place has room for, in letters without the values: buttons, hints and refusals of the games. */
const ROOM: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { 'do.': 24, 'hint.': 90, 'no.': 80 },
  ru: { 'do.': 28, 'hint.': 90, 'no.': 70 },
};
// Sabotage: “Set up for me: close together” on a button.
test.each(LANGUAGES)('buttons, hints and refusals have room for their words in %s', (language) => {
  const bad = ({ from, key, text }: Text): boolean => {
    const place = Object.keys(ROOM[language]).find((start) => key.startsWith(start));
    if (place === undefined || from === 'ui') return false;
    return Array.from(withoutValues(text)).length > (ROOM[language][place] ?? 0);
  };
  expect(breaking(language, bad)).toEqual([]);
});
