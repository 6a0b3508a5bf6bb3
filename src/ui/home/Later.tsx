import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether all parts have been shown once. Then they appear at once. */
let grown = false;
/** Shows the waiting parts of the page, in order. */
const waiting = new Set<() => void>();
let frame = 0;
const showNext = (): void => {
  frame = 0;
  const [next] = waiting;
  if (!next) {
    grown = true;
    return;
  }
  waiting.delete(next);
  startTransition(next);
  frame = requestAnimationFrame(showNext);
};

/**
 * A part of the first screen that waits for its turn: one part appears per frame, in the order of the page. So a slow device can
 * handle input in between. Only the part itself renders again.
 */
export const Later = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState(grown);
  useEffect(() => {
    if (shown) return undefined;
    const show = (): void => setShown(true);
    waiting.add(show);
    frame ||= requestAnimationFrame(showNext);
    return () => void waiting.delete(show);
  }, [shown]);
  return shown ? children : null;
};
