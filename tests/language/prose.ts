// Finds the sentences that people read: comments, Markdown prose and English texts.
import { readFileSync, readdirSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A piece of prose and where it is. */
export interface Prose {
  readonly place: string;
  readonly text: string;
}

const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;
/** Returns the text without code in backticks, quotations and placeholders. */
const withoutQuotes = (text: string): string =>
  text.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"|\*[^*\n]+\*|\{\{[^}]*\}\}/g, '…');

/** Returns the comments of a TypeScript or JavaScript file. Neighbouring line comments are one comment. */
export const commentsIn = (file: string, source: string): Prose[] => {
  const found: { start: number; end: number; line: boolean }[] = [];
  for (const { type, start, end } of parseSync(file, source).comments) {
    const last = found.at(-1);
    const between = last && source.slice(last.end, start);
    if (last?.line && type === 'Line' && between && /^\n\s*$/.test(between)) last.end = end;
    else found.push({ start, end, line: type === 'Line' });
  }
  return found.map(({ start, end }) => ({
    place: `${file}:${lineOf(source, start)}`,
    text: withoutQuotes(
      source
        .slice(start, end)
        .replaceAll(/^\s*\/\/ ?|^\s*\/\*+ ?|\s*\*+\/$|^\s*\* ?/gm, '')
        .replaceAll(/\s+/g, ' '),
    ),
  }));
};
/** Returns the comments of a style sheet. */
export const cssCommentsIn = (file: string, source: string): Prose[] =>
  [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map((found) => ({
    place: `${file}:${lineOf(source, found.index)}`,
    text: withoutQuotes((found[1] as string).replaceAll(/\s+/g, ' ')),
  }));

/** Returns the paragraphs, list items and table cells of a Markdown file, without code blocks. */
export const markdownIn = (file: string, source: string): Prose[] => {
  const plain = source.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  const blocks: Prose[] = [];
  let [start, lines]: [number, string[]] = [1, []];
  const flush = (): void => {
    const text = lines.join(' ').replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
    for (const cell of text.startsWith('|') ? text.split('|') : [text])
      blocks.push({ place: `${file}:${start}`, text: withoutQuotes(cell) });
    lines = [];
  };
  plain.split('\n').forEach((line, i) => {
    if (lines.length > 0 && /^\s*($|[-*+|#>]|\d+\.)/.test(line)) flush();
    if (lines.length === 0) start = i + 1;
    if (line.trim() !== '') lines.push(line.trim().replace(/^([-*+>#]+|\d+\.)\s+/, ''));
  });
  flush();
  return blocks.filter(({ text }) => /[a-z]{2}/i.test(text));
};

/** Returns the English texts of a JSON file, by their keys. */
export const textsIn = (file: string, source: string): Prose[] => {
  const walk = (value: unknown, key: string): Prose[] => {
    if (typeof value === 'string') return [{ place: `${file} ${key}`, text: withoutQuotes(value) }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, each]) =>
      name === 'ru' ? [] : walk(each, key ? `${key}.${name}` : name),
    );
  };
  return walk(JSON.parse(source), '');
};

/** Returns a prose text's sentences. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?][)”]?)\s+(?=\S)/);
export const wordCount = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[a-z\d]/i.test(word)).length;

/** Returns all files of a folder and below, with forward slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .toSorted();
export const readText = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
