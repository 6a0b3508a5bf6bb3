import { startTransition, useEffect, useState } from 'react';

/** Whether all parts have been shown once. Then they appear at once. */
let grown = false;

/** Returns how many of `max` parts of a first screen are shown: one more per frame. So a slow device can handle input in between. */
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
