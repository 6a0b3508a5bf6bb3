import type { Mm, Point } from '../geometry/point.ts';

/**
 * The controls of an aim: bearing and lift in tenths of a degree, power 1 to 1000, offset and height in 1/1000. `facing`
 * (degrees) turns the piece first.
 */
export const AIM_CONTROLS = ['bearing', 'lift', 'power', 'offset', 'height', 'facing'] as const;
export type AimControl = (typeof AIM_CONTROLS)[number];
/** A setting for each control that exists. */
export type Aim = Readonly<Partial<Record<AimControl, number>>>;
/** The limits and start value of a control. A `round` control wraps from `to` to `from`. `zero` is straight ahead; it defaults to the start value. */
export interface AimLimits {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly round?: true;
  readonly zero?: number;
}
/** How the choice is aimed: by pulling back from a piece, or by aiming a gun whose muzzle is at `at`, `z` mm high. */
export interface AimControls {
  readonly by: 'flick' | 'gun';
  readonly at: Point;
  readonly z: Mm;
  readonly set: Readonly<Partial<Record<AimControl, AimLimits>>>;
}

/** Returns the start values of all controls. */
export const initialAim = ({ set }: AimControls): Aim =>
  Object.fromEntries(Object.entries(set).map(([name, { start }]) => [name, start]));

/** Returns the first and last index of the longest run of true values, or null if there is none. */
export const longestRun = (had: readonly boolean[]): readonly [number, number] | null => {
  const runs = had.flatMap((here, from) => {
    if (!here || had[from - 1]) return [];
    const past = had.indexOf(false, from);
    return [[from, (past < 0 ? had.length : past) - 1] as const];
  });
  return runs.reduce<readonly [number, number] | null>(
    (best, run) => (best && best[1] - best[0] >= run[1] - run[0] ? best : run),
    null,
  );
};
