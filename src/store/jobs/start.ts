import type { Job } from './worker.ts';
// oxlint-disable-next-line import/default -- vite makes it: the address of the bundled worker
import script from './worker.ts?worker&url';

/** A new worker with this job: it does what it is sent, one question after the other. */
export const startWorker = (job: Job): Worker => new Worker(script, { type: 'module', name: job });
