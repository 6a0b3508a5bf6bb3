import { t } from '../../i18n/index.ts';

const ENDS = /[.!?…]$/u;
/** Returns sentences as one text, each with a stop. */
export const sentences = (parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .filter((part): part is string => !!part)
    .map((part) => (ENDS.test(part) ? part : `${part}.`))
    .join(' ');
/** The same without a stop at the end, for a text that goes on. */
export const joinedSentences = (parts: readonly string[]): string => {
  const text = sentences(parts);
  return ENDS.test(parts.findLast(Boolean) ?? '') ? text : text.slice(0, -1);
};
/** Returns a text without the signs that an ear hears as shapes: words and commas take their place. */
export const spokenSigns = (text: string): string =>
  text.replaceAll(' → ', () => ` ${t('spoken.to')} `).replaceAll(' · ', ', ');
/** Returns a row of a table as the end of a sentence: "Run: up to 2" becomes "run, up to 2". */
export const spokenRow = (row: string): string =>
  (row.charAt(0).toLocaleLowerCase() + row.slice(1)).replaceAll(': ', ', ');
/** Returns a roll in the words of the log without its arrow: "4 → Run" becomes "4: run". */
export const spokenRoll = (text: string): string => {
  const [head = '', ...rows] = text.split(' → ');
  return [head, ...rows.map(spokenRow)].join(': ');
};

/** The fewest words of a sentence that can be a repetition. A shorter one has too little to compare. */
const LEAST = 5;
const wordsIn = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}.]*[\p{L}\p{N}]/gu) ?? [];
/** Whether a sentence says what the one before it has said, with at most one new word, which is not a number. */
export const saysAgain = (text: string, before: string): boolean => {
  const known = new Set(wordsIn(before));
  const words = wordsIn(text);
  const added = words.filter((word) => !known.has(word));
  return words.length >= LEAST && added.length <= 1 && !added.some((word) => /\d/u.test(word));
};
