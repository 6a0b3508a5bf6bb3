import { type SeatWord, textOfWords } from '../core/words.ts';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** Returns the seed that words decide: the SHA-256 of their text in UTF-8, as 64 hexadecimal digits. Rejects if its code cannot be loaded. */
export const seedOfWords = async (words: readonly SeatWord[]): Promise<string> => {
  // The browser's own digest is missing on pages that come over plain http.
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return hex(sha256(new TextEncoder().encode(textOfWords(words))));
};
