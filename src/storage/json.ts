import { type Message, messageFactory } from '../core/message.ts';

const say = messageFactory<Record<'fileNotJson' | 'fileTooBig' | 'fileOverfull' | 'whereHead', string>>('core');
/** No file of ours nests deeper, lists more in one place, or holds longer words than this. */
const LIMITS = { depth: 16, listed: 20_000, letters: 20_000 } as const;
const [QUOTE, COMMA, BACKSLASH] = ['"', ',', '\\'].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** The place of the quote that ends a word begun at a place; the end of the text if none does. */
const stringEnd = (text: string, from: number): number => {
  let i = from + 1;
  for (; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) break;
    if (sign === BACKSLASH) i++;
  }
  return i;
};
/** Whether a text of JSON holds more than a file of ours can, told before anything is made of it. */
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

/** Why a file of so many bytes or letters is not read: it has more than so many million. */
export const refuseSize = (size: number, millions: number): Message | null =>
  size > millions * 1_000_000 ? say('fileTooBig', { most: millions }) : null;
/** What the text of a file holds, or why it cannot be read: it is longer than so many million letters, holds more than it can, or is no JSON. */
export const readJson = (text: string, suffix: string, millions: number): { data: unknown } | { error: Message } => {
  const tooBig = refuseSize(text.length, millions);
  if (tooBig) return { error: tooBig };
  // A picture or another file that is no JSON at all may hold anything.
  if (exceedsLimits(text))
    return { error: /^\s*[[{]/.test(text.slice(0, 200)) ? say('fileOverfull') : say('fileNotJson', { suffix }) };
  try {
    return { data: JSON.parse(text) };
  } catch {
    return { error: say('fileNotJson', { suffix }) };
  }
};
/** What a file says of its form, or null. */
export const formatField = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'format' in data ? data.format : null;
/** The first fault of a file, as the place in its tree. */
export type Issues = readonly { readonly path: readonly PropertyKey[] }[];
/** Where the first fault of a file lies, in words: at which thing of one of its lists, told by a key with its number `n`, or else at its beginning. */
export const describeIssue = (issues: Issues, lists: Readonly<Record<string, string>>): Message => {
  const [head, at] = issues[0]?.path ?? [];
  const key = typeof head === 'string' && Object.hasOwn(lists, head) ? lists[head] : undefined;
  return key && typeof at === 'number' ? { key, values: { n: at + 1 } } : say('whereHead');
};
