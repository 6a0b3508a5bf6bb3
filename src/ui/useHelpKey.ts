import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import { openKeys } from './keysOpen.ts';

/** Fields in which a question mark is text. */
const TEXT = 'textarea, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** Opens the list of keys with a question mark from everywhere, except in a text or a dialog. A setting limits it to the table. */
export const useHelpKey = (): void =>
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): void => {
      if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
      if (target.matches(TEXT) || document.querySelector(DIALOG)) return;
      if (useSettings.getState().letters || target.matches('[role=application]')) openKeys();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
