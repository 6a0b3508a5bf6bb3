/** Gives the table the focus: its keys go on from there. */
export const toTable = (): void => document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
/** Gives the primary button the focus, to be pressed or not. */
export const toPrimary = (): void => document.querySelector<HTMLElement>('[data-tray] .primary')?.focus();
/** Gives the first button that lets things go by the focus, to be pressed or not. */
export const toPasses = (): void => document.querySelector<HTMLElement>('[data-tray] .passes button')?.focus();
