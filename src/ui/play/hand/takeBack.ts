import { useEffect } from 'react';
import { create } from 'zustand';
import type { NotBack } from '../../../core/match.ts';
import { undo } from '../../../store/play.ts';

/** So long a reason stays over the table, ms. */
const TOLD_MS = 6000;
const useTold = create<{ readonly why: NotBack | null }>()(() => ({ why: null }));

/** Takes back the last action by button or key, or tells why not. */
export const takeBack = async (): Promise<void> => useTold.setState({ why: await undo() });
/** Why nothing was taken back just now, for as long as it is told. */
export const useNotBack = (): NotBack | null => {
  const told = useTold();
  useEffect(() => {
    const timer = told.why === null ? undefined : setTimeout(() => useTold.setState({ why: null }), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return told.why;
};
