import { type RefObject, useEffect, useState } from 'react';
import type { Point } from '../../../geometry/point.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { watched } from '../hints/watched.ts';

/** The room for the labels at a place, px. */
const WRITTEN = 70;

/** Whether a ribbon at the top of the table would cover one of these places, while one at the bottom would cover none. */
export const useRibbonOverlap = (
  ribbon: RefObject<HTMLElement | null>,
  table: RefObject<TableHandle | null>,
  places: readonly Point[],
): boolean => {
  const [foot, setFoot] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const board = ribbon.current?.parentElement?.querySelector('[role=application]')?.getBoundingClientRect();
      const now = table.current;
      if (!board || !ribbon.current || !now) return;
      const deep = ribbon.current.offsetHeight + parseFloat(getComputedStyle(ribbon.current).marginTop);
      const ys = places.map((place) => now.clientOf(place).y);
      const covers = (from: number, to: number): boolean => ys.some((y) => y > from - WRITTEN && y < to + WRITTEN);
      setFoot(covers(board.top, board.top + deep) && !covers(board.bottom - deep, board.bottom));
    };
    return watched(table, look);
  }, [ribbon, table, places]);
  return foot;
};
