import { useEffect, useRef } from 'react';
import type { RollTotals } from '../../interaction/odds/rollTotals.ts';

/** How a bench shares its rolls with other windows. */
export interface SharedRolls {
  /** The rolls of another window. Null if this window rolls. */
  readonly led: RollTotals | null;
  /** Sends the rolls of this window. */
  tell?(totals: RollTotals): void;
}
/** Sends rolls to the other windows whenever they or their table change. */
export const useTold = (thrown: RollTotals, laid: unknown, tell: SharedRolls['tell']): void => {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => latest.current?.(thrown), [thrown, laid]);
};
