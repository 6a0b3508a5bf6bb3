import { useEffect, useRef } from 'react';
import { useSettings } from '../../store/settings.ts';
import { isKey } from '../../table/input/keyTable.ts';
import { announce, announceDrag } from '../announcements.ts';
import { isShortcut } from '../playing/input/keyContext.ts';

const FIELDS = 'input, select, textarea, [contenteditable]';
/** Whether a key asks to repeat the step. In a field or a dialog it does not, nor beside the table if a setting says so. */
const asksAgain = (event: KeyboardEvent): boolean => {
  const { target } = event;
  if (event.defaultPrevented || isShortcut(event) || !isKey(event, 'repeat') || !(target instanceof Element))
    return false;
  if (target.matches(FIELDS) || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
    return false;
  return target.matches('[role=application]') || useSettings.getState().letters;
};
/** Announces a step of a lesson when it is reached, and again by a key. */
export const useSpokenStep = (at: number, text: string): void => {
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  const isNew = useRef(true);
  useEffect(() => {
    const speak = (): void => announce(latest.current);
    // A table that has just been opened is announced before its step.
    if (isNew.current) {
      isNew.current = false;
      const timer = setTimeout(speak, 0);
      return () => {
        isNew.current = true;
        clearTimeout(timer);
      };
    }
    speak();
    return undefined;
  }, [at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!asksAgain(event)) return;
      event.preventDefault();
      announceDrag(latest.current);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
};
