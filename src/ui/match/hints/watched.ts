import type { RefObject } from 'react';
import type { TableHandle } from '../../../table/Table.tsx';

/** What may move a thing or the card's room while nothing is drawn anew here: scrolling, the window, what ends to move, the type, a hand that is lifted. */
const STIRS = ['scroll', 'resize', 'transitionend', 'animationend', 'pointerup', 'pointercancel'] as const;
/** Calls back, once a frame at most, whenever the page or the view of the table has changed; answers how to stop. */
export const watched = (table: RefObject<TableHandle | null>, changed: () => void): (() => void) => {
  let [frame, waiting] = [0, 0];
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      changed();
    });
  };
  let leave: (() => void) | null = null;
  // The table comes once its room has been measured.
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
