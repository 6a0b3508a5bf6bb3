// Checks the style sheets of `src` against the layers, scales and names of `src/ui/styles/README.md`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedMedia } from '../lib/media.mjs';

const STYLES = 'src/ui/styles';
/** Where colours and windows are named. */
const [THEMES, MEDIA] = [`${STYLES}/themes.css`, `${STYLES}/media.css`];
/** Sheets without a layer: names of windows, and typefaces. */
const BARE = new Set([MEDIA, `${STYLES}/fonts.css`]);
const LAYERS = new Set([
  'reset',
  'theme',
  'components.modules',
  'components.base',
  'components.parts',
  'components.windows',
  'components.forced',
]);

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|(?<=[:\s,(])(?:white|black)\b(?!-)/gi;
/** The classes of shared components, which give them to their element. */
const OWN_CLASS = /(?<=className=")[^"]*(?<![\w-])(?:small|row|primary|tools)(?![\w-])[^"]*(?=")/g;
const CODE_COLOUR = /(?<=['"`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=['"`])|\b(?:rgba?|hsla?)\([^)]*\)/gi;
const STEP = 'var\\(--text-[1-8]\\)';
/** A step of the scale, something between or a multiple of steps, a part of the line's size, or a size on paper. */
const TEXT = new RegExp(`^(?:inherit|[\\d.]+(?:em|pt)|${STEP}|(?:calc|clamp|min|max)\\(.*${STEP}.*\\))( !important)?$`);
/** The size of the page itself, of which all lengths are built as rem (`scripts/lib/scaling.mjs`). */
const ROOT = new Set(['100%', 'max(100%, 100vw / 120)', 'calc(100vh / 56.8)']);
const LINE_HEIGHT = /\s*\/\s*(?:calc\([^/]*\)|[\d.]+\w*)(?=\s)/;
const DECLARATION = /(?<=[;{}]\s*)([a-z-]+):\s*([^;{}]+?)\s*(?=[;}])/g;

/** A sheet without its comments and addresses; each place keeps its line. @param {string} css */
const plain = (css) => css.replace(/\/\*[^]*?\*\/|url\([^)]*\)/g, (text) => text.replace(/[^\n]/g, ' '));
/** What is wrong with one declaration, or null. @param {string} property @param {string} value */
const wrongIn = (property, value) => {
  if (property === 'z-index' && !/^var\(--z-[a-z]+\)$/.test(value)) return 'use a --z-… name of tokens.css';
  if (property === 'font-size') return TEXT.test(value) || ROOT.has(value) ? null : 'use a --text-… step of tokens.css';
  if (property !== 'font' || value === 'inherit') return null;
  const size = value.replace(LINE_HEIGHT, '');
  const scaled = new RegExp(STEP).test(size) || /\s[\d.]+em\s/.test(size);
  return scaled && !/\d(?:px|rem|pt)/.test(size) ? null : 'use a --text-… step of tokens.css';
};
/** What is outside of a known layer. @param {string} css */
const outside = (css) => {
  const found = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) {
      const head = css.slice(from, at).trim();
      if (!/^@layer [\w.]+$/.test(head) || !LAYERS.has(head.slice(7))) found.push({ at: from, head });
    }
    if (css[at] === '}' && --depth === 0) from = at + 1;
    if (css[at] === ';' && depth === 0) from = at + 1;
  }
  return found;
};
/** The breaches in a style sheet. */
const inSheet = (file, css) => {
  const text = plain(css);
  const found = [];
  const tell = (at, what, why) => found.push(`${file}:${text.slice(0, at).split('\n').length}: ${what}; ${why}`);
  for (const { index, 0: all, 1: property, 2: value } of text.matchAll(DECLARATION)) {
    const why = wrongIn(property, value.replace(/\s+/g, ' '));
    if (why) tell(index, all.trim(), why);
  }
  if (file !== THEMES)
    for (const { index, 0: colour } of text.matchAll(COLOUR)) tell(index, colour, 'name the colour in themes.css');
  if (file !== MEDIA)
    for (const { index, 0: query } of text.matchAll(/@media[^{]*-width[^{]*/g))
      tell(index, query.trim(), 'use a window of media.css');
  if (!BARE.has(file)) for (const { at, head } of outside(text)) tell(at, head, 'is in no layer');
  return found;
};
/** The breaches in code of the pages: colours, and windows that `media.css` does not name. */
const inCode = (file, code, windows) => {
  const found = [];
  code.split('\n').forEach((line, i) => {
    for (const [colour] of line.matchAll(CODE_COLOUR))
      found.push(`${file}:${i + 1}: ${colour}; name the colour in themes.css`);
    for (const [classes] of line.matchAll(OWN_CLASS))
      found.push(`${file}:${i + 1}: ${classes}; use the shared component`);
    for (const [, query = ''] of line.matchAll(/'([^']*\((?:max|min)-width:[^']*)'/g))
      if (!windows.has(query)) found.push(`${file}:${i + 1}: ${query}; use a window of media.css`);
  });
  return found;
};

/** All breaches of the rules of styles, one line each. @param {string} root */
export const styleBreaches = (root) => {
  const windows = existsSync(join(root, MEDIA)) ? namedMedia(readFileSync(join(root, MEDIA), 'utf8')) : new Map();
  const queries = new Set(windows.values());
  return readdirSync(join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/ui/${file.replaceAll('\\', '/')}`)
    .toSorted()
    .flatMap((file) => {
      if (!/\.(css|tsx?)$/.test(file)) return [];
      const text = readFileSync(join(root, file), 'utf8');
      return file.endsWith('.css') ? inSheet(file, text) : inCode(file, text, queries);
    });
};
