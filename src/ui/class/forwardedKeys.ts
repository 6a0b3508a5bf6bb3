import { useEffect } from 'react';
import { isKey, type KeyAct } from '../../table/input/keyTable.ts';
import { changeClass, useClass } from './classroom.ts';

const FIELDS = 'input, select, textarea, [contenteditable]';
const TABLE = '[role=application]';
/** Keys that move the focus and press what has it. They work in the view itself. */
const MOVES = new Set(['Tab', 'Enter', ' ', 'Escape']);
const isWithin = (target: EventTarget | null, parts: string): boolean =>
  target instanceof Element && target.closest(parts) !== null;

/** Gives the keys to the table, or back to the desk. */
const take = (taken: boolean): void => {
  if (useClass.getState().taken !== taken) changeClass({ taken });
  if (taken) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.parent.focus();
};
/**
 * Sends the keys of the desk's view to the desk, until the teacher takes the table by a click or by Enter on it. Then only the keys
 * that lead go to the desk, and Escape gives back all.
 */
export const useForwardedKeys = (leads: readonly KeyAct[]): void =>
  useEffect(() => {
    if (window.parent === window) return undefined;
    const forward = (event: KeyboardEvent): void => {
      const { code, key, shiftKey } = event;
      event.preventDefault();
      event.stopPropagation();
      window.parent.dispatchEvent(new KeyboardEvent('keydown', { code, key, shiftKey }));
    };
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (!event.isTrusted || event.ctrlKey || event.metaKey || event.altKey) return;
      if (leads.some((act) => isKey(event, act))) return forward(event);
      const { taken } = useClass.getState();
      if (taken) {
        if (key === 'Escape') take(false);
      } else if (key === 'Enter' && isWithin(target, TABLE)) {
        event.preventDefault();
        event.stopPropagation();
        take(true);
      } else if (!MOVES.has(key) && !isWithin(target, FIELDS)) forward(event);
    };
    const point = ({ isTrusted, target }: PointerEvent): void => {
      if (isTrusted && useClass.getState().tool === 'hand' && isWithin(target, TABLE)) take(true);
    };
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', point, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', point, true);
    };
  }, [leads]);
/** At the desk: whatever is used there takes back the keys from the table. */
export const useKeysBack = (): void =>
  useEffect(() => {
    const back = (): void => {
      if (useClass.getState().taken) changeClass({ taken: false });
    };
    const stop = new AbortController();
    for (const kind of ['pointerdown', 'focusin']) window.addEventListener(kind, back, { signal: stop.signal });
    return () => stop.abort();
  }, []);
