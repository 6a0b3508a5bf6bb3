import { type RefObject, useLayoutEffect } from 'react';

/**
 * Leaves room at the foot of the table for the half-open sheet while the sheet is lower. So the camera shows nothing there that
 * the sheet would cover, and the table stays where it is when the sheet opens or closes.
 */
export const useSheetRoom = (panel: RefObject<HTMLElement | null>, table: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const [sheet, board] = [panel.current, table.current];
    if (!sheet || !board) return undefined;
    const watch = new ResizeObserver(() => {
      const half = parseFloat(getComputedStyle(sheet).getPropertyValue('--half')) || 0;
      board.style.paddingBottom = `${Math.max(0, half - sheet.offsetHeight)}px`;
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, [panel, table]);
