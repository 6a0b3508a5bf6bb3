/** Tells the page something. */
export type Tell = (told: unknown) => void;

/** What workers of the house do; a worker has one job and loads what that needs. */
const JOBS = {
  appraise: () => import('./appraise.ts'),
  bot: () => import('./bot.ts'),
  doubts: () => import('./doubts.ts'),
  fan: () => import('./fan.ts'),
  reading: () => import('./reading.ts'),
  series: () => import('./series.ts'),
} satisfies Readonly<Record<string, () => Promise<{ work: (asked: never, tell: Tell) => Promise<void> }>>>;
export type Job = keyof typeof JOBS;

const job = JOBS[self.name as Job]();
onmessage = async ({ data }: MessageEvent<unknown>) => (await job).work(data as never, (told) => postMessage(told));
// A rejection is no error event of the worker: it is made one, so that whoever asked hears of it.
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
