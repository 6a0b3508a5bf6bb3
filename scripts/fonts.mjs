// Cuts the typefaces into small files (src/ui/fonts) and writes their styles (src/ui/styles/fonts.css).
// Usage: node scripts/fonts.mjs
import './lib/help.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const WEIGHTS = { min: 400, max: 800 };
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'pnum', 'rclt', 'rvrn', 'tnum'];
/** What the texts of both languages are written in besides Cyrillic letters. */
const BASIC = '0020-007E 00A0 00A7 00AB 00B0-00B1 00B7 00BB 00BD 00D7 2013-2014 2018-2019 201C-201E 2026 2212';
/** Other Latin letters and signs, for names that players type. */
const LATIN =
  '00A1-00A6 00A8-00AA 00AC-00AF 00B2-00B6 00B8-00BA 00BC 00BE-00D6 00D8-00FF 0131 0152-0153 02BB-02BC 02C6 02DA 02DC 2009-200B 201A 2020-2022 2030 2039-203A 2044 20AC 2122 2215';
const CYRILLIC = '0301 0400-045F 0490-0491 04B0-04B1 2116';
/** The letters of ‘Русский’ on the switch of languages, which is there in English too. */
const NAME = '0420 0438-0439 043A 0441 0443';
const FACES = [
  ['onest', 'latin', 'basic', BASIC],
  ['onest', 'latin', 'latin', LATIN],
  ['onest', 'cyrillic', 'cyrillic', CYRILLIC],
  ['onest', 'cyrillic', 'name', NAME],
  ['piazzolla', 'latin', 'basic', BASIC],
  ['piazzolla', 'latin', 'latin', LATIN],
  ['piazzolla', 'cyrillic', 'cyrillic', CYRILLIC],
];
const FAMILY = { onest: 'Onest', piazzolla: 'Piazzolla' };

const codes = (range) => {
  const [from, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};
const face = (family, part, ranges) => `@font-face {
  font-family: '${FAMILY[family]} ${part === 'name' ? 'Name' : 'Variable'}';
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url('../fonts/${family}.${part}.woff2') format('woff2');
  unicode-range: ${ranges.map((range) => `U+${range}`).join(', ')};
}`;

mkdirSync('src/ui/fonts', { recursive: true });
const css = [
  '/* The scripts of the two languages only, written by scripts/fonts.mjs; all are kept for play without a network. */',
];
for (const [family, script, part, text] of FACES) {
  const ranges = text.split(' ');
  const source = readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`,
  );
  const cut = await subsetFont(source, String.fromCodePoint(...ranges.flatMap(codes)), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS },
  });
  writeFileSync(`src/ui/fonts/${family}.${part}.woff2`, cut);
  css.push(face(family, part, ranges));
  console.log(`${family}.${part}.woff2: ${cut.length} bytes of ${source.length}`);
}
writeFileSync('src/ui/styles/fonts.css', `${css.join('\n')}\n`);
