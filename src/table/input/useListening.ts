import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type GestureHandlers, listenToPointer } from './pointerGestures.ts';

/** Ties the gestures to the element; while a step is played, any press only ends it. */
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
    // A press on a button beside the table means that button: it ends the play itself, if it does.
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
