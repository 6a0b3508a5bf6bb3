import { type Message, sayer } from '../core/message.ts';

/** What marks a sealed file. */
const SEAL = 'mera-sealed-1';
const SEALED = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${SEAL}"`);
const say = sayer<Record<'fileTooBig' | 'fileBadSeal', string>>('core');

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const base64Of = (bytes: Uint8Array): string => {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
};
const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();
/** All bytes of a stream, or null as soon as there are more than `most`. */
const drained = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Blob | null> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
};

/** The text of a file that says no more to the eye than which game it is of: whoever opens it by accident reads nothing. */
export const seal = async (text: string, game: string): Promise<string> => {
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return `${JSON.stringify({ format: SEAL, game, sealed: base64Of(bytes) }, null, 1)}\n`;
};
/** The text under a file's seal, of at most so many million bytes; that of the file itself where it has none. */
export const unsealed = async (text: string, millions: number): Promise<{ text: string } | { error: Message }> => {
  if (!SEALED.test(text)) return { text };
  const most = millions * 1_000_000;
  if (text.length > most) return { error: say('fileTooBig', { most: millions }) };
  try {
    const { sealed } = JSON.parse(text) as { sealed: string };
    const packed = streamOf(bytesOf(sealed)).pipeThrough(new DecompressionStream('deflate-raw'));
    const opened = await drained(packed, most);
    return opened ? { text: await opened.text() } : { error: say('fileTooBig', { most: millions }) };
  } catch {
    return { error: say('fileBadSeal') };
  }
};
