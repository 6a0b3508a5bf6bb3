import { distance, type Point, squaredDistance } from '../../geometry/point.ts';
import { polar } from '../../geometry/turn.ts';
import { type Fort, fortOf, topAt } from './ground.ts';
import { walkAlong } from './play.ts';
import { wayToFight, waysUp } from './prospects.ts';
import { wayTo } from './routes.ts';
import { barAt, enemyOf, gunsOf, isTouching, onOwnTowers, reachOf, warriorsOf } from './table.ts';
import { type Action, BASE, GUN_BASE, type Standing, type State, STEP } from './types.ts';
import { bestFight, gainOf } from './weigh.ts';

/** What a close combat must promise, beside the worth of a warrior, for a Defender to come down from his tower. */
const LURE = 0.3;
/** How many foes in reach are thought of. */
const FOES = 3;

/** Where a Defender likes to stand at set-up: the highest towers first, each filled before the next, for a full one cannot be stormed. */
export const garrisonSpots = (fort: Fort): Point[] => {
  const towers = fort.modules.filter(({ kind }) => kind === 'tower').toSorted((a, b) => b.storeys - a.storeys);
  const at = (cell: { readonly at: Point }): Point[] =>
    [35, 16, 54].map((part) => ({ x: cell.at.x + part, y: cell.at.y + part }));
  return [...towers.map(({ shape }) => shape), ...fort.yard].flatMap(at);
};
/** A way to a close combat that promises more than so much. */
const strike = (view: State, who: Standing, least: number): Action | null => {
  const foes = warriorsOf(view, enemyOf(view, who.seat))
    .filter((foe) => gainOf(view, who, foe) > least)
    .toSorted((a, b) => squaredDistance(a.at, who.at) - squaredDistance(b.at, who.at))
    .slice(0, FOES);
  for (const foe of foes) {
    const action = walkAlong(view, who, wayToFight(view, who, foe));
    if (action) return action;
  }
  return null;
};
/** A way to touch an enemy's gun that may fire, so that it is silent. */
const muzzle = (view: State, who: Standing): Action | null => {
  const enemy = enemyOf(view, who.seat);
  const reach = reachOf(view, who);
  if (view.entered.includes(enemy)) return null;
  for (const gun of gunsOf(view, enemy)) {
    if (distance(gun.at, who.at) > reach + STEP) continue;
    const spots = Array.from({ length: 24 }, (_, i) => polar(gun.at, 15 * i, BASE + GUN_BASE + 1))
      .map((at) => ({ ...who, at }))
      .filter((there) => isTouching(there, gun) && !topAt(view, there.at) && barAt(view, who, there.at) === null)
      .toSorted((a, b) => distance(a.at, who.at) - distance(b.at, who.at));
    for (const { at } of spots.slice(0, 4)) {
      const action = walkAlong(view, who, wayTo(view, who, at, reach));
      if (action) return action;
    }
  }
  return null;
};
/** A Defender's warrior: strikes climbers where it pays, comes down only for much and never as the last; from the ground he goes up where there is room. */
export const defend = (view: State, who: Standing): Action | null => {
  const fort = fortOf(view, who.seat);
  const fight = bestFight(view, who, 0);
  if (fight || !fort) return fight;
  const foes = warriorsOf(view, enemyOf(view, who.seat)).length;
  if (topAt(view, who.at)) {
    const holds = onOwnTowers(view, who.seat);
    return holds.length > 1 ? strike(view, who, LURE / Math.max(1, foes)) : null;
  }
  return walkAlong(view, who, waysUp(view, who, fort)[0] ?? null) ?? muzzle(view, who) ?? strike(view, who, 0);
};
