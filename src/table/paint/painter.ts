// oxlint-disable-next-line import/default -- vite makes it: the address of the bundled worker
import script from './painter.worker.ts?worker&url';
import { BUDGET } from '../draw/budget.ts';
import { isSameArea, SKETCH, type TablePlan } from './plan.ts';
import type { PaintAnswer, PaintedTable, PaintOrder } from './protocol.ts';

/** A table with the plan that it was painted from, as text too. */
interface Kept {
  readonly key: string;
  readonly plan: TablePlan;
  readonly table: PaintedTable;
}
/** The painted tables that are kept, the latest first. A px of a table has two pictures. */
const bytesOf = ({ table: { wide, high } }: Kept): number => wide * high * 8;
let kept: readonly Kept[] = [];
const listeners = new Set<() => void>();

let worker: Worker | null = null;
let isBroken = false;
interface Order {
  readonly key: string;
  readonly plan: TablePlan;
}
let running: (Order & { readonly id: number }) | null = null;
let waiting: Order | null = null;
let jobs = 0;

const keep = (painted: Kept): void => {
  // What is no longer kept is not closed: a table may still show it until its next frame.
  let bytes = 0;
  kept = [painted, ...kept.filter(({ key }) => key !== painted.key)].filter((one, i) => {
    bytes += bytesOf(one);
    return i === 0 || bytes <= BUDGET.tables;
  });
  for (const listener of listeners) listener();
};
const sketchOf = ({ key, plan }: Order): Order => ({
  key: `${key} sketch`,
  plan: { ...plan, view: { ...plan.view, scale: SKETCH } },
});
/** Starts the order that waits. Where nothing like it can be shown meanwhile, a sketch comes first. */
const startNext = (): void => {
  if (running || !waiting || isBroken) return;
  const { key, plan } = waiting;
  const isSketch = plan.view.scale > SKETCH && !paintedTable(key, plan);
  running = { ...(isSketch ? sketchOf(waiting) : waiting), id: ++jobs };
  if (!isSketch) waiting = null;
  try {
    worker ??= startedWorker();
    worker.postMessage({ id: running.id, plan: running.plan } satisfies PaintOrder);
  } catch {
    stop();
  }
};
const startedWorker = (): Worker => {
  const own = new Worker(script, { type: 'module', name: 'painter' });
  own.addEventListener('message', ({ data }: MessageEvent<PaintAnswer>) => {
    const job = running;
    running = null;
    if (job?.id === data.id) keep({ key: job.key, plan: job.plan, table: { ...data.table, areas: job.plan.areas } });
    startNext();
  });
  own.addEventListener('error', stop);
  return own;
};
/** A browser that cannot paint keeps the plain table. */
const stop = (): void => {
  isBroken = true;
  running = waiting = null;
  worker?.terminate();
};

/** Has a table painted. It replaces an order that has not been started. Returns a function that cancels it until then. */
export function orderTable(key: string, plan: TablePlan): () => void {
  if (kept.some((one) => one.key === key) || running?.key === key) return () => undefined;
  const order = { key, plan };
  waiting = order;
  startNext();
  return () => {
    if (waiting === order) waiting = null;
  };
}
/** Calls back whenever a table has been painted. Returns a function that ends it. */
export function onPainted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** Returns the painted table of a plan by its key, or null until it is ready. */
export function finishedTable(key: string): PaintedTable | null {
  return kept.find((one) => one.key === key)?.table ?? null;
}
/** How many things may be gone from a table that is still shown until the next one is ready. */
const GONE = 2;
/** Whether a painted table can be shown for a plan meanwhile: the same ground, and nearly the same things on it. */
const isAlike = (old: TablePlan, { mat, view, light, areas }: TablePlan): boolean => {
  if (old.mat !== mat || old.light !== light) return false;
  if (old.view.width !== view.width || old.view.height !== view.height || old.view.turn !== view.turn) return false;
  return old.areas.filter((area) => !areas.some((now) => isSameArea(now, area))).length <= GONE;
};
/** Returns the painted table of a plan. Until it is ready: the latest one that is nearly the same, or null. */
export function paintedTable(key: string, plan: TablePlan | null): PaintedTable | null {
  if (!plan) return null;
  return (kept.find((one) => one.key === key) ?? kept.find((one) => isAlike(one.plan, plan)))?.table ?? null;
}
