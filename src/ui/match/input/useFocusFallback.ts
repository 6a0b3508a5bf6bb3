import { type RefObject, useEffect, useRef } from 'react';
import { useScreenFocus } from '../../screenFocus.ts';

/** Where a focused button goes away with the action it was for, the table takes the focus: the keys go on from there. */
export const useFocusFallback = (main: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): void => {
  useScreenFocus(box);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : null;
    };
    const play = main.current;
    play?.addEventListener('focusin', note);
    return () => play?.removeEventListener('focusin', note);
  }, [main]);
  // After every change of the page: who had the focus may be gone.
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.isConnected) return;
    box.current?.focus({ preventScroll: true });
  });
};
