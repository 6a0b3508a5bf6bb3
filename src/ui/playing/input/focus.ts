/** Focuses the table, so that its keys work from there. */
export const focusTable = (): void =>
  document.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
/** Focuses the primary button without pressing it. */
export const focusPrimary = (): void =>
  document.querySelector<HTMLElement>('[data-part=tray] [data-part=primary]')?.focus();
/**
 * Focuses the button that skips, without pressing it: the primary button if it leads to that, otherwise the first of the others.
 * Returns whether there is one.
 */
export const focusPasses = (): boolean => {
  const tray = document.querySelector('[data-part=tray]');
  const led = tray?.querySelector<HTMLElement>('[data-part=primary]:is(:not([aria-disabled]), [data-rests])');
  const button = led ?? tray?.querySelector<HTMLElement>('[data-part=passes] button');
  button?.focus();
  return button !== undefined && button !== null;
};
