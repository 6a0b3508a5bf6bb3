// Coordinates in elements that are shown upside down for the player opposite. The coordinates of a library would ignore that.
import type { Point } from '../../geometry/point.ts';
import type { LabelBox } from '../labels/label.ts';

/** Whether an element is upside down in the window, for the second of two players who sit opposite each other. */
export const isInverted = (element: Element): boolean => {
  const laid = element.closest('[data-opposite] > *');
  return laid !== null && getComputedStyle(laid).rotate === '180deg';
};
/**
 * Returns a function that converts a point of the window (px) to the element's own coordinates. Their origin is the top left
 * corner as its reader sees it.
 */
export const placerIn = (element: Element): ((place: Point) => Point) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isInverted(element)
    ? ({ x, y }) => ({ x: right - x, y: bottom - y })
    : ({ x, y }) => ({ x: x - left, y: y - top });
};
/** Converts a point of the window (px) to an element's own coordinates. Their origin is the top left corner as its reader sees it. */
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
/** Converts a box to table px. */
const inPx = ({ x, y, width, height }: LabelBox, scale: number): LabelBox => ({
  x: x / scale,
  y: y / scale,
  width: width / scale,
  height: height / scale,
});
/**
 * Returns a function that lists the page elements over an element which labels must not cover. Boxes are in table px from the
 * reader's top left corner. While something is `carried` over the element, the previous boxes remain.
 */
export const coveringElements = (): ((
  element: Element | null,
  carried: boolean,
  scale: number,
) => readonly LabelBox[]) => {
  let last: readonly LabelBox[] = [];
  return (element, carried, scale) => {
    // Reading positions forces a layout of the page, so it is not done at each move of the pointer.
    if (!carried) last = element ? laidOver(element, scale) : [];
    return last;
  };
};
/** Converts a point of an element to the window, px: the reverse of `toElement`. */
export const toWindow = (element: Element, { x, y }: Point): Point => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isInverted(element) ? { x: right - x, y: bottom - y } : { x: x + left, y: y + top };
};
