import type { Refusal } from '../../../core/choice.ts';
import { walks } from '../rules/army.ts';
import { pieceOf } from '../rules/ground.ts';
import { type State, no, gameMessage } from '../types.ts';

/** Returns why a piece cannot move now (ST-05, ST-06). */
export const idle = (state: State, id: string): Refusal | null => {
  const rank = pieceOf(state, id)?.rank ?? 'hidden';
  if (state.stage.at !== 'play') return no('ST-05', 'no.notNow');
  if (rank !== 'hidden' && !walks(rank)) return no('ST-06', 'no.immobile', { rank: gameMessage(`rank.${rank}`) });
  return no('ST-06', 'no.closedIn');
};
