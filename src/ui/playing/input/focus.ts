import { withoutGlyphs } from '../../../presentation/text/formatters.ts';
import { takeFocus } from '../../windowRole.ts';

const TRAY = '[data-part=tray]';
/** Focuses the table, so that its keys work from there. */
export const focusTable = (): void =>
  takeFocus(document.querySelector<HTMLElement>('[role=application]'), { preventScroll: true });
/** Goes back to the table from the buttons below the panel. Returns whether the focus was there. */
export const leaveTray = (): boolean => {
  const wasThere = (document.activeElement?.closest(TRAY) ?? null) !== null;
  if (wasThere) focusTable();
  return wasThere;
};
/** Returns what a button says, without its glyphs. */
export const buttonText = (button: HTMLElement): string => withoutGlyphs(button.textContent ?? '').trim();
/** Focuses the primary button without pressing it, and returns it. */
export const focusPrimary = (): HTMLElement | null => {
  const button = document.querySelector<HTMLElement>(`${TRAY} [data-part=primary]`);
  takeFocus(button);
  return button;
};
/**
 * Focuses the button that skips, without pressing it: the primary button if it leads to that, otherwise the first of the others.
 * Returns it, or null if there is none.
 */
export const focusPasses = (): HTMLElement | null => {
  const tray = document.querySelector(TRAY);
  const led = tray?.querySelector<HTMLElement>('[data-part=primary]:is(:not([aria-disabled]), [data-rests])');
  const button = led ?? tray?.querySelector<HTMLElement>('[data-part=passes] button') ?? null;
  takeFocus(button);
  return button;
};
