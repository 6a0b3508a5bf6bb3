import type { Refusal } from '../../../core/choice.ts';
import { refuseGun } from '../guns/shooting.ts';
import { refuse } from '../rules/rules.ts';
import { pieceOf } from '../rules/lookups.ts';
import { type State, no } from '../types.ts';

/** Why a piece can do nothing now (SI-04, SI-12, SI-16, SI-18, SI-20). */
export const idle = (state: State, id: string): Refusal | null => {
  const { stage, owed } = state;
  const piece = pieceOf(state, id);
  if (owed.length === 0 && stage.at === 'clash') return no('SI-18', 'no.onlyHe', { who: { piece: stage.id } });
  if (owed.length === 0 && stage.at === 'shooting' && piece?.kind === 'gun') return refuseGun(state, id);
  return refuse(state, { type: 'walk', id, path: piece?.at ? [piece.at] : [] });
};
