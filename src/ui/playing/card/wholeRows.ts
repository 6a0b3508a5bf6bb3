import { fitAgain } from '../fitAgain.ts';

import { isInverted } from '../../../table/camera/coordinates.ts';

/** What is read as one row. */
const ROWS = 'p, li, tr, button, label, h2, h3, summary, figure';
/** No more than this is left bare at the foot of a sheet, px. */
const MOST = 72;
/** Parts that reach less than this over an edge count as whole, px. */
const SLACK = 2;

interface Extent {
  readonly top: number;
  readonly bottom: number;
}
/** Returns the rows of a panel, from its upper edge, as a reader sees them: lines of text, and rows that belong together. */
const rowsIn = (panel: HTMLElement): Extent[] => {
  const edges = panel.getBoundingClientRect();
  const inverted = isInverted(panel);
  const seen = ({ top, bottom }: DOMRect): Extent =>
    inverted
      ? { top: edges.bottom - bottom, bottom: edges.bottom - top }
      : { top: top - edges.top, bottom: bottom - edges.top };
  return [...panel.querySelectorAll(ROWS)].flatMap((row) => {
    const box = row.getBoundingClientRect();
    if (box.height > 0 && box.height <= MOST) return [seen(box)];
    const text = document.createRange();
    text.selectNodeContents(row);
    return [...text.getClientRects()].filter(({ height }) => height > 0 && height <= MOST).map(seen);
  });
};
/** Returns the height up to which all rows are whole. It is the full height if too much would be left bare. */
export const wholeHeight = (full: number, rows: readonly Extent[]): number => {
  let height = full;
  for (;;) {
    const edge = height;
    const cut = rows.filter(({ top, bottom }) => top < edge - SLACK && bottom > edge + SLACK);
    if (cut.length === 0) return height;
    height = Math.min(...cut.map(({ top }) => top));
    if (full - height > MOST) return full;
  }
};
/** Keeps the last row in view of a half-open sheet whole, whatever is in it. Returns the function that stops it. */
export const keepRowsWhole = (panel: HTMLElement): (() => void) => {
  const fit = (): void => {
    if (panel.scrollTop > 0) return;
    panel.style.removeProperty('margin-bottom');
    if (!panel.closest('[data-sheet=half]') || !panel.closest('[data-part=panel]:has([data-part=sheet-grip])')) return;
    const full = panel.clientHeight;
    if (panel.scrollHeight <= full + SLACK) return;
    const left = Math.floor(full - wholeHeight(full, rowsIn(panel)));
    if (left > 0) panel.style.marginBottom = `${left}px`;
  };
  return fitAgain(panel, panel.parentElement ?? panel, fit);
};
