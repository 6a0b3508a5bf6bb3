// Places in what is laid the other way up for who sits opposite; a library's own places would know nothing of that.
import type { Point } from '../../geometry/point.ts';

/** Whether an element lies upside down in the window, for the other player of two who sit opposite each other. */
export const isInverted = (element: Element): boolean => {
  const laid = element.closest('[data-opposite] > *');
  return laid !== null && getComputedStyle(laid).rotate === '180deg';
};
/** Where a place of the window (px) is in an element, from the corner that is its top left for who reads it. */
export const within = (element: Element, { x, y }: Point): Point => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isInverted(element) ? { x: right - x, y: bottom - y } : { x: x - left, y: y - top };
};
/** Where a place in an element is in the window, px: what `within` was asked. */
export const inWindow = (element: Element, { x, y }: Point): Point => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isInverted(element) ? { x: right - x, y: bottom - y } : { x: x + left, y: y + top };
};
