import { useSyncExternalStore } from 'react';

const ratioNow = (): number => globalThis.devicePixelRatio || 1;
/** Calls back when the device pixel ratio changes: the window moves to another screen, or the browser zooms. Returns the function that stops it. */
const onRatio = (changed: () => void): (() => void) => {
  let stop = new AbortController();
  const watch = (): void => {
    stop.abort();
    stop = new AbortController();
    // A media query only reports when its own ratio begins or ceases to match.
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
/** Returns the device pixels per CSS pixel, and keeps them up to date. */
export const usePixelRatio = (): number => useSyncExternalStore(onRatio, ratioNow);
