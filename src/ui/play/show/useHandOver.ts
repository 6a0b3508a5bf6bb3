import { useEffect } from 'react';
import { isLearned } from '../../../core/event.ts';
import type { Seat } from '../../../core/seat.ts';
import { closeCurtain } from '../../../store/play.ts';
import { handsOver, type OpenMatch } from '../../../store/openMatch.ts';
import { deedEvents } from './scenes.ts';

const LOOK_MS = 2000;
/** Whether the curtain falls by itself: what the seat at the screen has done is shown, and it has learned nothing that it must look at. */
const isPlain = (open: OpenMatch): boolean =>
  handsOver(open) && !isLearned(deedEvents(open, open.steps.length - 1), open.viewer as Seat);

/** After a plain move the table stays for two seconds once its motion has ended (`still`), or until a key or a press; then the curtain falls. */
export const useHandOver = (open: OpenMatch, still: boolean): void => {
  const falls = still && isPlain(open);
  useEffect(() => {
    if (!falls) return undefined;
    const timer = setTimeout(closeCurtain, LOOK_MS);
    const pressed = (event: Event): void => {
      // The key that made the move may still be held.
      if (!(event instanceof KeyboardEvent && event.repeat)) closeCurtain();
    };
    window.addEventListener('keydown', pressed, true);
    window.addEventListener('pointerdown', pressed, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', pressed, true);
      window.removeEventListener('pointerdown', pressed, true);
    };
  }, [falls]);
};
