import { type RefObject, useEffect, useRef } from 'react';

/** Names the page for tabs, windows and screen readers; null leaves the name it has. */
export const usePageTitle = (title: string | null): void => {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
};
/** Gives a screen's first element the focus when the screen has come in place of another and nobody has it: it is never left on the page itself. */
export const useScreenFocus = <E extends HTMLElement>(given?: RefObject<E | null>): RefObject<E | null> => {
  const own = useRef<E>(null);
  const ref = given ?? own;
  useEffect(() => {
    // A page that has just been loaded is read from its start.
    if (document.activeElement === document.body && navigator.userActivation.hasBeenActive)
      ref.current?.focus({ preventScroll: true });
  }, [ref]);
  return ref;
};
