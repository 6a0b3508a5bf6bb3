import { create } from 'zustand';

/** What to save once the player confirms that its file is sealed. `asked`: this has been asked before. */
export const useSealDialog = create<{ readonly save: (() => void) | null; readonly asked: boolean }>()(() => ({
  save: null,
  asked: false,
}));
/** Asks the player to confirm that the file will be sealed, then saves it. */
export const confirmSeal = (save: () => void): void => useSealDialog.setState({ save, asked: true });
