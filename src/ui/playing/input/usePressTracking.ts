import { useEffect, useLayoutEffect, useState } from 'react';
import { onLeave } from '../../components/pressed.ts';
import { type PressGuard, pressGuard } from '../../../interaction/pressGuard.ts';

const ACTION_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

/** Reports what the primary button offers together with the page. What is shown and what a press means then belong to one moment. */
export const usePublishedOffer = (known: PressGuard, offer: string): void => {
  useLayoutEffect(() => known.offered(offer, performance.now()), [known, offer]);
};
/** Tracks where the player's presses begin and end. */
export const usePressTracking = (): PressGuard => {
  const [known] = useState(pressGuard);
  useEffect(() => {
    const listening = new AbortController();
    const before = { capture: true, signal: listening.signal };
    const after = { signal: listening.signal };
    window.addEventListener('pointerdown', ({ timeStamp }) => known.began('pointer', timeStamp), before);
    window.addEventListener(
      'keydown',
      ({ key, repeat, timeStamp }) => {
        if (!ACTION_KEYS.has(key)) return;
        if (repeat) known.repeats(key === 'Enter');
        else known.began('key', timeStamp);
      },
      before,
    );
    window.addEventListener('click', ({ detail }) => known.clicked(detail), before);
    window.addEventListener('click', ({ detail }) => detail > 0 && known.ended(), after);
    // The space bar clicks only once the key is up.
    window.addEventListener('keyup', ({ key }) => ACTION_KEYS.has(key) && setTimeout(known.ended), after);
    const stay = onLeave(known.ended);
    return () => {
      listening.abort();
      stay();
    };
  }, [known]);
  return known;
};
