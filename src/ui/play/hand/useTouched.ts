import { useEffect, useState } from 'react';

/** Whether a finger or a button is down on the table; where that does not matter it is not listened for. */
export const useTouched = (matters: boolean): boolean => {
  const [touched, touch] = useState(false);
  useEffect(() => {
    if (!matters) return undefined;
    const listening = new AbortController();
    const when = { capture: true, signal: listening.signal };
    const onTable = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('[role=application]') !== null;
    window.addEventListener('pointerdown', (event) => onTable(event) && touch(true), when);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => touch(false), when);
    return () => listening.abort();
  }, [matters]);
  return touched && matters;
};
