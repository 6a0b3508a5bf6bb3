import { EngineUnavailable } from '../../core/shots/shot.ts';
import { beating, send } from './heartbeat.ts';
import type { JobName, ToWorker, Work } from './protocol.ts';

/** The code of each job. A worker has one job and loads only what it needs. */
const JOBS: { readonly [J in JobName]: () => Promise<{ readonly work: Work<J> }> } = {
  appraise: () => import('./jobs/playouts.ts'),
  bot: () => import('./jobs/bot.ts'),
  design: () => import('./jobs/design.ts'),
  doubts: () => import('./jobs/verification.ts'),
  fan: () => import('./jobs/aimTest.ts'),
  lesson: () => import('./jobs/lesson.ts'),
  reading: () => import('./jobs/matchFile.ts'),
  series: () => import('./jobs/series.ts'),
  shot: () => import('./jobs/shot.ts'),
};

send({ kind: 'ready' });
const job = JOBS[self.name as JobName]();
onmessage = async ({ data: { id, request } }: MessageEvent<ToWorker>) => {
  try {
    const answer = await beating(async () => {
      const { work } = await job;
      return work(request as never, (progress) => send({ kind: 'progress', id, progress }));
    });
    send({ kind: 'answer', id, answer });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ kind: 'failed', id, message, noEngine: error instanceof EngineUnavailable });
  }
};
