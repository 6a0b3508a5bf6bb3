import { pathLength } from '../../../geometry/path.ts';
import { type Mm, type Point, distance, squaredDistance } from '../../../geometry/point.ts';
import { isInside, shapeSquaredDistance } from '../../../geometry/shape.ts';
import { TOUCH_DISTANCE, type Fort, fortsOf, topAt } from '../fortress/ground.ts';
import { pathUpTo, feetOf, groundPath, placesOn, topsOf, pathTo } from '../rules/routes.ts';
import { placesBeside } from '../rules/charge.ts';
import { reachOf } from '../rules/lookups.ts';
import { type PieceOnField, type State, STEP } from '../types.ts';
import { follow } from '../rules/paths.ts';

/** The distance from which a piece goes straight ahead, and the longest detour searched, mm. */
const FAR: Mm = 6 * STEP;
const LONG: Mm = 700;
/** The least step forward worth taking, mm. */
const WORTH: Mm = 40;

/** Whether a point is within a fortress: in its courtyard or its gate. */
const isWithinFort = (fort: Fort, at: Point): boolean =>
  [...fort.yard, fort.gate.shape].some((cell) => isInside(at, cell));
const fortAround = (state: State, at: Point): Fort | null =>
  fortsOf(state).find((fort) => isWithinFort(fort, at)) ?? null;

interface Plan {
  readonly path: readonly Point[];
  readonly cost: Mm;
}
const better = (a: Plan | null, b: Plan | null): Plan | null => (b && (!a || b.cost < a.cost) ? b : a);
const planTo = (state: State, who: PieceOnField, to: Point, more: Mm): Plan | null => {
  const path = groundPath(state, who, who.at, to, LONG);
  return path && { path, cost: pathLength(path) + more };
};
/** Returns the best path over a wall of a fortress from this side, if the enemy is on the other. */
const overWall = (state: State, who: PieceOnField, fort: Fort, enemy: Point): Plan | null => {
  let best: Plan | null = null;
  for (const wall of fort.modules.filter(({ kind }) => kind === 'wall')) {
    const feet = feetOf(state, who, wall);
    for (const { at: foot, face } of feet) {
      const level = face % 2 === 0 ? 'x' : 'y';
      const landing = feet.find((each) => each.face === (face + 2) % 4 && each.at[level] === foot[level]);
      if (!landing || isWithinFort(fort, foot) === isWithinFort(fort, landing.at)) continue;
      if (isWithinFort(fort, foot) !== isWithinFort(fort, who.at)) continue;
      const guess = distance(who.at, foot) + distance(landing.at, enemy) + 2 * STEP;
      if (best && guess >= best.cost) continue;
      const plan = planTo(state, who, foot, 2 * STEP + distance(landing.at, enemy));
      best = better(best, plan && { ...plan, path: [...plan.path, landing.at] });
    }
  }
  return best;
};
/**
 * Returns the path of a piece to an enemy, which may take many turns. It leads to the foot of the enemy's tower, over a wall, or
 * down from its own.
 */
const planAt = (state: State, who: PieceOnField, enemy: PieceOnField): Plan | null => {
  const [from, top] = [topAt(state, who.at), topAt(state, enemy.at)];
  if (from) {
    const feet = feetOf(state, who, from).toSorted(
      (a, b) => squaredDistance(a.at, enemy.at) - squaredDistance(b.at, enemy.at),
    );
    const [foot] = feet;
    return foot ? { path: [who.at, foot.at], cost: distance(foot.at, enemy.at) } : null;
  }
  if (top) {
    const feet = feetOf(state, who, top)
      .toSorted((a, b) => squaredDistance(a.at, who.at) - squaredDistance(b.at, who.at))
      .slice(0, 2);
    return feet.reduce<Plan | null>((best, { at }) => better(best, planTo(state, who, at, top.storeys * STEP)), null);
  }
  const spots = placesBeside(state, who, enemy).slice(0, 2);
  let best = spots.reduce<Plan | null>((plan, spot) => better(plan, planTo(state, who, spot, 0)), null);
  const [mine, his] = [fortAround(state, who.at), fortAround(state, enemy.at)];
  if (mine === his) return best;
  const needsThrow = his !== null && his.seat !== who.seat && who.gate !== 'open';
  if (best && needsThrow) best = { ...best, cost: best.cost + 2 * STEP };
  const wall = mine ?? his;
  return wall ? better(best, overWall(state, who, wall, enemy.at)) : best;
};
/** Returns how far a warrior or gun gets towards an enemy this turn, and the length of the whole path. Null if there is none. */
export const advance = (state: State, who: PieceOnField, enemy: PieceOnField): Plan | null => {
  const reach = reachOf(state, who);
  const far = distance(who.at, enemy.at);
  if (far > FAR && !topAt(state, who.at)) {
    const path = pathUpTo(state, who, [who.at, enemy.at], reach);
    if (pathLength(path) >= WORTH) return { path, cost: far };
  }
  const plan = planAt(state, who, enemy);
  return plan && { path: pathUpTo(state, who, plan.path, reach), cost: plan.cost };
};

/** Returns paths this turn onto the tops of a fortress with room, shortest first. */
export const pathsUp = (state: State, who: PieceOnField, fort: Fort): Point[][] => {
  const reach = reachOf(state, who);
  return topsOf(state)
    .filter(
      (top) => fort.modules.includes(top) && shapeSquaredDistance(who.at, top.shape) < (reach + TOUCH_DISTANCE) ** 2,
    )
    .flatMap((top) => {
      const [spot] = placesOn(state, who, top).toSorted(
        (a, b) => Math.abs(b.y - fort.front) - Math.abs(a.y - fort.front),
      );
      const path = spot && pathTo(state, who, spot, reach);
      return path && follow(state, who, path, reach).stop === null ? [path] : [];
    });
};
