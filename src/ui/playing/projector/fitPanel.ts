import { fitAgain } from '../fitAgain.ts';

/** How much of the panel is left out when a class screen has no room: from nothing to all but the table of chances and its result. */
const MOST = 4;
/** Parts that reach less than this over an edge count as whole, px. */
const SLACK = 2;

/** Whether a part of the panel is cut, so that a class cannot see it. */
const isCut = (panel: HTMLElement): boolean =>
  [
    ...panel.querySelectorAll<HTMLElement>(
      '[data-part=lesson-card], [data-part=vote-card], [role=tabpanel]:not([hidden])',
    ),
  ].some((part) => part.scrollHeight > part.clientHeight + SLACK);
/**
 * Leaves out as little as possible of a panel that nobody can scroll, until nothing in it is cut. `classScreen.css` says what goes at each
 * level of `data-spare`. Returns the function that stops it.
 */
export const fitPanel = (panel: HTMLElement): (() => void) => {
  const fit = (): void => {
    for (let spared = 0; spared <= MOST; spared++) {
      panel.dataset['spare'] = `${spared}`;
      if (!isCut(panel)) return;
    }
  };
  return fitAgain(panel, panel, fit);
};
