import type { Entry, Match } from '../../core/match.ts';
import { startWorker } from '../jobs/start.ts';
import type { Checked, Doubt } from './doubts.ts';

/** So long the worker may be silent, ms. */
const SILENCE_MS = 60_000;

/** Checks the shots of a record in a worker of its own, so that play's never wait; those it does not come to are told as unchecked. Ends when the signal is aborted. */
export const checkShots = (match: Match, found: (entry: Entry, doubt: Doubt) => void, signal: AbortSignal): void => {
  const left = new Set(match.entries.filter(({ shots }) => shots?.length));
  if (left.size === 0) return;
  const worker = startWorker('doubts');
  let watched: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(watched);
    worker.terminate();
  };
  const giveUp = (): void => {
    end();
    for (const entry of left) found(entry, 'unchecked');
  };
  const watch = (): void => {
    clearTimeout(watched);
    watched = setTimeout(giveUp, SILENCE_MS);
  };
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<Checked | null>) => {
      if (!data) return giveUp();
      watch();
      const entry = match.entries[data.ply - 1] as Entry;
      left.delete(entry);
      if (data.doubt) found(entry, data.doubt);
    },
    { signal },
  );
  worker.addEventListener(
    'error',
    (event) => {
      console.error(event.message);
      giveUp();
    },
    { signal },
  );
  signal.addEventListener('abort', end);
  watch();
  worker.postMessage(match);
};
