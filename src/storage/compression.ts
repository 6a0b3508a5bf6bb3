const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const base64Of = (bytes: Uint8Array): string => {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
};
const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();
/** Returns all bytes of a stream, or null as soon as there are more than `max`. */
const readAtMost = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>, max: number): Promise<Blob | null> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    length += value.length;
    if (length > max) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
};

/** Compresses a text into base64 of raw deflate. */
export const compress = async (text: string): Promise<string> => {
  const stream = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  return base64Of(new Uint8Array(await new Response(stream).arrayBuffer()));
};
/** Decompresses a text. Null if it is longer than `max` bytes. Throws if it is damaged. */
export const decompress = async (letters: string, max: number): Promise<string | null> => {
  const stream = streamOf(bytesOf(letters)).pipeThrough(new DecompressionStream('deflate-raw'));
  return (await (await readAtMost(stream, max))?.text()) ?? null;
};
