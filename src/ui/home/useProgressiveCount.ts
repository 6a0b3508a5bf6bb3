import { startTransition, useEffect, useState } from 'react';

/** Whether all parts have been shown once: then they come at once. */
let grown = false;

/** How many of so many parts of a first screen are shown: one more a frame, so that a slow device never works long without hearing the hand. */
export const useProgressiveCount = (max: number): number => {
  const [count, setCount] = useState(grown ? max : 0);
  useEffect(() => {
    if (count >= max) grown = true;
    if (grown) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [count, max]);
  return count;
};
