import { type RefObject, useEffect, useState } from 'react';
import type { Point } from '../../../geometry/point.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { watched } from '../hints/watched.ts';

/** A place on the table that a ribbon should leave visible, and how much that matters. */
export interface KeptPlace {
  readonly at: Point;
  readonly weight: number;
}
/** The room for the labels at a place, px. */
const WRITTEN = 70;

/** Whether a ribbon at the bottom of the table would cover less of these places than one at the top. */
export const useRibbonOverlap = (
  ribbon: RefObject<HTMLElement | null>,
  table: RefObject<TableHandle | null>,
  places: readonly KeptPlace[],
): boolean => {
  const [foot, setFoot] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const board = ribbon.current?.parentElement?.querySelector('[role=application]')?.getBoundingClientRect();
      const now = table.current;
      if (!board || !ribbon.current || !now) return;
      const deep = ribbon.current.offsetHeight + parseFloat(getComputedStyle(ribbon.current).marginTop);
      const all = places.map(({ at, weight }) => ({ y: now.clientOf(at).y, weight }));
      const covered = (from: number, to: number): number =>
        all.reduce((sum, { y, weight }) => (y > from - WRITTEN && y < to + WRITTEN ? sum + weight : sum), 0);
      setFoot(covered(board.bottom - deep, board.bottom) < covered(board.top, board.top + deep));
    };
    return watched(table, look);
  }, [ribbon, table, places]);
  return foot;
};
