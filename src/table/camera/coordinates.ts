// Places in what is laid the other way up for who sits opposite; a library's own places would know nothing of that.
import type { Point } from '../../geometry/point.ts';
import type { LabelBox } from '../labels/label.ts';

/** Whether an element lies upside down in the window, for the other player of two who sit opposite each other. */
export const isInverted = (element: Element): boolean => {
  const laid = element.closest('[data-opposite] > *');
  return laid !== null && getComputedStyle(laid).rotate === '180deg';
};
/** Tells where places of the window (px) are in an element as it lies now, from the corner that is its top left for who reads it. */
const placerIn = (element: Element): ((place: Point) => Point) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isInverted(element)
    ? ({ x, y }) => ({ x: right - x, y: bottom - y })
    : ({ x, y }) => ({ x: x - left, y: y - top });
};
/** Where a place of the window (px) is in an element, from the corner that is its top left for who reads it. */
export const toElement = (element: Element, place: Point): Point => placerIn(element)(place);
const laidOver = (element: Element, scale: number): LabelBox[] => {
  const all = [...document.querySelectorAll('[data-over-table]')];
  if (all.length === 0) return [];
  const placed = placerIn(element);
  return all.flatMap((over) => {
    const { left, top, right, bottom, width, height } = over.getBoundingClientRect();
    const [one, other] = [placed({ x: left, y: top }), placed({ x: right, y: bottom })];
    const box = { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), width, height };
    return width > 0 ? [inPx(box, scale)] : [];
  });
};
/** A box in table px. */
const inPx = ({ x, y, width, height }: LabelBox, scale: number): LabelBox => ({
  x: x / scale,
  y: y / scale,
  width: width / scale,
  height: height / scale,
});
/** Tells what of the page lies over an element and is not to be covered by what is written in it, px of so many of the window from the corner that is its top left for who reads it; while something is `carried` over it, what lay there before. */
export const coveringElements = (): ((
  element: Element | null,
  carried: boolean,
  scale: number,
) => readonly LabelBox[]) => {
  let last: readonly LabelBox[] = [];
  return (element, carried, scale) => {
    // To ask for a place has the page laid out: not at each move of a hand.
    if (!carried) last = element ? laidOver(element, scale) : [];
    return last;
  };
};
/** Where a place in an element is in the window, px: what `toElement` was asked. */
export const toWindow = (element: Element, { x, y }: Point): Point => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isInverted(element) ? { x: right - x, y: bottom - y } : { x: x + left, y: y + top };
};
