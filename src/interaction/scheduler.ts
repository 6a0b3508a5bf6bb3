/** Time, as the scheduler and the store need it. */
export interface Clock {
  /** Calls back once, after the next frame has been drawn. Returns the function that stops it. */
  afterFrame(run: () => void): () => void;
  /** Calls back once after a number of ms. Returns the function that stops it. */
  after(ms: number, run: () => void): () => void;
}
/** A tab that is not shown draws no frames: then a frame is taken to last so long, ms. */
const HIDDEN_FRAME_MS = 50;
/** The clock of the page. */
export const pageClock: Clock = {
  afterFrame: (run) => {
    let timer = 0;
    let frame = 0;
    const once = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      // The canvas is drawn in the same frame; a task after it comes when the frame is done.
      timer = window.setTimeout(run);
    };
    frame = requestAnimationFrame(once);
    timer = window.setTimeout(once, HIDDEN_FRAME_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  },
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Costly work, the most urgent first: the page during a drag, the forecast of what is proposed, what could follow it, and the rest. */
const ORDER = ['page', 'forecast', 'followUp', 'ranking', 'other'] as const;
type JobKind = (typeof ORDER)[number];
/** Does a part of a job. Returns whether more is left for the next frames. */
type Job = () => boolean | void;

export interface Scheduler {
  /**
   * Does a job after the next frame, or in a later one if others go first: there is one job a frame. A waiting job of the same kind and
   * key is dropped. Returns the function that cancels it.
   */
  request(kind: JobKind, job: Job, key?: unknown): () => void;
  dispose(): void;
}
interface Waiting {
  readonly kind: JobKind;
  readonly key: unknown;
  readonly job: Job;
}
/** Returns a scheduler that does at most one job in a frame, after the canvas has been drawn. */
export const createScheduler = (clock: Clock): Scheduler => {
  let waiting: Waiting[] = [];
  let stop: (() => void) | null = null;
  const plan = (): void => {
    if (!stop && waiting.length > 0) stop = clock.afterFrame(run);
  };
  const run = (): void => {
    stop = null;
    const [next] = waiting.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    if (!next) return;
    // It counts as done before it runs, so that it may ask for itself again.
    waiting = waiting.filter((each) => each !== next);
    if (next.job() === true && !waiting.some(({ kind, key }) => kind === next.kind && key === next.key))
      waiting.push(next);
    plan();
  };
  return {
    request: (kind, job, key) => {
      const mine = { kind, key, job };
      waiting = [...waiting.filter((each) => each.kind !== kind || each.key !== key), mine];
      plan();
      return () => {
        waiting = waiting.filter((each) => each.job !== job);
      };
    },
    dispose: () => {
      waiting = [];
      stop?.();
      stop = null;
    },
  };
};
