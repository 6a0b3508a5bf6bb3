import { describe, expect, test } from 'vitest';
import doorEn from '../../src/i18n/door.en.json';
import doorRu from '../../src/i18n/door.ru.json';
import en from '../../src/i18n/en.json';
import ru from '../../src/i18n/ru.json';

const stem = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const wants = (texts: Record<string, string>, key: string): string[] =>
  [
    ...new Set(
      Object.entries(texts).flatMap(([each, text]) =>
        stem(each) === key ? [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map((match) => match[1] ?? '') : [],
      ),
    ),
  ].sort();

describe.each(['ui', 'core'] as const)('the words of the shell: %s', (namespace) => {
  const texts: { en: Record<string, string>; ru: Record<string, string> } = {
    en: { ...doorEn[namespace], ...en[namespace] },
    ru: { ...doorRu[namespace], ...ru[namespace] },
  };
  const keys = [...new Set(Object.keys(texts.en).map(stem))].sort();
  test('are the same in both languages', () => {
    expect([...new Set(Object.keys(texts.ru).map(stem))].sort()).toEqual(keys);
  });
  test('want the same values in both, and Russian has all its plurals', () => {
    for (const key of keys) {
      expect(wants(texts.ru, key), key).toEqual(wants(texts.en, key));
      if (`${key}_other` in texts.en)
        expect(Object.keys(texts.ru).filter((each) => stem(each) === key).length, key).toBe(4);
    }
  });
  test('Russian is Russian', () => {
    for (const [key, text] of Object.entries(texts.ru))
      if (
        /[A-Za-z]{4,}/.test(
          text.replace(/\{\{[\w, ]+\}\}|Mera|mera|json|JSON|Enter|Escape|Shift|Ctrl|Page|Down|Moodle|GIFT/g, ''),
        )
      )
        throw new Error(`${key}: ${text}`);
  });
});
