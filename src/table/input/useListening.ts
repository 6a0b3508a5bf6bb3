import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type GestureHandlers, listenToPointer } from './pointerGestures.ts';

/** Attaches the gestures to the element. While a step is playing, any press only ends it. */
export function useListening(
  box: RefObject<HTMLDivElement | null>,
  hand: GestureHandlers,
  playing: boolean,
  skip: () => void,
): void {
  const now = useRef(hand);
  const end = useRef(skip);
  useLayoutEffect(() => {
    now.current = hand;
    end.current = skip;
  });
  useEffect(() => (box.current ? listenToPointer(box.current, () => now.current) : undefined), [box]);
  useEffect(() => {
    if (!playing) return undefined;
    // A press on a button beside the table is meant for that button, which may end the playback itself.
    const press = (event: Event): void => {
      if (!(event.target instanceof Element)) return;
      const here = box.current?.contains(event.target) ?? false;
      if (!here && event.target.closest('button, input, select, a')) return;
      if (here) event.stopPropagation();
      end.current();
    };
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, [box, playing]);
}
