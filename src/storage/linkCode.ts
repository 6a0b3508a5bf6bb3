import { compress, decompress } from './compression.ts';

/** A longer link, in characters, is cut by the apps that carry it. */
const MAX_SENT = 4000;
/** A longer link, in characters, is not read. */
const MAX_READ = 200_000;

/** Packs a text into link characters. Null if there would be too many. */
export const packLink = async (text: string): Promise<string | null> => {
  const code = (await compress(text)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return code.length <= MAX_SENT ? code : null;
};
/** Returns the text of a link. Null if it is damaged, or longer than `max` bytes. */
export const unpackLink = async (code: string, max: number): Promise<string | null> => {
  if (code.length > MAX_READ) return null;
  try {
    return await decompress(code.replaceAll('-', '+').replaceAll('_', '/'), max);
  } catch {
    return null;
  }
};
