import { hasText, ruleIds, formatMessage } from '../../i18n/index.ts';

/** A chapter of a rulebook: its name, or null if the book has no chapters, and its rules in order. */
export interface Chapter {
  readonly name: string | null;
  readonly rules: readonly string[];
}
/** Returns the chapters of a game's rulebook. Each begins with a rule that has a text `<rule>.chapter`. */
export const chaptersOf = (game: string): Chapter[] => {
  const chapters: { name: string | null; rules: string[] }[] = [];
  for (const rule of ruleIds(game)) {
    const key = `${game}:${rule}.chapter`;
    const open = chapters.at(-1);
    if (!open || hasText(key)) chapters.push({ name: hasText(key) ? formatMessage({ key }) : null, rules: [rule] });
    else open.rules.push(rule);
  }
  return chapters;
};

/** A rule as read: its name and its text in the current language. */
export interface RuleEntry {
  readonly rule: string;
  readonly name: string;
  readonly text: string;
}
/** Returns the name and text of a game's rule. */
export const entryOf = (game: string, rule: string): RuleEntry => ({
  rule,
  name: formatMessage({ key: `${game}:${rule}.name` }),
  text: formatMessage({ key: `${game}:${rule}` }),
});

/** Returns text for comparison: without case, and with ё as е. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
const LETTER = /[\p{L}\p{N}]/u;
/** Returns where a word of a text begins with the search text, from an index on, or -1. */
const foundAt = (text: string, wanted: string, from: number): number => {
  let at = text.indexOf(wanted, from);
  while (at > 0 && LETTER.test(wanted) && LETTER.test(text[at - 1] ?? '')) at = text.indexOf(wanted, at + 1);
  return at;
};
/** Returns an id or a word without case and without anything but letters and digits. */
const bare = (each: string): string => plain(each).replaceAll(/[^\p{L}\p{N}]/gu, '');
/**
 * Whether a word of an entry's id, name or text begins with the search text. An id without its dash counts too. An empty search
 * matches everything.
 */
export const matches = ({ rule, name, text }: RuleEntry, query: string): boolean =>
  (query.trim() !== '' && bare(rule) === bare(query)) ||
  [rule, name, text].some((each) => foundAt(plain(each), plain(query.trim()), 0) >= 0);
/** Returns a text split at the search matches: every second part is a match. */
export const splitAtMatches = (text: string, query: string): string[] => {
  const wanted = plain(query.trim());
  if (wanted === '') return [text];
  const parts: string[] = [];
  let from = 0;
  for (let at = foundAt(plain(text), wanted, 0); at >= 0; at = foundAt(plain(text), wanted, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
};
/** Returns a text split at the words for which `isFound` holds: every second part is one. */
export const splitAtWords = (text: string, isFound: (word: string) => boolean): string[] => {
  const parts = [''];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const found = LETTER.test(part) && isFound(part);
    if (found) parts.push(part, '');
    else parts[parts.length - 1] += part;
  }
  return parts;
};
