import { useSyncExternalStore } from 'react';

const watch = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
const isFull = (): boolean => document.fullscreenElement !== null;
/** Enters or leaves full screen. If the browser refuses, nothing changes. */
const switchFullScreen = (): void => {
  const switched = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  switched.catch(() => undefined);
};

/** Returns whether the page fills the screen, and a function that switches it. Null where the browser has no full screen. */
export const useFullScreen = (): { readonly full: boolean; readonly change: () => void } | null => {
  const full = useSyncExternalStore(watch, isFull, () => false);
  return typeof document !== 'undefined' && document.fullscreenEnabled ? { full, change: switchFullScreen } : null;
};
