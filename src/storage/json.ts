import { type Message, messageFactory } from '../core/message.ts';

const say = messageFactory<Record<'fileNotJson' | 'fileTooBig' | 'fileOverfull' | 'whereHead', string>>('core');
/** The suffix of all files that the app saves. Their text says what they are. */
export const FILE_SUFFIX = '.mera';
/** The limits of a file: depth, items in one list, and characters in one string. */
const LIMITS = { depth: 16, listed: 20_000, letters: 20_000 } as const;
const [QUOTE, COMMA, BACKSLASH] = ['"', ',', '\\'].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Returns the index of the quote that ends a string begun at `from`, or the end of the text. */
const stringEnd = (text: string, from: number): number => {
  let i = from + 1;
  for (; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) break;
    if (sign === BACKSLASH) i++;
  }
  return i;
};
/** Whether a JSON text exceeds the limits. It is checked before anything is parsed. */
const exceedsLimits = (text: string): boolean => {
  const listed: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) {
      const end = stringEnd(text, i);
      if (end - i > LIMITS.letters) return true;
      i = end;
    } else if (OPENING.has(sign)) {
      if (listed.push(1) > LIMITS.depth) return true;
    } else if (CLOSING.has(sign)) listed.pop();
    else if (sign === COMMA) {
      const max = (listed.pop() ?? 0) + 1;
      if (max > LIMITS.listed) return true;
      listed.push(max);
    }
  }
  return false;
};

/** Returns why a file of this size (bytes or characters) is not read: it has more than this many million. */
export const refuseSize = (size: number, millions: number): Message | null =>
  size > millions * 1_000_000 ? say('fileTooBig', { most: millions }) : null;
/** Returns the content of a file's text, or why it cannot be read: too long (in millions of characters), over the limits, or not JSON. */
export const readJson = (text: string, millions: number): { data: unknown } | { error: Message } => {
  const tooBig = refuseSize(text.length, millions);
  if (tooBig) return { error: tooBig };
  // A picture or another file that is not JSON can contain anything.
  if (exceedsLimits(text))
    return {
      error: /^\s*[[{]/.test(text.slice(0, 200)) ? say('fileOverfull') : say('fileNotJson', { suffix: FILE_SUFFIX }),
    };
  try {
    return { data: JSON.parse(text) };
  } catch {
    return { error: say('fileNotJson', { suffix: FILE_SUFFIX }) };
  }
};
/** Returns a file's format field, or null. */
export const formatField = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'format' in data ? data.format : null;
/** The faults of a file, as paths. */
export type Issues = readonly { readonly path: readonly PropertyKey[] }[];
/** Describes where the first fault of a file is: the item `n` of one of its lists, by that list's text, or else its beginning. */
export const describeIssue = (issues: Issues, lists: Readonly<Record<string, string>>): Message => {
  const [head, at] = issues[0]?.path ?? [];
  const key = typeof head === 'string' && Object.hasOwn(lists, head) ? lists[head] : undefined;
  return key && typeof at === 'number' ? { key, values: { n: at + 1 } } : say('whereHead');
};
