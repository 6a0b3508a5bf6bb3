import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { GifAnswer, GifOrder } from './gifProtocol.ts';

/** The colours of a film. One more marks the pixels that stay as they are. */
const COLOURS = 255;
const film = GIFEncoder();
let palette: number[][] = [];
let size = { width: 0, height: 0 };
let before: Uint8Array | null = null;

/** Writes a frame: only the pixels that have changed, so that a table at rest costs next to nothing. */
const write = (pixels: Uint8ClampedArray, delay: number): void => {
  const now = applyPalette(pixels, palette);
  const { width, height } = size;
  if (before) {
    const changed = Uint8Array.from(now, (colour, i) => (colour === before?.[i] ? COLOURS : colour));
    film.writeFrame(changed, width, height, { delay, transparent: true, transparentIndex: COLOURS, dispose: 1 });
  } else {
    // The last colour of the table is never drawn. It marks what stays.
    film.writeFrame(now, width, height, { delay, palette: [...palette, [0, 0, 0]], repeat: 0 });
  }
  before = now;
};
const answer = (order: GifOrder): GifAnswer => {
  if (order.kind === 'samples') {
    size = { width: order.width, height: order.height };
    const found = quantize(order.pixels, COLOURS);
    palette = [...found, ...Array.from({ length: COLOURS - found.length }, () => [0, 0, 0])];
  }
  if (order.kind === 'frame') write(order.pixels, order.delay);
  if (order.kind !== 'end') return { bytes: film.bytesView().length };
  film.finish();
  const bytes = film.bytes() as Uint8Array<ArrayBuffer>;
  return { bytes: bytes.length, film: bytes };
};
self.addEventListener('message', ({ data }: MessageEvent<GifOrder>) => self.postMessage(answer(data)));
