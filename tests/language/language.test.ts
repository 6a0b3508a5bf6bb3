// What people read of the project is plain English: comments, Markdown prose and English texts.
import { describe, expect, test } from 'vitest';
import {
  commentsIn,
  cssCommentsIn,
  filesIn,
  markdownIn,
  type Prose,
  readText,
  sentencesOf,
  textsIn,
  wordCount,
} from './prose.ts';

/** Words that are always wrong here. */
const AVOIDED =
  /\b(whoever|whomever|whom|deeds?|anew|upon|(un)?lawful|fells|felled|so many of|of itself|by itself|whatever comes|whereupon|wherein|thereof)\b/i;
/** Words that are right in some sentences only. */
const DOUBTFUL = /\b(told|tells|lies|stands|whose|lays|fate|loose|foe)\b/gi;
/** How often all of them together may occur in each kind of prose. These numbers may only fall. */
const DOUBTFUL_CEILINGS: Readonly<Record<string, number>> = {
  'comments of the code': 21,
  'comments of the style sheets': 0,
  'comments of the scripts': 7,
  documents: 8,
  texts: 22,
};
const MAX_WORDS = 30;

const source = filesIn('src');
const PROSE: Readonly<Record<string, () => Prose[]>> = {
  'comments of the code': () =>
    source.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => commentsIn(file, readText(file))),
  'comments of the style sheets': () =>
    source.filter((file) => file.endsWith('.css')).flatMap((file) => cssCommentsIn(file, readText(file))),
  'comments of the scripts': () =>
    filesIn('scripts')
      .filter((file) => /\.(mjs|ts)$/.test(file))
      .flatMap((file) => commentsIn(file, readText(file))),
  documents: () =>
    ['README.md', 'CONTRIBUTING.md', ...['docs', 'src', 'tests', 'e2e'].flatMap(filesIn)]
      .filter((file) => file.endsWith('.md') && !file.endsWith('.ru.md'))
      .flatMap((file) => markdownIn(file, readText(file))),
  texts: () =>
    filesIn('src')
      .filter((file) => /(\/|texts\.)en\.json$|door\.en\.json$|src\/lessons\/.*\.json$/.test(file))
      .flatMap((file) => textsIn(file, readText(file))),
};

describe.each(Object.entries(PROSE))('%s', (kind, read) => {
  const all = read();
  test('use no word of the old dialect', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ text }) => AVOIDED.test(text)).map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });
  test('have no sentence over 30 words', () => {
    const long = all.flatMap(({ place, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordCount(sentence) > MAX_WORDS)
        .map((sentence) => `${place} ${sentence}`),
    );
    expect(long).toEqual([]);
  });
  test('doubtful words are counted, and do not grow in number', () => {
    const words = all.flatMap(({ text }) => text.match(DOUBTFUL) ?? []).map((word) => word.toLowerCase());
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    console.log([...counts].map(([word, count]) => `${word} ${count}`).join(', '));
    const places = all.filter(({ text }) => text.search(DOUBTFUL) >= 0).map(({ place }) => place);
    expect(words.length, places.join('\n')).toBeLessThanOrEqual(DOUBTFUL_CEILINGS[kind] ?? 0);
  });
});

// Sabotage: without the comment parser a string with slashes counted as a comment.
test('only what people read is found, and each kind of breach is seen', () => {
  const code = "const url = 'http://whoever';\n/** Gives the deed. */\n// One line\n// and another `whom`.\n";
  expect(commentsIn('a.ts', code)).toEqual([
    { place: 'a.ts:2', text: 'Gives the deed.' },
    { place: 'a.ts:3', text: 'One line and another ….' },
  ]);
  expect(
    markdownIn('a.md', '# Whoever\n\n```\nwhom\n```\n\n- a `deed` and\n  “anew”\n- more\n').map(({ text }) => text),
  ).toEqual(['Whoever', 'a … and …', 'more']);
  expect(textsIn('a.json', '{"a":{"en":"{{whom}} acts","ru":"кто"}}')).toEqual([
    { place: 'a.json a.en', text: '… acts' },
  ]);
  expect(sentencesOf('One. Two (three). … four!').map(wordCount)).toEqual([1, 2, 1]);
  expect(['Gives the deed.', 'Whoever'].every((text) => AVOIDED.test(text))).toBe(true);
});
