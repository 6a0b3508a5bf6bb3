import type { FromWorker } from './protocol.ts';

/** The time between two heartbeats, ms. */
const BEAT_MS = 1000;
let last = 0;

/** Sends a message from this worker to the page. */
export const send = (message: FromWorker): void => {
  last = performance.now();
  postMessage(message);
};
/** Sends a heartbeat, at most once a second. Long synchronous work calls it between its steps. */
export const sendHeartbeat = (): void => {
  if (performance.now() - last >= BEAT_MS) send({ kind: 'beat' });
};
/** Runs `work` with heartbeats while it waits, for example for a file. */
export const beating = async <T>(work: () => Promise<T>): Promise<T> => {
  const timer = setInterval(sendHeartbeat, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};
