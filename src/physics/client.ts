import { Overlap, type Shot, type ShotResult } from '../core/shots/shot.ts';
import type { Answer } from './physics.worker.ts';

/** So long the worker may be silent before it is given up, ms. */
const SILENCE_MS = 20_000;

let worker: Worker | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Simulates a shot in a worker, which is made when it is first needed; questions are answered one after the other. Rejects with `Overlap`,
 * with the signal's reason when it is aborted, or with what went wrong; a worker that is stopped or silent is made anew for the next question.
 */
export const simulate = (shot: Shot, { signal }: { readonly signal?: AbortSignal } = {}): Promise<ShotResult> => {
  const asked = queue.then(() => ask(shot, signal));
  queue = asked.catch(() => undefined);
  return asked;
};
const stop = (): void => {
  worker?.terminate();
  worker = undefined;
};
const ask = (shot: Shot, signal: AbortSignal | undefined): Promise<ShotResult> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    worker ??= new Worker(new URL('./physics.worker.ts', import.meta.url), { type: 'module' });
    const listening = new AbortController();
    const once = { signal: listening.signal };
    // A worker that was killed says nothing at all.
    const watched = setTimeout(() => {
      stop();
      fail(new Error('The physics have not been heard of.'));
    }, SILENCE_MS);
    listening.signal.addEventListener('abort', () => clearTimeout(watched));
    const fail = (error: unknown): void => {
      listening.abort();
      reject(error);
    };
    const onMessage = ({ data }: MessageEvent<Answer>): void => {
      if ('overlap' in data) return fail(new Overlap(...data.overlap));
      if ('error' in data) return fail(new Error(data.error));
      listening.abort();
      return resolve(data.result);
    };
    worker.addEventListener('message', onMessage, once);
    worker.addEventListener(
      'error',
      (event) => {
        stop();
        fail(new Error(`The physics stopped: ${event.message || 'its files could not be loaded'}`));
      },
      once,
    );
    signal?.addEventListener(
      'abort',
      () => {
        stop();
        fail(signal.reason);
      },
      once,
    );
    worker.postMessage(shot);
  });
