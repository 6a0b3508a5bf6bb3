import type { OpenMatch } from '../../../store/matchStore.ts';
import type { PageWork } from '../makeReport.tsx';
import { type FilmFrame, FPS } from './filmFrames.ts';
import type { GifAnswer, GifOrder } from './gifProtocol.ts';
// oxlint-disable-next-line import/default -- vite makes it: the address of the bundled worker
import script from './gif.worker.ts?worker&url';
import { filmCanvas, paintFrame } from './paintFrame.ts';

/** The most bytes of a film. */
const MOST_BYTES = 8_000_000;
/** How many frames the palette is made from. Of their pixels, only every seventh counts. */
const SAMPLES = 6;
const EVERY = 7;
/** How much smaller a film is painted that became too large, until it fits. */
const SMALLER = [1, 0.75, 0.55, 0.4] as const;

/** The worker of one film. Each order has one answer. */
const startWorker = (signal: AbortSignal) => {
  const worker = new Worker(script, { type: 'module', name: 'gif' });
  const stop = (): void => worker.terminate();
  const ask = (order: GifOrder): Promise<GifAnswer> =>
    new Promise((done, failed) => {
      const once = { once: true, signal };
      worker.addEventListener('message', ({ data }: MessageEvent<GifAnswer>) => done(data), once);
      worker.addEventListener('error', (event) => failed(new Error(event.message)), once);
      signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
      worker.postMessage(order, order.kind === 'end' ? [] : [order.pixels.buffer as ArrayBuffer]);
    });
  return { ask, stop };
};
/** Paints a frame on a canvas and returns its pixels in a size. */
const pixelsOf = async (
  frame: FilmFrame,
  open: OpenMatch,
  painting: CanvasRenderingContext2D,
  small: CanvasRenderingContext2D,
): Promise<Uint8ClampedArray> => {
  await paintFrame(painting, frame, open);
  const { width, height } = small.canvas;
  if (small !== painting) small.drawImage(painting.canvas, 0, 0, width, height);
  return small.getImageData(0, 0, width, height).data;
};
const smallerCanvas = (context: CanvasRenderingContext2D, part: number): CanvasRenderingContext2D => {
  if (part === 1) return context;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(context.canvas.width * part);
  canvas.height = Math.round(context.canvas.height * part);
  const small = canvas.getContext('2d', { willReadFrequently: true });
  if (!small) throw new Error('A canvas has no context to draw on.');
  small.imageSmoothingQuality = 'high';
  return small;
};
/** Returns some pixels of some frames, from which the palette is made. */
const samplesOf = async (
  frames: readonly (() => FilmFrame)[],
  read: (frame: FilmFrame) => Promise<Uint8ClampedArray>,
): Promise<Uint8ClampedArray> => {
  const parts: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const frame = frames[Math.floor((i * (frames.length - 1)) / (SAMPLES - 1))];
    const pixels = frame ? await read(frame()) : [];
    for (let at = 0; at < pixels.length; at += 4 * EVERY)
      parts.push(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, 255);
  }
  return Uint8ClampedArray.from(parts);
};
/** Returns frames as an animated picture in the size of a canvas. Null if it becomes too large. */
const encodeIn = async (
  open: OpenMatch,
  frames: readonly (() => FilmFrame)[],
  [painting, small]: readonly [CanvasRenderingContext2D, CanvasRenderingContext2D],
  { signal, onProgress }: PageWork,
): Promise<Blob | null> => {
  const { width, height } = small.canvas;
  const read = (frame: FilmFrame): Promise<Uint8ClampedArray> => pixelsOf(frame, open, painting, small);
  const { ask, stop } = startWorker(signal);
  try {
    await ask({ kind: 'samples', pixels: await samplesOf(frames, read), width, height });
    for (const [i, frame] of frames.entries()) {
      signal.throwIfAborted();
      const { bytes } = await ask({ kind: 'frame', pixels: await read(frame()), delay: 1000 / FPS });
      if (bytes > MOST_BYTES) return null;
      onProgress((i + 1) / frames.length);
    }
    const { film } = await ask({ kind: 'end' });
    return film ? new Blob([film], { type: 'image/gif' }) : null;
  } finally {
    stop();
  }
};
/**
 * Returns frames as an animated picture of at most 800 px and 8 MB. It is encoded in a worker. One that becomes too large is
 * made again in a smaller size. Rejects with the signal's reason if it is stopped.
 */
export const makeGif = async (open: OpenMatch, frames: readonly (() => FilmFrame)[], work: PageWork): Promise<Blob> => {
  const [first] = frames;
  if (!first) throw new Error('A film needs frames.');
  const { context } = filmCanvas(first().scene);
  for (const part of SMALLER) {
    const film = await encodeIn(open, frames, [context, smallerCanvas(context, part)], work);
    if (film) return film;
  }
  throw new Error('The film is too large in every size.');
};
