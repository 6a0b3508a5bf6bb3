import type { OpenMatch } from '../../../store/matchStore.ts';
import type { PageWork } from '../makeReport.tsx';
import { type FilmFrame, FPS } from './filmFrames.ts';
import { filmCanvas, paintFrame } from './paintFrame.ts';

const KINDS = ['video/mp4', 'video/webm'] as const;
/** Returns the kind of video that the browser can record, or undefined. */
export const videoKind = (): (typeof KINDS)[number] | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
const BITS_PER_SECOND = 4_000_000;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Returns frames as a video. It is recorded as fast as it plays. Rejects with the signal's reason if it is stopped. */
export const recordVideo = async (
  open: OpenMatch,
  frames: readonly (() => FilmFrame)[],
  { signal, onProgress }: PageWork,
): Promise<Blob> => {
  const [first] = frames;
  const mimeType = videoKind();
  if (!first || !mimeType) throw new Error('A video needs frames and a browser that records.');
  const { canvas, context } = filmCanvas(first().scene);
  await paintFrame(context, first(), open);
  const recorder = new MediaRecorder(canvas.captureStream(FPS), { mimeType, videoBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((done) => recorder.addEventListener('stop', done, { once: true }));
  recorder.start();
  try {
    for (const [i, frame] of frames.entries()) {
      signal.throwIfAborted();
      const due = performance.now() + 1000 / FPS;
      await paintFrame(context, frame(), open);
      await wait(Math.max(0, due - performance.now()));
      onProgress((i + 1) / frames.length);
    }
  } finally {
    recorder.stop();
    await ended;
  }
  return new Blob(parts, { type: mimeType });
};
