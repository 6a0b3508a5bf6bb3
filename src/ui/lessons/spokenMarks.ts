import { markLetter, splitMarks } from '../../lessons/marks.ts';

/** Returns a lesson's text for the ear: each mark is spoken as the name of its piece, or else as its letter. */
export const spokenMarks = (text: string, names: readonly string[]): string =>
  splitMarks(text)
    .map((part) => (typeof part === 'number' ? (names[part] ?? markLetter(part)) : part))
    .join('');
