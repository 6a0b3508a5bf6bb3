/** Gives the table the focus: its keys go on from there. */
export const focusTable = (): void => document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
/** Gives the primary button the focus, to be pressed or not. */
export const focusPrimary = (): void => document.querySelector<HTMLElement>('[data-tray] .primary')?.focus();
/** Gives the focus to the button that lets things go by, to be pressed or not: the primary one where that leads to it, else the first of the others. */
export const focusPasses = (): void => {
  const tray = document.querySelector('[data-tray]');
  const led = tray?.querySelector<HTMLElement>('.primary:not([aria-disabled]), .primary[data-rests]');
  (led ?? tray?.querySelector<HTMLElement>('.passes button'))?.focus();
};
