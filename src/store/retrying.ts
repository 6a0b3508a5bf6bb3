import { hasUnsavedMatches } from '../storage/unsavedMatches.ts';

/** Waits between the first tries to save again, ms. Later tries follow once a minute. */
const WAITS_MS = [1000, 2000, 4000, 8000, 16_000];
const LATER_MS = 60_000;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let again: (() => Promise<void>) | undefined;

const tryNow = async (): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  await again?.();
  if (!hasUnsavedMatches()) tries = 0;
  else if (timer === undefined) wait();
};
const wait = (): void => {
  timer = setTimeout(() => void tryNow(), WAITS_MS[tries] ?? LATER_MS);
  tries++;
};
const onReturn = (): void => {
  if (document.visibilityState === 'visible' && hasUnsavedMatches()) void tryNow();
};
const onLeave = (): void => {
  if (hasUnsavedMatches()) void tryNow();
};

/**
 * Tries to save again after a failed write: soon, then less often, when the page becomes visible, and when it is left. `save`
 * writes everything unsaved.
 */
export const retryLater = (save: () => Promise<void>): void => {
  if (again === undefined) {
    globalThis.document?.addEventListener('visibilitychange', onReturn);
    globalThis.addEventListener?.('pagehide', onLeave);
  }
  again = save;
  if (timer === undefined) wait();
};
