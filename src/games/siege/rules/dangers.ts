import { opponentOf } from '../../../core/seat.ts';
import { type Mm, type Point, distance } from '../../../geometry/point.ts';
import { shapeSquaredDistance } from '../../../geometry/shape.ts';
import { TOUCH_DISTANCE, topAt } from '../fortress/ground.ts';
import { sees } from '../guns/shooting.ts';
import { gunsOf, isWithin, nearestTo, onOwnTowers, radiusOf, reachOf, strikable, warriorsOf } from './lookups.ts';
import { RANGES } from './rolls.ts';
import { type PieceOnField, type State, STEP } from '../types.ts';

/**
 * Whether one warrior may be able to fight another in one turn, by distance and climbs alone. It never says no where it could
 * (SI-16, SI-17, SI-18). `reach`: the steps of the one that moves.
 */
export const mayFight = (state: State, who: PieceOnField, enemy: PieceOnField, reach: Mm): boolean => {
  const [from, to] = [topAt(state, who.at), topAt(state, enemy.at)];
  const blow = STEP + 2 * radiusOf(who);
  if (from && to && (from === to || state.options.wallWalk)) return distance(who.at, enemy.at) <= reach + blow;
  // A climb begins or ends at the foot of its tower, on whatever side.
  const storeys = (from?.storeys ?? 0) + (to?.storeys ?? 0);
  const left = reach - storeys * STEP;
  if (left < 0) return false;
  if (from && to) return true;
  if (to) return shapeSquaredDistance(who.at, to.shape) <= (left + TOUCH_DISTANCE) ** 2;
  if (from) return shapeSquaredDistance(enemy.at, from.shape) <= (left + TOUCH_DISTANCE + blow) ** 2;
  return distance(who.at, enemy.at) <= left + blow;
};
/** What can happen to a warrior at a place before its next turn: more of either is worse. */
export interface Danger {
  /** How many enemies could attack it. */
  readonly attackers: number;
  /** How many of the six numbers of a die hit it from the likeliest enemy gun; with real shots 6 where it is seen. */
  readonly shot: number;
  /** Whether the enemy's magic would strike it: it is the nearest (SI-10, SI-11). */
  readonly magic: boolean;
}
const shotAt = (state: State, there: State, who: PieceOnField): number => {
  const enemy = opponentOf(state.seats, who.seat);
  if (state.entered.includes(enemy) || state.hushed.includes(enemy)) return 0;
  return Math.max(
    0,
    ...gunsOf(there, enemy).map((gun) => {
      if (!sees(there, gun, who)) return 0;
      if (state.options.shooting === 'real') return 6;
      return 7 - (RANGES.find(({ within }) => isWithin(there, gun, who, within))?.from ?? 7);
    }),
  );
};
/** Returns the danger of a warrior at a place, while all others stay. The enemy's next spell is not known, so its speed does not count. */
export const dangerAt = (state: State, who: PieceOnField, at: Point): Danger => {
  const moved = { ...who, at };
  const there = { ...state, pieces: state.pieces.map((each) => (each.id === who.id ? moved : each)) };
  const enemy = opponentOf(state.seats, who.seat);
  const casters = onOwnTowers(there, enemy);
  return {
    attackers: warriorsOf(there, enemy).filter((each) => mayFight(there, each, moved, 2 * STEP)).length,
    shot: shotAt(state, there, moved),
    magic: casters.length > 0 && nearestTo(strikable(there, who.seat), casters).includes(moved),
  };
};
/** Whether a danger is greater than another in any way. */
export const isWorse = (one: Danger, other: Danger): boolean =>
  one.attackers > other.attackers || one.shot > other.shot || (one.magic && !other.magic);
/** Whether a warrior may be able to fight somebody this turn. */
export const reachesSomebody = (state: State, who: PieceOnField): boolean =>
  warriorsOf(state, opponentOf(state.seats, who.seat)).some((enemy) =>
    mayFight(state, who, enemy, reachOf(state, who)),
  );
