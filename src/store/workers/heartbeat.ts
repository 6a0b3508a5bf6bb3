import type { FromWorker } from './protocol.ts';

/** Time between two heartbeats, ms. */
const BEAT_MS = 1000;
let last = 0;

/** Sends a message of this worker to the page. */
export const send = (message: FromWorker): void => {
  last = performance.now();
  postMessage(message);
};
/** Tells the page that this worker still works, at most once a second. Long synchronous work calls it between its steps. */
export const sendHeartbeat = (): void => {
  if (performance.now() - last >= BEAT_MS) send({ kind: 'beat' });
};
/** Runs `work` with heartbeats while it waits, for instance for a file. */
export const beating = async <T>(work: () => Promise<T>): Promise<T> => {
  const timer = setInterval(sendHeartbeat, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};
