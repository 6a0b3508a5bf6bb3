import { type Mm, distance } from '../../../geometry/point.ts';
import { pathLength } from '../../../geometry/path.ts';
import { mayWalk } from '../rules/movement.ts';
import { coverFrom } from '../rules/sightlines.ts';
import { enemiesOf, gapInSpace, isInfantry, isPlaced, mustUnit, profileOf, stepOf } from '../rules/lookups.ts';
import { COVER, type Of, type Placed, type State, type Unit } from '../types.ts';
import { endOf, goalsOf } from './prospects.ts';

/** The number of directions that are tried. */
const DIRECTIONS = 8;
/** How many steps a figure goes ahead of the middle of its side. */
const LEAD = 2;
/** What one enemy that sees a figure in the open is worth, in steps towards the enemy. */
const OPEN = 2.5;
/** More enemies than this deter no more. */
const MOST_SEEN = 2;
/** What a shot from the end of the path is worth, in steps. */
const SHOT = 2;
/** The least distance, in steps, at which a figure with a gun stops before an enemy. */
const APART = 2;
/** The gain, in steps, for which a figure sets out. */
const WORTH_IT = 0.3;

/** Whether a figure is there to fight hand to hand. */
const isFighter = (unit: Unit): boolean => profileOf(unit).blow >= 3 || profileOf(unit).weapons.length === 0;
const nearestGap = (state: State, unit: Placed<Unit>): Mm =>
  Math.min(...enemiesOf(state, unit.seat).map((enemy) => gapInSpace(state, enemy, unit)));
/** Caution falls the longer nothing happens. Otherwise two careful sides would never meet. */
const cautionOf = ({ calm }: State): number => Math.max(0.15, 1 - Math.max(0, calm) / 6);
/** Returns the middle distance of the others of its side from the enemy. A figure that is alone leads nobody. */
const middleOf = (state: State, unit: Placed<Unit>): Mm | null => {
  const others = state.units
    .filter(isPlaced)
    .filter(({ id, seat, wounded }) => seat === unit.seat && id !== unit.id && !wounded);
  const gaps = others.map((each) => nearestGap(state, each)).toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? null;
};
/** Returns the value of a place in steps: near the enemy, with a shot, behind cover, and with the group. */
const valueAt = (state: State, unit: Placed<Unit>, middle: Mm | null): number => {
  const step = stepOf(state);
  const gap = nearestGap(state, unit) / step;
  const enemies = enemiesOf(state, unit.seat);
  const seen = enemies.filter((enemy) => !enemy.wounded && coverFrom(state, enemy, unit) <= COVER).length;
  const open = Math.min(seen, MOST_SEEN);
  const armed = profileOf(unit).weapons.length > 0;
  const shot = armed && enemies.some((enemy) => coverFrom(state, unit, enemy) < 1) ? SHOT : 0;
  const lead = middle === null ? 0 : Math.max(0, middle / step - gap - LEAD);
  const close = isFighter(unit) ? 0 : Math.max(0, APART - gap) * 3;
  return shot - gap - (OPEN * open + 2 * lead) * cautionOf(state) - close;
};
/** Returns the path of a figure that keeps to cover and to its group. Null if it had better stay. */
export const steadyWalk = (state: State, unit: Placed<Unit>): Of<'walk'> | null => {
  const middle = isInfantry(unit) ? middleOf(state, unit) : null;
  const here = valueAt(state, unit, middle);
  const ways = goalsOf(state, unit, DIRECTIONS)
    .filter((path) => pathLength(path) > 0)
    .map((path) => {
      const after = endOf(state, unit, path);
      return { path, value: valueAt(after, mustUnit(after, unit.id), middle) };
    })
    .filter(({ value }) => value > here + WORTH_IT)
    .toSorted((a, b) => b.value - a.value);
  for (const { path } of ways) {
    const action: Of<'walk'> = { type: 'walk', id: unit.id, path: path.map(({ x, y }) => ({ x, y })) };
    if (mayWalk(state, action)) return action;
  }
  return null;
};
/** Returns units with those farthest from the enemy first, so that a group closes up before it goes on. */
export const rearFirst = (state: State, units: readonly Placed<Unit>[]): Placed<Unit>[] => {
  const far = (unit: Placed<Unit>): Mm =>
    Math.min(...enemiesOf(state, unit.seat).map(({ at }) => distance(at, unit.at)));
  return units.toSorted((a, b) => far(b) - far(a));
};
