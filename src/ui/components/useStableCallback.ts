import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that stays the same and calls the latest one. Only for handlers, not during rendering. */
export const useStableCallback = <Args extends readonly unknown[]>(
  call: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
