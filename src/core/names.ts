/** Characters that set or mark text direction. Names get their direction from their letters alone. */
const DIRECTIONS = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
/** Control and format characters (except joiners of letters and emoji), lone surrogates, and private-use characters. */
const JUNK = new RegExp(`[${DIRECTIONS}]|(?![\\u200C\\u200D\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}]`, 'gu');
/** Invisible characters: spaces, fillers, and marks without a base. */
const UNSEEN = /[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Removes control characters and direction overrides from a text being typed. Spaces and lines stay. */
export const plainText = (text: string): string => text.replace(/[\t\u2028\u2029]/gu, ' ').replace(JUNK, '');
/** Returns a multi-line text as it is saved; empty if nothing in it is visible. */
export const cleanText = (text: string): string => {
  const plain = plainText(text).trim();
  return plain.replace(UNSEEN, '') === '' ? '' : plain;
};
/** Returns a name as it is saved and shown, on one line; empty if nothing in it is visible. */
export const cleanName = (text: string): string => cleanText(text.replace(/[\p{Z}\s]+/gu, ' '));
/** Returns a name in the form in which two are compared: without spaces around it, and in one case. */
export const foldedName = (name: string): string => cleanName(name).normalize('NFC').toUpperCase().toLowerCase();
