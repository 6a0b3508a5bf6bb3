import type { RefObject } from 'react';
import type { TableHandle } from '../../../table/Table.tsx';

/**
 * Events that may move the subject or change the card's room while nothing here renders again. They are scrolling, resizing, the
 * end of a motion, and a lifted pointer.
 */
const STIRS = ['scroll', 'resize', 'transitionend', 'animationend', 'pointerup', 'pointercancel'] as const;
/** Calls back, at most once a frame, whenever the page or the view of the table has changed. Returns the function that stops it. */
export const watched = (table: RefObject<TableHandle | null>, changed: () => void): (() => void) => {
  let [frame, waiting] = [0, 0];
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      changed();
    });
  };
  let leave: (() => void) | null = null;
  // The table appears only once its room has been measured.
  const join = (): void => {
    leave = table.current?.onLook(soon) ?? null;
    if (leave) soon();
    else waiting = requestAnimationFrame(join);
  };
  join();
  const page = new MutationObserver(soon);
  page.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  STIRS.forEach((stir) => window.addEventListener(stir, soon, true));
  document.fonts.addEventListener('loadingdone', soon);
  return () => {
    [frame, waiting].forEach((each) => cancelAnimationFrame(each));
    leave?.();
    page.disconnect();
    STIRS.forEach((stir) => window.removeEventListener(stir, soon, true));
    document.fonts.removeEventListener('loadingdone', soon);
  };
};
