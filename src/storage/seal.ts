import { type Message, messageFactory } from '../core/message.ts';
import { compress, decompress } from './compression.ts';

/** What marks a sealed file. */
const SEAL = 'mera-sealed-1';
const SEALED = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${SEAL}"`);
const say = messageFactory<Record<'fileTooBig' | 'fileBadSeal', string>>('core');

/** The text of a file that says no more to the eye than which game it is of: whoever opens it by accident reads nothing. */
export const seal = async (text: string, game: string): Promise<string> => {
  return `${JSON.stringify({ format: SEAL, game, sealed: await compress(text) }, null, 1)}\n`;
};
/** The text under a file's seal, of at most so many million bytes; that of the file itself where it has none. */
export const unseal = async (text: string, millions: number): Promise<{ text: string } | { error: Message }> => {
  if (!SEALED.test(text)) return { text };
  const max = millions * 1_000_000;
  if (text.length > max) return { error: say('fileTooBig', { most: millions }) };
  try {
    const { sealed } = JSON.parse(text) as { sealed: string };
    const opened = await decompress(sealed, max);
    return opened === null ? { error: say('fileTooBig', { most: millions }) } : { text: opened };
  } catch {
    return { error: say('fileBadSeal') };
  }
};
