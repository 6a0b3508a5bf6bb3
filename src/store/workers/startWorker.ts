import type { JobName } from './protocol.ts';
// oxlint-disable-next-line import/default -- vite makes it: the address of the bundled worker
import script from './worker.ts?worker&url';

/** Starts a new worker for one job. */
export const startWorker = (job: JobName): Worker => new Worker(script, { type: 'module', name: job });
