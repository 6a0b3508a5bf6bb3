import type { Choice } from '../core/choice.ts';
import type { NodeId } from '../core/scene.ts';
import type { Draft } from '../table/input/proposal.ts';

/** What the player has selected and drafted in another window, after `ply` actions. The draft's choice is given by its id. */
export interface RemoteHold {
  readonly ply: number;
  readonly selected: NodeId | null;
  readonly mode: string | null;
  readonly draft: (Omit<Draft, 'choice' | 'moving'> & { readonly choice: string }) | null;
}
/** The part of the interaction that is sent. */
interface Holding {
  readonly picked: NodeId | null;
  readonly mode: string | null;
  readonly proposal: Draft | null;
}
/** Returns what the player has selected and drafted, in the form sent to another window. */
export const toRemoteHold = ({ picked, mode, proposal }: Holding, ply: number): RemoteHold => {
  const own = { ply, selected: picked, mode };
  if (!proposal) return { ...own, draft: null };
  const { choice, path, at, facing, aim, on } = proposal;
  return {
    ...own,
    draft: {
      choice: choice.id,
      ...(path && { path }),
      ...(at && { at }),
      ...(facing !== undefined && { facing }),
      ...(aim && { aim }),
      ...(on !== undefined && { on }),
    },
  };
};
/** Returns the draft from another window, with this window's choice. Null if this window has no such choice. */
export const draftFromRemote = ({ draft }: RemoteHold, choices: readonly Choice<unknown>[]): Draft | null => {
  const choice = draft && choices.find(({ id }) => id === draft.choice);
  return choice ? { ...draft, choice } : null;
};
