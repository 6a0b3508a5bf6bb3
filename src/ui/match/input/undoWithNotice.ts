import { useEffect } from 'react';
import { create } from 'zustand';
import type { UndoBlock } from '../../../core/match.ts';
import { type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import { undo } from '../../../store/matchActions.ts';

/** So long a reason stays over the table, ms. */
const NOTICE_MS = 6000;
const useNotice = create<{ readonly why: UndoBlock | null; readonly steps: unknown }>()(() => ({
  why: null,
  steps: null,
}));

/** Takes back the last action by button or key, or tells why not. */
export const undoWithNotice = async (): Promise<void> => {
  const why = await undo();
  useNotice.setState({ why, steps: useMatchStore.getState().open?.steps });
};
/** Why nothing was taken back just now, for as long as it is told: until something else is done, or another match lies there. */
export const useUndoNotice = ({ steps }: Pick<OpenMatch, 'steps'>): UndoBlock | null => {
  const notice = useNotice();
  useEffect(() => {
    const timer = notice.why === null ? undefined : setTimeout(() => useNotice.setState({ why: null }), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice.steps === steps ? notice.why : null;
};
