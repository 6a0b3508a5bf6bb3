import { type RefObject, useEffect, useRef } from 'react';

/** Where a focused button goes away with the action it was for, the primary button takes the focus: the keys go on from there. */
export const useKeptFocus = (main: RefObject<HTMLElement | null>): void => {
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
    main.current?.querySelector<HTMLElement>('[data-tray] .primary')?.focus();
  });
};
