import { type Message, sayer } from '../core/message.ts';

const say = sayer<Record<'fileNotJson' | 'fileTooBig', string>>('core');

/** What the text of a file holds, or why it cannot be read: it is longer than so many million characters, or no JSON. */
export const readJson = (text: string, suffix: string, millions: number): { data: unknown } | { error: Message } => {
  if (text.length > millions * 1_000_000) return { error: say('fileTooBig', { most: millions }) };
  try {
    return { data: JSON.parse(text) };
  } catch {
    return { error: say('fileNotJson', { suffix }) };
  }
};
/** What a file says of its form, or null. */
export const formatOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'format' in data ? data.format : null;
/** Where the first fault of a file lies, as a path. */
export const placeOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): string =>
  issues[0]?.path.join('.') || '—';
