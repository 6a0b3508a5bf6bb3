import { create } from 'zustand';

/** Whether the rules in a minute are open. */
export const useBriefOpen = create<{ open: boolean }>()(() => ({ open: false }));
/** Opens the rules in a minute. */
export const openBrief = (): void => useBriefOpen.setState({ open: true });
