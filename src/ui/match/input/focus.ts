/** Gives the table the focus: its keys go on from there. */
export const focusTable = (): void =>
  document.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
/** Gives the primary button the focus, to be pressed or not. */
export const focusPrimary = (): void =>
  document.querySelector<HTMLElement>('[data-part=tray] [data-part=primary]')?.focus();
/** Gives the focus to the button that lets things go by, to be pressed or not: the primary one where that leads to it, else the first of the others. */
export const focusPasses = (): void => {
  const tray = document.querySelector('[data-part=tray]');
  const led = tray?.querySelector<HTMLElement>('[data-part=primary]:is(:not([aria-disabled]), [data-rests])');
  (led ?? tray?.querySelector<HTMLElement>('[data-part=passes] button'))?.focus();
};
