import type { Mm, Point } from '../geometry/point.ts';

/** What a hand sets when it aims: bearing and lift in tenths of a degree, power 1..1000, offset and height in 1/1000; `facing` (degrees) turns the piece before. */
export const AIM_CONTROLS = ['bearing', 'lift', 'power', 'offset', 'height', 'facing'] as const;
export type AimControl = (typeof AIM_CONTROLS)[number];
/** A setting of each control that there is. */
export type Aim = Readonly<Partial<Record<AimControl, number>>>;
/** The limits and the first setting of a control; a `round` one goes on at `from` beyond `to`, and `zero` is straight ahead: the first setting if absent. */
export interface AimLimits {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly round?: true;
  readonly zero?: number;
}
/** How the choice is aimed: pulling back from a piece on the table, or laying a gun whose muzzle is at `at`, `z` mm high. */
export interface AimControls {
  readonly by: 'flick' | 'gun';
  readonly at: Point;
  readonly z: Mm;
  readonly set: Readonly<Partial<Record<AimControl, AimLimits>>>;
}

/** The first setting of all controls. */
export const startOf = ({ set }: AimControls): Aim =>
  Object.fromEntries(Object.entries(set).map(([name, { start }]) => [name, start]));
