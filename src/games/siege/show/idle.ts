import type { Refusal } from '../../../core/choice.ts';
import { opponentOf } from '../../../core/seat.ts';
import { distance } from '../../../geometry/point.ts';
import { readyGuns, refuseGun, refuseShoot } from '../guns/shooting.ts';
import { refuse } from '../rules/rules.ts';
import { must, pieceOf, pieceOnField, warriorsOf } from '../rules/lookups.ts';
import { shapeSquaredDistance } from '../../../geometry/shape.ts';
import { TOUCH_DISTANCE, topAt } from '../fortress/ground.ts';
import { type State, no } from '../types.ts';

/**
 * Returns why a gun that may fire has no target: it does not see the nearest enemy. Null if it has a target, or needs none for a
 * real shot (SI-13).
 */
const seesNobody = (state: State, id: string): Refusal | null => {
  if (readyGuns(state).some((gun) => gun.id === id)) return null;
  const gun = must(state, id);
  const [nearest] = warriorsOf(state, opponentOf(state.seats, gun.seat)).toSorted(
    (a, b) => distance(a.at, gun.at) - distance(b.at, gun.at),
  );
  return refuseShoot(state, id, nearest?.id ?? '');
};
/** Returns what a warrior that has moved to the foot of an enemy's tower can do only next turn. Null elsewhere (SI-17, SI-18). */
const belowEnemy = (state: State, id: string): Refusal | null => {
  const who = pieceOnField(state, id);
  if (!who?.moved || who.kind === 'gun' || who.seat !== state.active || topAt(state, who.at)) return null;
  const above = warriorsOf(state, opponentOf(state.seats, who.seat)).find(({ at }) => {
    const top = topAt(state, at);
    return top && shapeSquaredDistance(who.at, top.shape) <= TOUCH_DISTANCE ** 2;
  });
  return above ? no('SI-17', 'no.movedBelow', { who: { piece: id }, target: { piece: above.id } }) : null;
};
/** Returns why a piece can do nothing now (SI-04, SI-12, SI-13, SI-16, SI-18, SI-20). */
export const idle = (state: State, id: string): Refusal | null => {
  const { stage, owed } = state;
  const piece = pieceOf(state, id);
  if (owed.length === 0 && stage.at === 'clash') return no('SI-18', 'no.onlyHe', { who: { piece: stage.id } });
  if (owed.length === 0 && stage.at === 'shooting' && piece?.kind === 'gun')
    return refuseGun(state, id) ?? seesNobody(state, id);
  const below = owed.length === 0 && stage.at === 'move' ? belowEnemy(state, id) : null;
  if (below) return below;
  return refuse(state, { type: 'walk', id, path: piece?.at ? [piece.at] : [] });
};
