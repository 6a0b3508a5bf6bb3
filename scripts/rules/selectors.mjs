// Finds class selectors in strings: tests and code find an element by role and name, by text or by `data-part`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Folders in which each string is read. */
const STRICT = ['e2e', 'src/ui', 'tests/bench'];
/** Folders in which only calls that take a selector are read. */
const OTHERS = ['src/table', 'tests', 'scripts'];
/** Calls that take a selector. */
const CALLS = new Set(
  '$ $$ $eval $$eval closest frameLocator locator matches querySelector querySelectorAll waitForSelector'.split(' '),
);
/** Endings of files are no classes. */
const SUFFIXES = new Set('css html json mjs png svg tsx wasm webmanifest woff2'.split(' '));
/** A class at the start of a selector, or after a space, a comma or a bracket. Class names here have at least three letters. */
const CLASS = /(?:^|[\s>+~(,])\.([a-z][\w-]{2,})/gi;
/** A class after the name of an element or after an attribute. */
const OF_ELEMENT = /(?:(?:^|[\s>+~(,])[a-z][a-z1-6]*|[\])])\.([a-z][\w-]{2,})/gi;

const classesIn = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, name]) => name).filter((name) => !SUFFIXES.has(name) && !name.startsWith('mera'));
/** The text of a string or a template, with `x` for each value in it. */
const textOf = (node) => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('x') : null;
};
/** The class selectors in a file, one line each. */
const selectorsIn = (file, code, strict) => {
  const found = new Set();
  const look = (node, patterns) => {
    const text = textOf(node);
    if (text === null || /^\.{0,2}\//.test(text)) return;
    const line = code.slice(0, node.start).split('\n').length;
    for (const name of patterns.flatMap((pattern) => classesIn(text, pattern)))
      found.add(`${file}:${line}: finds by the class .${name}; use a role, a text or data-part`);
  };
  const visit = strict ? (node) => look(node, [CLASS]) : () => undefined;
  new Visitor({
    Literal: visit,
    TemplateLiteral: visit,
    CallExpression({ callee, arguments: given }) {
      const name = callee.type === 'MemberExpression' ? callee.property.name : null;
      if (CALLS.has(name)) for (const each of given) look(each, [CLASS, OF_ELEMENT]);
    },
  }).visit(parseSync(file, code).program);
  return [...found];
};

const filesOf = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.(tsx?|mjs)$/.test(file))
    : [];
/** All class selectors in the tests and in the code that finds elements of the page, one line each. */
export const classSelectors = (root) =>
  [...new Set([...STRICT, ...OTHERS].flatMap((folder) => filesOf(root, folder)))].flatMap((file) =>
    selectorsIn(
      file,
      readFileSync(join(root, file), 'utf8'),
      STRICT.some((folder) => file.startsWith(`${folder}/`)),
    ),
  );
