import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The signs of a part of a typeface, as its faces in the styles tell. */
const signsOf = (part: string): ((sign: string) => boolean) => {
  const css = readFileSync('src/ui/styles/fonts.css', 'utf8');
  const ranges = [...css.matchAll(/url\('\.\.\/fonts\/(\w+)\.(\w+)\.woff2'\)[^}]*unicode-range:([^;]+);/g)]
    .filter((match) => match[2] === part)
    .map((match) => [...(match[3] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]);
  expect(ranges.length).toBeGreaterThan(0);
  return (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return ranges.every((all) =>
      all.some(([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)),
    );
  };
};
const texts = [
  ...readdirSync('src/i18n').map((file) => `src/i18n/${file}`),
  ...['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick'].flatMap((game) =>
    ['en', 'ru'].map((language) => `src/games/${game}/texts.${language}.json`),
  ),
].filter((file) => file.endsWith('.json'));
/** Signs that neither typeface has: the device's own draws them. */
const DRAWN_ELSEWHERE = '→✕';

test('the files of the first screen hold all signs of both languages but Cyrillic letters, and theirs hold those', () => {
  const [basic, cyrillic] = [signsOf('basic'), signsOf('cyrillic')];
  const used = new Set(texts.flatMap((file) => Array.from(readFileSync(file, 'utf8'))).filter((sign) => sign > ' '));
  const lacking = [...used].filter((sign) => !DRAWN_ELSEWHERE.includes(sign) && !basic(sign) && !cyrillic(sign));
  expect(used.size).toBeGreaterThan(120);
  expect(lacking).toEqual([]);
  expect([...used].filter((sign) => /\p{Script=Latin}/u.test(sign) && !basic(sign))).toEqual([]);
  expect(Array.from('Русский').filter((sign) => !signsOf('name')(sign))).toEqual([]);
});
