import { cleanName } from './names.ts';
import { SEATS } from './seat.ts';
import { z } from './schema.ts';

/** The longest word, in characters. */
export const MAX_WORD = 40;
/** Returns a word as it is saved, hashed and shown: on one line, trimmed, in Unicode's form NFC. */
export const cleanWord = (text: string): string => cleanName(text).normalize('NFC');
/** The words that decided the seed of a match, in the order of the players. The app draws one for a side that typed none. */
export const wordsSchema = z
  .array(z.object({ seat: z.enum(SEATS), word: z.string().max(2 * MAX_WORD), drawn: z.literal(true).optional() }))
  .min(1)
  .max(SEATS.length);
/** The word of one side. */
export type SeatWord = z.infer<typeof wordsSchema>[number];
/** Returns the text of which the seed is the SHA-256: one word a line. */
export const textOfWords = (words: readonly SeatWord[]): string => words.map(({ word }) => cleanWord(word)).join('\n');
