import { useEffect } from 'react';

/**
 * Keeps the screen on while a component is on the page. The browser drops the lock when the page is hidden, so it is asked for
 * again when the page returns. Without a lock, or if the browser refuses, the screen goes off as usual.
 */
export const useScreenAwake = (): void =>
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock.then((held) => held?.release());
    };
  }, []);
