import type { Fan } from '../core/shots/fan.ts';
import { startWorker } from './jobs/start.ts';

/** Asks what comes of so many tries of an action that is aimed. */
export interface FanQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly action: unknown;
  readonly samples: number;
  /** Other tries than those of another name. */
  readonly seed?: string;
}
/** So long the tries may take before they are given up, ms: a weak device needs a good part of it for forty. */
const SILENCE_MS = 60_000;
let worker: Worker | undefined;
let asked = 0;
/** Tries an action so many times in a worker of its own; null when another question has come after it. Rejects when the worker fails or is silent; the next question has a new one. */
export const askFan = (question: FanQuestion): Promise<Fan | null> => {
  worker ??= startWorker('fan');
  const at = worker;
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const done = (event: MessageEvent<{ id: number; fan: Fan }>): void => {
      if (event.data.id !== id) return;
      listening.abort();
      resolve(asked === id ? event.data.fan : null);
    };
    const fail = (why: string): void => {
      listening.abort();
      at.terminate();
      if (worker === at) worker = undefined;
      reject(new Error(`The tries stopped: ${why}`));
    };
    const timer = setTimeout(() => fail('nothing is heard of them'), SILENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    at.addEventListener('message', done, { signal });
    at.addEventListener('error', ({ message }) => fail(message), { signal });
    at.postMessage({ ...question, id });
  });
};
