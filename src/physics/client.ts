import { Overlap, type Shot, type ShotResult } from '../core/shots/shot.ts';
import type { Answer, Question } from './physics.worker.ts';

/** So long the worker may be silent before it is given up, ms. */
const SILENCE_MS = 20_000;

let worker: Worker | undefined;
let queue: Promise<unknown> = Promise.resolve();
const working = (): Worker => {
  if (worker) return worker;
  const made = new Worker(new URL('./physics.worker.ts', import.meta.url), { type: 'module' });
  // One whose files cannot be loaded answers nothing, whenever that was noticed.
  made.addEventListener('error', () => worker === made && stop());
  return (worker = made);
};
const ask = (at: Worker, question: Question): void => at.postMessage(question);
/** Has the worker load and rehearse the physics before anything is asked of them: the first shot is then answered as soon as later ones. What goes wrong is told by the shot that is asked for. */
export const prepare = (): void => {
  if (!worker) ask(working(), 'rehearse');
};

/**
 * Simulates a shot in a worker, which is made when it is first needed or prepared; questions are answered one after the other. Rejects with `Overlap`,
 * with the signal's reason when it is aborted, or with what went wrong; a worker that is stopped or silent is made anew for the next question.
 */
export const simulate = (shot: Shot, { signal }: { readonly signal?: AbortSignal } = {}): Promise<ShotResult> => {
  const asked = queue.then(() => answered(shot, signal));
  queue = asked.catch(() => undefined);
  return asked;
};
const stop = (): void => {
  worker?.terminate();
  worker = undefined;
};
const answered = (shot: Shot, signal: AbortSignal | undefined): Promise<ShotResult> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const at = working();
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
    at.addEventListener('message', onMessage, once);
    at.addEventListener(
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
    ask(at, shot);
  });
