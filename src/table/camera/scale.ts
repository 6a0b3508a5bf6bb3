import type { Point } from '../../geometry/point.ts';
import { toWindow, toElement } from './coordinates.ts';

/** The width (px) at which sizes are as written, and the one from which they grow with it (`base.css` and `scripts/lib/scaling.mjs` have the same). */
const [BASE, FROM] = [1920, 2200];
/** How much larger than written everything is in a window of this width, px. */
export const scaleOf = (width: number): number => (width >= FROM ? width / BASE : 1);
/** The same in the window as it is now. */
export const scaleNow = (): number => scaleOf(globalThis.innerWidth ?? 0);
/** Where a place of the window (px) is in the table's view, whose px grow with the window. */
export const inView = (element: Element, place: Point): Point => {
  const { x, y } = toElement(element, place);
  const scale = scaleNow();
  return { x: x / scale, y: y / scale };
};
/** Where a place of the view is in the window, px: what `inView` was asked. */
export const fromView = (element: Element, { x, y }: Point): Point => {
  const scale = scaleNow();
  return toWindow(element, { x: x * scale, y: y * scale });
};
