import { enabledChoices } from '../core/choice.ts';
import type { Viewer } from '../core/seat.ts';
import { sameAction } from '../core/equality.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';
import type { Proposal } from '../table/input/proposal.ts';
import { actingPlayer } from './pacing.ts';

/**
 * Returns the proposal that a step was decided by, as the viewer saw it on the table: the action with its preview. Null if no
 * piece was chosen for it, or if it was a secret of another seat.
 */
export const decidedProposal = (open: OpenMatch, ply: number, eyes: Viewer): Proposal | null => {
  const { game, match } = open;
  const action = match.entries[ply - 1]?.action;
  const actor = actingPlayer(open, ply);
  if (action === undefined || !actor || (game.secrets && eyes !== actor.seat)) return null;
  const view = game.view(stateAtPly(open, ply - 1), eyes);
  const choice = enabledChoices(game.choices(view)).find(
    (each) => each.kind === 'do' && (each.target ?? each.piece) !== undefined && sameAction(each.action, action),
  );
  return choice ? { choice, action, refusal: null, preview: game.preview?.(view, action) ?? null } : null;
};
