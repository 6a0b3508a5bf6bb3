import type { Seat } from '../../../core/seat.ts';
import { type Mm, type Point, pointToward, distance, squaredDistance } from '../../../geometry/point.ts';
import { clampToLength, pathLength, shortestPathToContact } from '../../../geometry/path.ts';
import { polar } from '../../../geometry/rotation.ts';
import { ADVANCE, clampAdvance, isAdvancePlayed } from '../rules/advance.ts';
import { refuseWalk } from '../rules/movement.ts';
import { baseDistance, attackOpens, barriersFor, enemiesOf, fieldRect, isCaptureOnly, once } from '../rules/lookups.ts';
import { type Action, BASE, MEASURE, type Of, type Soldier, type SoldierOnField, type State } from '../types.ts';
import { prizeOf } from '../rules/victory.ts';

/** The value of an attack before its odds are computed: about 45/77 - 10/77 of a soldier. */
export const STRIKE = 0.45;
const WIN = 20;
interface Goal {
  readonly id: string;
  readonly at: Point;
}
/** Whether an enemy commander should live: it must be captured to win, and its side has other soldiers (TS-04). */
export const isSpared = (view: State, soldier: Soldier, by: Seat): boolean =>
  isCaptureOnly(view) &&
  soldier.commander &&
  soldier.seat !== by &&
  view.soldiers.some(({ id, seat }) => seat === soldier.seat && id !== soldier.id);
/**
 * Returns the value of removing a soldier for the seat in turn. A commander is worth the match, any other soldier 1. A commander
 * that must be captured is worth more alive.
 */
export const worthOf = (view: State, soldier: Soldier | null): number => {
  if (!soldier?.commander) return 1;
  if (!isCaptureOnly(view)) return 6;
  return isSpared(view, soldier, view.active) ? -0.5 : 1;
};

/** Returns the goals that end the match when removed or touched: the enemy commander, flags, the objective (TS-04). */
const primeGoals = (view: State, who: SoldierOnField): Goal[] => [
  ...view.markers.flatMap(({ id, seat, at }) => (at && seat !== who.seat ? [{ id, at }] : [])),
  ...enemiesOf(view, who.seat).filter(({ commander }) => commander),
];
/** Returns a soldier's goals: enemies, and what wins the match when touched (TS-04). */
export const goalsOf = (view: State, who: SoldierOnField): Goal[] => [
  ...primeGoals(view, who),
  ...enemiesOf(view, who.seat).filter(({ commander }) => !commander),
];
const nearestGoals = (view: State, who: SoldierOnField, count: number): Goal[] =>
  goalsOf(view, who)
    .toSorted((a, b) => squaredDistance(a.at, who.at) - squaredDistance(b.at, who.at))
    .slice(0, count);
/** Returns the shortest path that touches a goal, of any length. */
const wayTo = (view: State, who: SoldierOnField, goal: Goal): readonly Point[] | null =>
  once(view, `goal ${who.id} ${goal.id}`, () => straightTo(view, who, goal) ?? wayRound(view, who, goal));
/** Returns the straight line, if it is free. */
const straightTo = (view: State, who: SoldierOnField, goal: Goal): readonly Point[] | null => {
  const gap = distance(who.at, goal.at) - 2 * BASE - 1;
  const path = gap > 0 ? [who.at, pointToward(who.at, goal.at, gap)] : [who.at];
  return refuseWalk(view, who, path, FAR) ? null : path;
};
const wayRound = (view: State, who: SoldierOnField, goal: Goal): readonly Point[] | null =>
  shortestPathToContact(
    who.at,
    { at: goal.at, r: BASE },
    BASE,
    barriersFor(view, who.id, goal.id),
    fieldRect(view),
    FAR,
  );
const FAR: Mm = 1500;

/** Returns the walk on the shortest path to the nearest reachable goal, as far as the roll allows. */
export const straightWalk = (view: State, who: SoldierOnField, reach: Mm): Action => {
  for (const goal of nearestGoals(view, who, 3)) {
    const way = wayTo(view, who, goal);
    const path = way && clampToLength(way, reach);
    if (path && path.length > 1 && !refuseWalk(view, who, path, reach)) return { type: 'walk', path: [...path] };
  }
  return { type: 'stay' };
};

/** Returns the advance on the shortest path to the nearest reachable goal, as far as the rule allows (TS-18). */
export const straightAdvance = (view: State, who: SoldierOnField): Of<'advance'> => {
  for (const goal of nearestGoals(view, who, 3)) {
    const way = wayTo(view, who, goal);
    const path = way ? clampAdvance(view, who, way) : [];
    if (path.length > 1) return { type: 'advance', id: who.id, path: [...path] };
  }
  return { type: 'advance', id: who.id, path: [who.at] };
};

/** A path that a soldier may walk (null for staying), and its value. */
export interface Prospect {
  readonly path: readonly Point[] | null;
  readonly value: number;
}
const strikersOf = (view: State, seat: Seat): SoldierOnField[] => {
  const enemies = enemiesOf(view, seat);
  return enemies.filter((each) => !each.spent || enemies.every((other) => other.seat !== each.seat || other.spent));
};
/** Returns the risk of a soldier at a point until its next turn. A run reaches 2 measures, the attack 1 more. */
export const dangerAt = (view: State, who: SoldierOnField, at: Point): number => {
  let chance = 0;
  for (const enemy of strikersOf(view, who.seat)) {
    const gap = baseDistance(view, enemy.at, at);
    if (gap <= 2 * MEASURE) chance = Math.max(chance, 1);
    else if (gap <= 3 * MEASURE) chance = Math.max(chance, 0.5);
  }
  return chance * STRIKE * worthOf(view, who) * (who.commander ? 1 : patienceOf(view));
};
/** Caution falls the longer no soldier falls. Otherwise two careful players would never meet. It falls sooner where soldiers advance, because armies meet sooner. Without a stalemate limit there is no caution. */
const patienceOf = (view: State): number => {
  const { calm, options } = view;
  const most = isAdvancePlayed(view) ? 6 : 16;
  return options.stalemate > 0 ? Math.max(0, 1 - calm / Math.min(most, options.stalemate / 2)) : 0;
};
/** Returns the value of a place alone: how near it is to goals, and the danger there. */
export const placeValue = (view: State, who: SoldierOnField, at: Point): number => {
  const near = goalsOf(view, who).map((goal) => baseDistance(view, goal.at, at));
  const mean = near.reduce((sum, gap) => sum + gap, 0) / near.length;
  const prime = primeGoals(view, who).map((goal) => baseDistance(view, goal.at, at));
  const progress = Math.min(...near) / 20_000 + mean / 60_000 + (prime.length > 0 ? Math.min(...prime) / 10_000 : 0);
  return (who.commander ? 0 : -progress) - dangerAt(view, who, at);
};
/** Returns the value for a soldier of ending its Full Move at its place, if it takes a prize (TS-04). */
export const prizeValue = (view: State, who: SoldierOnField): number => (prizeOf(view, who) ? WIN : 0);
/** Returns the value of walking to a point: what can be attacked or taken from there, and the place itself. */
const arrivalValue = (view: State, who: SoldierOnField, at: Point): number => {
  const there: SoldierOnField = { ...who, at };
  const after: State = { ...view, soldiers: view.soldiers.map((each) => (each.id === who.id ? there : each)) };
  const strike = attackOpens(after, there) ? STRIKE : 0;
  return prizeValue(after, there) + strike + placeValue(after, there, at);
};
/** The parts of the roll's distance that are tried on each path. */
const PARTS = [1, 0.7, 0.4] as const;
/** Returns the paths of a soldier that are worth a try within this reach. */
const pathsOf = (view: State, who: SoldierOnField, reach: Mm): (readonly Point[])[] => {
  const paths: (readonly Point[])[] = [];
  for (const goal of new Set([...nearestGoals(view, who, 2), ...primeGoals(view, who).slice(0, 1)])) {
    const path = wayTo(view, who, goal);
    if (path) for (const part of PARTS) paths.push(clampToLength(path, reach * part));
  }
  for (let deg = 0; deg < 360; deg += 45) paths.push(clampToLength([who.at, polar(who.at, deg, reach)], reach));
  return paths;
};
/** Returns the best path of a soldier within this reach. */
export const bestWalk = (view: State, who: SoldierOnField, reach: Mm): Prospect =>
  bestOf(view, who, pathsOf(view, who, reach), (path) => !refuseWalk(view, who, path, reach));
/** Returns the best path of a soldier that advances without a roll. */
export const bestAdvance = (view: State, who: SoldierOnField): Prospect => {
  const paths = pathsOf(view, who, ADVANCE).map((path) => clampAdvance(view, who, path));
  return bestOf(view, who, paths, () => true);
};
const bestOf = (
  view: State,
  who: SoldierOnField,
  paths: readonly (readonly Point[])[],
  isLegal: (path: readonly Point[]) => boolean,
): Prospect => {
  let best: Prospect = { path: null, value: arrivalValue(view, who, who.at) };
  for (const path of paths) {
    const end = path.at(-1);
    if (!end || pathLength(path) === 0) continue;
    const value = arrivalValue(view, who, end);
    if (value > best.value && isLegal(path)) best = { path, value };
  }
  return best;
};
