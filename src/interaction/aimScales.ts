import type { AimControl, AimLimits } from '../core/aim.ts';
import { angleBetween } from '../geometry/rotation.ts';

/** By how much a press of a fine button or an arrow changes a control: half a degree, one in a hundred. */
const FINE: Readonly<Record<AimControl, number>> = {
  bearing: 5,
  lift: 5,
  power: 10,
  offset: 10,
  height: 10,
  facing: 1,
};
/** How many fine steps Page Up, Page Down and Shift make; a turn is so many halves of a degree. */
export const PAGE: Readonly<Record<AimControl, number>> = {
  bearing: 10,
  lift: 10,
  power: 5,
  offset: 5,
  height: 5,
  facing: 5,
};

/** A control as it lies on its slide, left below right: turns count from straight ahead, what is struck lies as the piece sees it. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Where a value lies; values and places go both ways. */
  placeOf(value: number): number;
  valueAt(place: number): number;
}
/** The slide of a control. */
export const scaleOf = (name: AimControl, { from, to, start, round, zero = start }: AimLimits): Scale => {
  if (round) {
    const circle = to - from + 1;
    const half = Math.floor(circle / 2);
    return {
      from: -half,
      to: half,
      placeOf: (value) => angleBetween(value, zero, circle),
      valueAt: (place) => zero + place,
    };
  }
  if (name !== 'offset') return { from, to, placeOf: (value) => value, valueAt: (place) => place };
  const turned = (at: number): number => 0 - at;
  return { from: -to, to: -from, placeOf: turned, valueAt: turned };
};
/** A place on a slide in whole fine steps, within its ends. */
export const stepped = ({ from, to }: Scale, name: AimControl, place: number): number =>
  Math.min(to, Math.max(from, Math.round(place / FINE[name]) * FINE[name])) + 0;
/** The place so many fine steps further on: from between two steps the next one; a turn goes on at its other end. */
export const pushed = (scale: Scale, name: AimControl, place: number, steps: number, round = false): number => {
  const fine = FINE[name];
  const on = steps > 0 ? Math.floor(place / fine + 1e-9) : Math.ceil(place / fine - 1e-9);
  const next = (on + steps) * fine;
  const circle = scale.to - scale.from;
  if (round && (next > scale.to || next < scale.from)) return next > 0 ? next - circle : next + circle;
  return stepped(scale, name, next);
};
