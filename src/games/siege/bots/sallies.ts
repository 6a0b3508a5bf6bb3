import type { EvaluatedAction } from '../../../core/game.ts';
import { opponentOf } from '../../../core/seat.ts';
import { maxBy } from '../../../core/bots.ts';
import type { Point } from '../../../geometry/point.ts';
import { topAt } from '../fortress/ground.ts';
import { chargePath } from '../rules/charge.ts';
import { dangerAt } from '../rules/dangers.ts';
import { enemiesInReach, onOwnTowers, warriorsOf } from '../rules/lookups.ts';
import { type Action, type PieceOnField, type State } from '../types.ts';
import { walkAlong } from './play.ts';
import { fighting, gainOf } from './values.ts';

/** Whether a side's magic is over, so that its towers are no longer needed for it (SI-22). */
const isMagicOver = (view: State, seat: PieceOnField['seat']): boolean =>
  view.options.magicStops && view.entered.includes(opponentOf(view.seats, seat));
/** Whether a warrior may leave its place without ending its side's magic (SI-05). */
const mayLeave = (view: State, who: PieceOnField): boolean =>
  topAt(view, who.at) === null || isMagicOver(view, who.seat) || onOwnTowers(view, who.seat).length > 1;
const attackersAt = (view: State, who: PieceOnField, at: Point): number => dangerAt(view, who, at).attackers;

/**
 * Returns a sally: the path to the close combat with the most gain. It strikes first where the warrior would be attacked anyway,
 * and never goes where more enemies than here, or than one, could get at it. `least`: the least gain.
 */
export const sally = (view: State, who: PieceOnField, least: number): EvaluatedAction<Action> | null => {
  if (!mayLeave(view, who)) return null;
  const most = Math.max(1, attackersAt(view, who, who.at));
  const beside = enemiesInReach(view, who);
  const found = warriorsOf(view, opponentOf(view.seats, who.seat)).flatMap((enemy) => {
    const path = beside.includes(enemy) ? null : chargePath(view, who, enemy);
    const end = path?.at(-1);
    const gain = end ? gainOf(view, who, enemy) : 0;
    if (!path || !end || gain <= least || attackersAt(view, who, end) > most) return [];
    return [{ path, enemy, gain }];
  });
  const best = maxBy(found, ({ gain }) => gain);
  const action = best ? walkAlong(view, who, best.path) : null;
  return best && action ? fighting(action, best.enemy) : null;
};
