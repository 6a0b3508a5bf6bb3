import { useEffect, useState } from 'react';
import { revealsSecret } from '../../core/event.ts';
import type { Seat } from '../../core/seat.ts';
import { dropCurtain } from '../../store/matchActions.ts';
import { needsHandover, type OpenMatch } from '../../store/matchStore.ts';
import { actionEvents } from '../../presentation/scenes.ts';

const LOOK_MS = 2000;
/** Whether the curtain closes automatically: the action of the seat at the screen has been shown, and revealed no secret that must be looked at. */
const isPlain = (open: OpenMatch): boolean =>
  needsHandover(open) && !revealsSecret(actionEvents(open, open.steps.length - 1), open.viewer as Seat);

/** Keys that only press the primary button, or modify another key. */
const NO_LOOK = ['Enter', ' ', 'Control', 'Shift', 'Alt', 'Meta'];
/** Whether a press means that the player wants to look on or do something else, rather than to hand over. */
const looksOn = ({ target }: Event): boolean =>
  !(target instanceof Element && target.closest('[data-part=tray] [data-part=primary]') !== null);

/**
 * Closes the curtain automatically after a plain move, two seconds after its motion has ended (`still`). A key, a press elsewhere
 * or a visible hint prevents it. Returns whether it is about to close.
 */
export const useAutoCurtain = (open: OpenMatch, still: boolean): boolean => {
  const { steps } = open;
  const [lookedAt, lookAt] = useState<OpenMatch['steps'] | null>(null);
  const falls = still && lookedAt !== steps && isPlain(open);
  useEffect(() => {
    if (!falls) return undefined;
    // It also stays open while the card of a hint is still to be read.
    const timer = setTimeout(() => (document.querySelector('[data-hint]') ? lookAt(steps) : dropCurtain()), LOOK_MS);
    const pressed = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent;
      // The key that made the move may still be held.
      if (isKey ? !event.repeat && !NO_LOOK.includes(event.key) : looksOn(event)) lookAt(steps);
    };
    window.addEventListener('keydown', pressed, true);
    window.addEventListener('pointerdown', pressed, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', pressed, true);
      window.removeEventListener('pointerdown', pressed, true);
    };
  }, [falls, steps]);
  return falls;
};
