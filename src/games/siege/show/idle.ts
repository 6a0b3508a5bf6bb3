import type { Refusal } from '../../../core/choice.ts';
import { opponentOf } from '../../../core/seat.ts';
import { distance } from '../../../geometry/point.ts';
import { readyGuns, refuseGun, refuseShoot } from '../guns/shooting.ts';
import { refuse } from '../rules/rules.ts';
import { must, pieceOf, warriorsOf } from '../rules/lookups.ts';
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
/** Returns why a piece can do nothing now (SI-04, SI-12, SI-13, SI-16, SI-18, SI-20). */
export const idle = (state: State, id: string): Refusal | null => {
  const { stage, owed } = state;
  const piece = pieceOf(state, id);
  if (owed.length === 0 && stage.at === 'clash') return no('SI-18', 'no.onlyHe', { who: { piece: stage.id } });
  if (owed.length === 0 && stage.at === 'shooting' && piece?.kind === 'gun')
    return refuseGun(state, id) ?? seesNobody(state, id);
  return refuse(state, { type: 'walk', id, path: piece?.at ? [piece.at] : [] });
};
