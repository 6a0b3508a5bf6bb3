import { create } from 'zustand';

interface KeysOpen {
  readonly open: boolean;
  /** Whether a table is on the page. It lists what can be done there. */
  readonly atTable: boolean;
}
/** Whether the list of keys and gestures is open. */
export const useKeysOpen = create<KeysOpen>()(() => ({ open: false, atTable: false }));
/** Opens the list of keys and gestures. */
export const openKeys = (): void => useKeysOpen.setState({ open: true });
