import { type RefObject, useEffect, useRef } from 'react';
import { useScreenFocus } from '../../screenFocus.ts';
import { takeFocus } from '../../windowRole.ts';

/** Moves the focus to the table when a focused button disappears with its action. The keys then work from there. */
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
  // Runs after every change of the page, because the focused element may be gone.
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.isConnected) return;
    takeFocus(box.current, { preventScroll: true });
  });
};
