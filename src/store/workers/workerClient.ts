import type { FromWorker, JobName, Jobs } from './protocol.ts';
import { startWorker } from './startWorker.ts';

/** How many seconds a worker may send nothing; longer while its script is loading. */
const SILENT_SECONDS = 20;
const LOADING_SECONDS = 60;

/** Why a worker gives no answer: none can be started, it is silent, it failed, or it has no physics engine. */
export type FaultKind = 'noWorker' | 'silent' | 'failed' | 'noEngine';
/** A failed request to a worker. */
export class WorkerFault extends Error {
  override readonly name = 'WorkerFault';
  readonly kind: FaultKind;
  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

interface AskOptions<J extends JobName> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Jobs[J]['progress']) => void;
}
/** The page's side of one worker. */
export interface WorkerClient<J extends JobName> {
  /**
   * Sends a request; requests are answered one after another. Rejects with the signal's reason when aborted, otherwise with a
   * `WorkerFault`. After that the next request gets a new worker.
   */
  readonly ask: (request: Jobs[J]['request'], options?: AskOptions<J>) => Promise<Jobs[J]['answer']>;
  /** Ends the worker. The next request starts a new one. */
  readonly stop: () => void;
}

/** Returns a client with its own worker, which starts with the first request. */
export const workerClient = <J extends JobName>(job: J): WorkerClient<J> => {
  let worker: Started | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const answerOf = async (request: Jobs[J]['request'], options: AskOptions<J>): Promise<Jobs[J]['answer']> => {
    options.signal?.throwIfAborted();
    worker ??= started(job, stop);
    try {
      return await answered(worker, ++lastId, request, options);
    } catch (error) {
      stop();
      throw error;
    }
  };
  const request = (request: Jobs[J]['request'], options: AskOptions<J> = {}): Promise<Jobs[J]['answer']> => {
    const answer = queue.then(() => answerOf(request, options));
    queue = answer.catch(() => undefined);
    // A request that is still waiting in the queue ends at once too.
    return options.signal ? Promise.race([answer, aborted(options.signal)]) : answer;
  };
  return { ask: request, stop };
};

/** Rejects with the signal's reason once it is aborted. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

interface Started extends Worker {
  isReady?: boolean;
}
/** Starts a worker. `lost` is called if it fails between requests. */
const started = (job: JobName, lost: () => void): Started => {
  if (typeof Worker === 'undefined') throw new WorkerFault('noWorker', 'This browser has no workers.');
  try {
    const worker: Started = startWorker(job);
    worker.addEventListener('message', () => (worker.isReady = true), { once: true });
    worker.addEventListener('error', lost);
    return worker;
  } catch (error) {
    throw new WorkerFault('noWorker', String(error));
  }
};

/** Sends one request and waits for its answer. */
const answered = <J extends JobName>(
  worker: Started,
  id: number,
  request: Jobs[J]['request'],
  { signal, onProgress }: AskOptions<J>,
): Promise<Jobs[J]['answer']> =>
  new Promise((resolve, reject) => {
    const listening = new AbortController();
    const until = { signal: listening.signal };
    const fail = (error: unknown): void => {
      listening.abort();
      reject(error);
    };
    // Only seconds in which this page ran are counted, so that a sleeping device does not make its workers look silent.
    let quiet = 0;
    const watch = setInterval(() => {
      if (++quiet <= (worker.isReady ? SILENT_SECONDS : LOADING_SECONDS)) return;
      fail(new WorkerFault(worker.isReady ? 'silent' : 'noWorker', `The worker has sent nothing for ${quiet} s.`));
    }, 1000);
    until.signal.addEventListener('abort', () => clearInterval(watch));
    const onMessage = ({ data }: MessageEvent<FromWorker>): void => {
      quiet = 0;
      if (!('id' in data) || data.id !== id) return;
      if (data.kind === 'progress') return onProgress?.(data.progress as Jobs[J]['progress']);
      if (data.kind === 'failed') return fail(new WorkerFault(data.noEngine ? 'noEngine' : 'failed', data.message));
      listening.abort();
      return resolve(data.answer as Jobs[J]['answer']);
    };
    const onError = ({ message }: ErrorEvent): void =>
      fail(new WorkerFault(worker.isReady ? 'failed' : 'noWorker', message || 'The worker could not be loaded.'));
    worker.addEventListener('message', onMessage, until);
    worker.addEventListener('error', onError, until);
    signal?.addEventListener('abort', () => fail(signal.reason), until);
    worker.postMessage({ id, request });
  });
