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
export const initialAim = ({ set }: AimControls): Aim =>
  Object.fromEntries(Object.entries(set).map(([name, { start }]) => [name, start]));

/** The longest run of places where something is to be had, as its first and last; null where it is nowhere. */
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
