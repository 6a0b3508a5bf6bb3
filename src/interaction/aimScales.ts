import type { AimControl, AimLimits } from '../core/aim.ts';
import { angleBetween } from '../geometry/rotation.ts';

/**
 * The fine step of each control, for a fine button or an arrow key. It is half a degree for `bearing` and `lift`, 1 in 100 for
 * `power`, `offset` and `height`.
 */
const FINE: Readonly<Record<AimControl, number>> = {
  bearing: 5,
  lift: 5,
  power: 10,
  offset: 10,
  height: 10,
  facing: 1,
};
/** How many fine steps Page Up, Page Down and Shift make. */
export const PAGE: Readonly<Record<AimControl, number>> = {
  bearing: 10,
  lift: 10,
  power: 5,
  offset: 5,
  height: 5,
  facing: 5,
};

/** A control's slider, from left to right. A `round` control counts from straight ahead. `offset` is shown as the piece itself sees it. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Returns the position of a value on the slider. `valueAt` is the inverse. */
  placeOf(value: number): number;
  valueAt(place: number): number;
}
/** Returns the slider scale of a control. */
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
/** Rounds a slider position to whole fine steps, within the slider's ends. */
export const stepped = ({ from, to }: Scale, name: AimControl, place: number): number =>
  Math.min(to, Math.max(from, Math.round(place / FINE[name]) * FINE[name])) + 0;
/** Returns the position `steps` fine steps further. A position between two steps moves to the next one first. A `round` control wraps at its ends. */
export const pushed = (scale: Scale, name: AimControl, place: number, steps: number, round = false): number => {
  const fine = FINE[name];
  const on = steps > 0 ? Math.floor(place / fine + 1e-9) : Math.ceil(place / fine - 1e-9);
  const next = (on + steps) * fine;
  const circle = scale.to - scale.from;
  if (round && (next > scale.to || next < scale.from)) return next > 0 ? next - circle : next + circle;
  return stepped(scale, name, next);
};
