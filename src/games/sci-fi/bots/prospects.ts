import { type Mm, type Point, pointToward, distance, squaredDistance } from '../../../geometry/point.ts';
import { CONTACT_GAP, clampToLength, pathLength, shortestPath } from '../../../geometry/path.ts';
import { boundsOf, centreOf } from '../../../geometry/shape.ts';
import { polar } from '../../../geometry/rotation.ts';
import { footOf, makeOf } from '../armies/fields.ts';
import { barriersFor, climbs, mayWalk, reachOf } from '../rules/movement.ts';
import { coverFrom } from '../rules/sightlines.ts';
import {
  fieldOf,
  gapInSpace,
  changed,
  enemiesOf,
  pathRadiusOf,
  isHardware,
  isInfantry,
  isWithin,
  mustUnit,
  profileOf,
  stepOf,
} from '../rules/lookups.ts';
import { type Attack } from '../rules/rolls.ts';
import { COVER, type Of, type Placed, type State, type Unit } from '../types.ts';
import { attackValue, expected, shellValue, worthOf } from './attackValues.ts';

/** Returns the state with a unit moved elsewhere. */
const movedTo = (state: State, unit: Unit, at: Point, z: Mm): State => changed(state, unit.id, { at, z });
/** Returns the state with a unit at the end of a path. */
export const endOf = (state: State, unit: Placed<Unit>, path: readonly Point[]): State => {
  const end = path.at(-1) ?? unit.at;
  return movedTo(state, unit, end, heightAt(state, unit, end));
};
/** Returns the value of a unit's best attack from where it is, or 0. */
const bestAttack = (state: State, unit: Placed<Unit>): number => {
  const { weapons } = profileOf(unit);
  const real = state.options.fire === 'real' && !isInfantry(unit);
  const close =
    isInfantry(unit) &&
    enemiesOf(state, unit.seat).some((enemy) => !enemy.wounded && isInfantry(enemy) && isWithin(state, unit, enemy, 1));
  let best = 0;
  for (const target of enemiesOf(state, unit.seat)) {
    if (close) {
      if (!state.acting?.fought && isWithin(state, unit, target, 1))
        best = Math.max(best, attackValue(state, { type: 'fight', id: unit.id, target: target.id }));
      continue;
    }
    if (weapons.length === 0 || coverFrom(state, unit, target) >= 1) continue;
    const value = real
      ? shellValue(state, unit, unit, target)
      : attackValue(state, { type: 'shoot', id: unit.id, weapon: 0, target: target.id, aimed: false });
    best = Math.max(best, value * (weapons.length > 1 ? 1.5 : 1));
  }
  return best;
};
/** The fraction of the danger that counts: an enemy has other targets, and one out of sight must come closer first. */
const BELIEVED = 0.3;
const UNSEEN = 0.3;
/** Returns the risk of a unit at its place until its next turn. */
const dangerOf = (state: State, unit: Placed<Unit>): number => {
  let danger = 0;
  for (const enemy of enemiesOf(state, unit.seat)) {
    if (enemy.wounded) continue;
    const { weapons, blow } = profileOf(enemy);
    const share = coverFrom(state, enemy, unit);
    const seen = share < 1 ? 1 : UNSEEN;
    const attack: Attack = {
      seat: enemy.seat,
      rule: 'SF-11',
      text: { key: '' },
      on: unit,
      by: enemy.id,
      how: 'shot',
      power: [{ text: { key: '' }, value: weapons[0] ?? 0 }],
      covered: share > COVER,
      shot: true,
    };
    const shot = weapons.length > 0 ? expected(state, attack) * seen : 0;
    const reach = reachOf(state, enemy) * 2 + stepOf(state);
    const near = isInfantry(enemy) && gapInSpace(state, enemy, unit) <= reach;
    const struck = near
      ? expected(state, { ...attack, power: [{ text: { key: '' }, value: blow }], covered: false })
      : 0;
    danger += Math.max(shot, struck * 0.8);
  }
  return Math.min(1.2, danger * BELIEVED) * worthOf(state, unit);
};
/** Caution falls the longer nothing happens. Otherwise two careful players would never meet. */
const patienceOf = ({ calm }: State): number => Math.max(0.1, 1 - Math.max(0, calm) / 8);
/** Returns the value of a place alone: how near the enemy is, and the danger there. */
export const placeValue = (state: State, unit: Placed<Unit>): number => {
  const enemies = enemiesOf(state, unit.seat);
  const near = Math.min(...enemies.map((enemy) => gapInSpace(state, enemy, unit)));
  const eager = profileOf(unit).blow >= 3 || profileOf(unit).weapons.length === 0 ? 1.6 : 1;
  return -(near / 100) * 0.35 * eager - dangerOf(state, unit) * patienceOf(state);
};
/** A path of a manoeuvre (null for staying), the best attack from its end, and the value of that place alone. */
interface Prospect {
  readonly action: Of<'walk'> | null;
  readonly attack: number;
  readonly place: number;
}
/** How many of the most promising paths are checked by the rules. */
const TRIED = 6;
/** Returns the manoeuvres of a unit worth evaluating, and staying as the last. `attacks`: whether it may still attack afterwards. */
export const prospectsOf = (state: State, unit: Placed<Unit>, attacks: boolean, count: number): Prospect[] => {
  const prospectAt = (at: State, action: Prospect['action']): Prospect => {
    const there = mustUnit(at, unit.id);
    return { action, attack: attacks ? bestAttack(at, there) : 0, place: placeValue(at, there) };
  };
  const found = goalsOf(state, unit, count).map((path): Prospect => {
    return prospectAt(endOf(state, unit, path), {
      type: 'walk',
      id: unit.id,
      path: path.map(({ x, y }) => ({ x, y })),
    });
  });
  return [...found, prospectAt(state, null)];
};
/** Returns the best legal manoeuvre that is better than staying, with its value. Otherwise staying. */
export const bestWalk = (
  state: State,
  prospects: readonly Prospect[],
  valueIs: (prospect: Prospect) => number,
): { readonly action: Of<'walk'> | null; readonly value: number; readonly attack: number } => {
  const ranked = prospects.map((each) => ({ action: each.action, value: valueIs(each), attack: each.attack }));
  const staying = Math.max(...ranked.filter(({ action }) => !action).map(({ value }) => value));
  return (
    ranked
      .filter(({ action, value }) => action && value > staying)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, TRIED)
      .find(({ action }) => action && mayWalk(state, action)) ?? { action: null, value: staying, attack: 0 }
  );
};
const heightAt = (state: State, unit: Unit, at: Point): Mm => {
  if (!climbs(unit)) return 0;
  const flat = state.obstacles.find((each) => makeOf(each).flat && squaredDistance(centreOf(footOf(each)), at) <= 4);
  return flat ? makeOf(flat).tall : 0;
};
/** Returns paths worth evaluating: towards the nearest enemies, in all directions, beside obstacles and onto flat tops. */
export const goalsOf = (state: State, unit: Placed<Unit>, count: number): (readonly Point[])[] => {
  const reach = reachOf(state, unit);
  const paths: (readonly Point[])[] = approaches(state, unit, reach, 2);
  for (let i = 0; i < count; i++) {
    const deg = Math.round((360 * i) / count);
    paths.push([unit.at, polar(unit.at, deg, reach - 1)]);
    if (i % 2 === 0) paths.push([unit.at, polar(unit.at, deg, Math.round(reach * 0.55))]);
  }
  for (const obstacle of state.obstacles) {
    const centre = centreOf(footOf(obstacle));
    if (distance(centre, unit.at) > reach + 80) continue;
    if (makeOf(obstacle).flat && climbs(unit)) paths.push([unit.at, centre]);
    paths.push(...shelters(state, unit, obstacle.id));
  }
  const { width, height } = fieldOf(state);
  const inside = ({ x, y }: Point): boolean => x > 15 && y > 15 && x < width - 15 && y < height - 15;
  return paths.filter((path) => path.length > 1 && inside(path.at(-1) ?? unit.at));
};
/** Returns places behind an obstacle, as seen from the nearest enemy. */
const shelters = (state: State, unit: Placed<Unit>, id: string): (readonly Point[])[] => {
  const obstacle = state.obstacles.find((each) => each.id === id);
  const [enemy] = enemiesOf(state, unit.seat).toSorted(
    (a, b) => squaredDistance(a.at, unit.at) - squaredDistance(b.at, unit.at),
  );
  if (!obstacle || !enemy) return [];
  const foot = footOf(obstacle);
  const centre = centreOf(foot);
  const { width, height } = boundsOf(foot);
  const back = Math.min(width, height) / 2 + pathRadiusOf(unit) + 4;
  const behind = pointToward(centre, enemy.at, -back);
  return distance(behind, unit.at) <= reachOf(state, unit) ? [[unit.at, behind]] : [];
};
/** Returns the shortest paths towards the nearest enemies, as far as a manoeuvre reaches. */
const approaches = (state: State, unit: Placed<Unit>, reach: Mm, max: number): (readonly Point[])[] => {
  const goals = enemiesOf(state, unit.seat)
    .toSorted((a, b) => squaredDistance(a.at, unit.at) - squaredDistance(b.at, unit.at))
    .slice(0, max);
  return goals.flatMap((goal) => {
    const barriers = barriersFor(state, unit).filter(({ id }) => id !== goal.id);
    const walls = climbs(unit)
      ? state.obstacles.filter((each) => makeOf(each).flat).map((each) => ({ id: each.id, shape: footOf(each) }))
      : [];
    const straight = unit.z > 0 ? [unit.at, goal.at] : null;
    const path =
      straight ?? shortestPath(unit.at, goal.at, pathRadiusOf(unit), [...barriers, ...walls], fieldOf(state), 2000);
    if (!path) return [];
    const touch =
      pathLength(path) - pathRadiusOf(unit) - pathRadiusOf(goal) - CONTACT_GAP - (isHardware(unit) ? 20 : 1);
    const length = Math.min(reach - (unit.z > 0 ? unit.z : 0) - 1, touch);
    return length > 2 ? [clampToLength(path, length)] : [];
  });
};
