import { useEffect } from 'react';
import { create } from 'zustand';
import type { UndoBlock } from '../../../core/match.ts';
import { type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import { undo } from '../../../store/matchActions.ts';

/** How long a reason stays over the table, ms. */
const NOTICE_MS = 6000;
/** Why undo is blocked. A new id makes the same reason be read again. */
interface UndoNotice {
  readonly why: UndoBlock;
  readonly id: number;
}
const useNotice = create<{ readonly notice: UndoNotice | null; readonly steps: unknown }>()(() => ({
  notice: null,
  steps: null,
}));
let count = 0;

/** Undoes the last action by button or key, or says why it is blocked. */
export const undoWithNotice = async (): Promise<void> => {
  const why = await undo();
  const notice = why === null ? null : { why, id: ++count };
  useNotice.setState({ notice, steps: useMatchStore.getState().open?.steps });
};
/** Returns why undo was just blocked, while the notice lasts. It ends early when something else is done or another match is open. */
export const useUndoNotice = ({ steps }: Pick<OpenMatch, 'steps'>): UndoNotice | null => {
  const { notice, steps: blocked } = useNotice();
  useEffect(() => {
    const timer = notice === null ? undefined : setTimeout(() => useNotice.setState({ notice: null }), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return blocked === steps ? notice : null;
};
