import { create } from 'zustand';

/** Whether the report of the open match is offered, and whether it is to be printed at once. */
export const useReportOpen = create<{ open: boolean; prints: boolean }>()(() => ({ open: false, prints: false }));
/** Offers the report of the open match. */
export const openReport = (): void => useReportOpen.setState({ open: true, prints: false });
/** Prints the report of the open match. */
export const printReport = (): void => useReportOpen.setState({ open: true, prints: true });
