import { type Message, messageFactory } from '../core/message.ts';
import { compress, decompress } from './compression.ts';

/** The mark of a sealed file. */
const SEAL = 'mera-sealed-1';
const SEALED = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${SEAL}"`);
const say = messageFactory<Record<'fileTooBig' | 'fileBadSeal', string>>('core');

/** Returns the text of a sealed file, which shows only its game. No one reads its content by accident. */
export const seal = async (text: string, game: string): Promise<string> => {
  return `${JSON.stringify({ format: SEAL, game, sealed: await compress(text) }, null, 1)}\n`;
};
/** Returns the text inside a sealed file, or the file's own text if it has no seal. Refuses more than `millions` million bytes. */
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
