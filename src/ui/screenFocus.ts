import { type RefObject, useEffect, useRef } from 'react';
import { takeFocus } from './windowRole.ts';

/** Sets the page title for tabs, windows and screen readers. Null keeps the current title. */
export const usePageTitle = (title: string | null): void => {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
};
/** Focuses a screen's first element when the screen has replaced another and nothing has the focus. So the focus is never left on the page itself. */
export const useScreenFocus = <E extends HTMLElement>(given?: RefObject<E | null>): RefObject<E | null> => {
  const own = useRef<E>(null);
  const ref = given ?? own;
  useEffect(() => {
    // A page that has just been loaded is read from its start.
    if (document.activeElement === document.body && navigator.userActivation.hasBeenActive)
      takeFocus(ref.current, { preventScroll: true });
  }, [ref]);
  return ref;
};
