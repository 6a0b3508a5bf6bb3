import { useSyncExternalStore } from 'react';

export type LastInput = 'keys' | 'pointer';
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);
/** Whether a key only modifies others. Alone it does nothing, and does not show that someone works by keys. */
export const isModifier = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => MODIFIERS.has(key);
let last: LastInput = 'pointer';
const listeners = new Set<() => void>();
const heard = (input: LastInput): void => {
  if (input === last) return;
  last = input;
  listeners.forEach((each) => each());
};
// Without a page, as in tests, nobody uses anything.
globalThis.window?.addEventListener('keydown', (event) => !isModifier(event) && heard('keys'), true);
globalThis.window?.addEventListener('pointerdown', () => heard('pointer'), true);

/** Returns what was used last: the keys, or a mouse, finger or pen. At first it is a pointer. */
export const lastInput = (): LastInput => last;
const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
/** Returns the same, and renders again when it changes. */
export const useLastInput = (): LastInput => useSyncExternalStore(subscribe, lastInput, lastInput);
