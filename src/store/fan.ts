import type { Fan } from '../core/shots/fan.ts';

/** Asks what comes of so many tries of an action that is aimed. */
export interface FanQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly action: unknown;
  readonly samples: number;
}
let worker: Worker | undefined;
let asked = 0;
/** Tries an action so many times in a worker of its own; null when another question has come after it. */
export const askFan = (question: FanQuestion): Promise<Fan | null> => {
  worker ??= new Worker(new URL('./fan.worker.ts', import.meta.url), { type: 'module' });
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
    const failed = (event: ErrorEvent): void => {
      listening.abort();
      at.terminate();
      worker = undefined;
      reject(new Error(`The tries stopped: ${event.message}`));
    };
    at.addEventListener('message', done, { signal });
    at.addEventListener('error', failed, { signal });
    at.postMessage({ ...question, id });
  });
};
