import { enabledChoices } from '../core/choice.ts';
import type { Viewer } from '../core/seat.ts';
import { sameAction } from '../core/equality.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';
import type { Proposal } from '../table/input/proposal.ts';
import { actingPiece } from './pacing.ts';

/** What was proposed when a step was decided, as it lay on the table for these eyes: who was to do it to whom, with what is drawn of it; null where nobody was aimed at, or where another side's reasons are its own. */
export const decidedProposal = (open: OpenMatch, ply: number, eyes: Viewer): Proposal | null => {
  const { game, match } = open;
  const action = match.entries[ply - 1]?.action;
  const actor = actingPiece(open, ply);
  if (action === undefined || !actor || (game.secrets && eyes !== actor.seat)) return null;
  const view = game.view(stateAtPly(open, ply - 1), eyes);
  const choice = enabledChoices(game.choices(view)).find(
    (each) => each.kind === 'do' && each.target !== undefined && sameAction(each.action, action),
  );
  return choice ? { choice, action, refusal: null, preview: game.preview?.(view, action) ?? null } : null;
};
