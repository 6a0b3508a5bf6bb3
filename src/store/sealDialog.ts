import { create } from 'zustand';

/** What is to be saved once it is confirmed that its file will be sealed; `asked`: that has been asked before. */
export const useSealDialog = create<{ readonly save: (() => void) | null; readonly asked: boolean }>()(() => ({
  save: null,
  asked: false,
}));
/** Says that the file will be sealed, and saves it once that is confirmed. */
export const confirmSeal = (save: () => void): void => useSealDialog.setState({ save, asked: true });
