import type { Point } from '../../geometry/point.ts';
import { placerIn, toWindow } from './coordinates.ts';

/**
 * The window width (px) at which sizes are as written, and the width from which they grow. `base.css` and
 * `scripts/lib/scaling.mjs` have the same numbers.
 */
const [BASE, FROM] = [1920, 2200];
/** Returns by what factor everything is enlarged in a window of this width (px). */
export const scaleOf = (width: number): number => (width >= FROM ? width / BASE : 1);
/** The root's text size (px), and the window's size when it was read. Reading it costs a layout, and every move of a pointer asks. */
let known = { width: -1, height: -1, size: 0 };
const rootSize = (): number => {
  const [width, height] = [globalThis.innerWidth ?? 0, globalThis.innerHeight ?? 0];
  if ((known.width !== width || known.height !== height) && 'getComputedStyle' in globalThis)
    known = { width, height, size: parseFloat(getComputedStyle(document.documentElement).fontSize) };
  return known.size;
};
/** Returns the scale of the page's sizes: one rem in 16 px. It is that of the window, or of a larger text size of the browser. */
export const scaleNow = (): number => {
  const size = rootSize();
  return size ? size / 16 : scaleOf(globalThis.innerWidth ?? 0);
};
/** The most that larger text enlarges the labels and bases of the table, so that they leave room to play. */
const MOST = 1.5;
/** Returns the scale of the table's view. */
export const viewScale = (): number => Math.max(scaleOf(globalThis.innerWidth ?? 0), Math.min(MOST, scaleNow()));
/** Reads where an element is. Returns the function that converts a point of the window (px) to the table's view, where the px grow with the window. */
export const viewOf = (element: Element): ((place: Point) => Point) => {
  const placed = placerIn(element);
  const scale = viewScale();
  return (place) => {
    const { x, y } = placed(place);
    return { x: x / scale, y: y / scale };
  };
};
/** Converts one point of the window (px) to the table's view. */
export const inView = (element: Element, place: Point): Point => viewOf(element)(place);
/** Converts a point of the view to the window, px: the reverse of `inView`. */
export const fromView = (element: Element, { x, y }: Point): Point => {
  const scale = viewScale();
  return toWindow(element, { x: x * scale, y: y * scale });
};
