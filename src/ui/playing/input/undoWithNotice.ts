import { useEffect } from 'react';
import { create } from 'zustand';
import type { UndoBlock } from '../../../core/match.ts';
import { type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import { undo } from '../../../store/matchActions.ts';

/** How long a reason stays over the table, ms. */
const NOTICE_MS = 6000;
const useNotice = create<{ readonly why: UndoBlock | null; readonly steps: unknown }>()(() => ({
  why: null,
  steps: null,
}));

/** Undoes the last action by button or key, or says why it is blocked. */
export const undoWithNotice = async (): Promise<void> => {
  const why = await undo();
  useNotice.setState({ why, steps: useMatchStore.getState().open?.steps });
};
/** Returns why undo was just blocked, while the notice lasts. It ends early when something else is done or another match is open. */
export const useUndoNotice = ({ steps }: Pick<OpenMatch, 'steps'>): UndoBlock | null => {
  const notice = useNotice();
  useEffect(() => {
    const timer = notice.why === null ? undefined : setTimeout(() => useNotice.setState({ why: null }), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice.steps === steps ? notice.why : null;
};
