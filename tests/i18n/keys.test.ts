import { describe, expect, test } from 'vitest';
import { type Text, textsIn } from './wording.ts';

/** Words for eyes and pointers. They tell nothing to a player who works by keys or by ear. */
const VISUAL = {
  en: /\b(?:yellow|drag|taps?|clicks?|pull back|scroll|lit|ring|dial)\b|\bpress it\b|\bselect this\b/i,
  ru: /жёлт|перетащ|перетас|тащи|оттян|подсве|кольц|щёлкни|нажмите (?:на|сюда)|отпуст/iu,
} as const;
/** Texts that a player by keys is told while playing: hints, what to select, and the levels of help. */
const ADVICE = /^(?:first|hint|pick|help|dropMoves\.help|lab\.stopped|arrange|noBot|brief)(?:\.|$)/;
const stem = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const named = ({ from, key, text }: Text): string => `${from} ${key}: ${text}`;

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  const texts = textsIn(language).filter(({ from }) => !from.startsWith('lessons'));
  const keys = new Set(texts.map(({ from, key }) => `${from} ${stem(key)}`));
  test('no text for keys speaks of what is seen or dragged', () => {
    const forKeys = texts.filter(({ key }) => stem(key).endsWith('.keys'));
    expect(forKeys.length).toBeGreaterThan(30);
    expect(forKeys.filter(({ text }) => VISUAL[language].test(text)).map(named)).toEqual([]);
  });
  // Sabotage: the text for keys of `first.walk` was removed.
  test('advice that speaks of what is seen or dragged has a text for keys too', () => {
    const bad = texts.filter(
      ({ from, key, text }) =>
        ADVICE.test(key) &&
        !stem(key).endsWith('.keys') &&
        VISUAL[language].test(text) &&
        !keys.has(`${from} ${stem(key)}.keys`),
    );
    expect(bad.map(named)).toEqual([]);
  });
  test('a text for keys stands beside a text for pointers', () => {
    const alone = [...keys].filter((key) => key.endsWith('.keys') && !keys.has(key.slice(0, -'.keys'.length)));
    expect(alone).toEqual([]);
  });
  // Sabotage: a step of a lesson said “press the yellow button”.
  test('no lesson speaks of what is only seen or dragged', () => {
    const bad = textsIn(language).filter(({ from, text }) => from.startsWith('lessons') && VISUAL[language].test(text));
    expect(bad.map(named)).toEqual([]);
  });
});
