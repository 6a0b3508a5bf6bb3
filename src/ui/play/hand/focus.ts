/** Gives the table the focus: its keys go on from there. */
export const focusTable = (): void => document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
/** Gives the primary button the focus, to be pressed or not. */
export const focusPrimary = (): void => document.querySelector<HTMLElement>('[data-tray] .primary')?.focus();
/** Gives the first button that lets things go by the focus, to be pressed or not. */
export const focusPasses = (): void => document.querySelector<HTMLElement>('[data-tray] .passes button')?.focus();
