/** What turns the direction of a text, or marks one: of names only their own letters decide. */
const DIRECTIONS = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
/** Controls, formats but the joiners of letters and emoji, halves of a letter, private letters. */
const JUNK = new RegExp(`[${DIRECTIONS}]|(?![\\u200C\\u200D\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}]`, 'gu');
/** What is seen by nobody: spaces, fillers, and marks with nothing to stand on. */
const UNSEEN = /[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without control characters and direction overrides, as it is typed: spaces and lines stay. */
export const plainText = (text: string): string => text.replace(/[\t\u2028\u2029]/gu, ' ').replace(JUNK, '');
/** A text of several lines as it is kept; empty if nothing of it can be seen. */
export const cleanText = (text: string): string => {
  const plain = plainText(text).trim();
  return plain.replace(UNSEEN, '') === '' ? '' : plain;
};
/** A name as it is kept and shown, in one line; empty if nothing of it can be seen. */
export const cleanName = (text: string): string => cleanText(text.replace(/[\p{Z}\s]+/gu, ' '));
