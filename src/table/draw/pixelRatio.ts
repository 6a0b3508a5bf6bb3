import { useSyncExternalStore } from 'react';

const ratioNow = (): number => globalThis.devicePixelRatio || 1;
/** Calls back when the device pixel ratio changes: the window goes to another screen, or the browser zooms. Returns what stops it. */
const onRatio = (changed: () => void): (() => void) => {
  let stop = new AbortController();
  const watch = (): void => {
    stop.abort();
    stop = new AbortController();
    // A query only tells that its own ratio has come or gone.
    window
      .matchMedia(`(resolution: ${ratioNow()}dppx)`)
      .addEventListener('change', heard, { signal: stop.signal, once: true });
  };
  const heard = (): void => {
    watch();
    changed();
  };
  watch();
  return () => stop.abort();
};
/** Device pixels per CSS pixel, also after it changes. */
export const usePixelRatio = (): number => useSyncExternalStore(onRatio, ratioNow);
