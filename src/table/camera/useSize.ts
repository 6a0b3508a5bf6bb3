import { type RefObject, useEffect, useState } from 'react';
import type { ViewWindow } from './camera.ts';
import { isInverted } from './coordinates.ts';
import { inView, viewScale } from './scale.ts';

/** Returns how much of the table tools cover: the padding of the box around it. */
function coveredIn({ parentElement }: HTMLElement, scale: number): { left: number; right: number } {
  const { paddingLeft, paddingRight } = getComputedStyle(parentElement ?? document.body);
  return { left: (parseFloat(paddingLeft) || 0) / scale, right: (parseFloat(paddingRight) || 0) / scale };
}

/** Returns the size of the box. It is measured again when the table turns, because tools may then be on its other side. */
export function useSize(box: RefObject<HTMLDivElement | null>, turned: boolean): ViewWindow | null {
  const [view, setView] = useState<ViewWindow | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      const { innerWidth, innerHeight } = window;
      // View pixels grow with the window.
      const scale = viewScale();
      const at = inView(element, isInverted(element) ? { x: innerWidth, y: innerHeight } : { x: 0, y: 0 });
      const around = { kind: 'rect', at, width: innerWidth / scale, height: innerHeight / scale } as const;
      const [width, height] = [clientWidth / scale, clientHeight / scale];
      if (width > 0 && height > 0)
        setView({ width, height, scale, window: around, covered: coveredIn(element, scale) });
    });
    watch.observe(element);
    // Its content becomes narrower when tools need room at its sides, though the box stays the same.
    if (element.parentElement) watch.observe(element.parentElement);
    return () => watch.disconnect();
  }, [box, turned]);
  return view;
}
