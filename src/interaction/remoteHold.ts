import type { Choice } from '../core/choice.ts';
import type { NodeId } from '../core/scene.ts';
import type { Draft } from '../table/input/proposal.ts';

type AnyChoice = Choice<unknown>;
/** What a hand in another window holds after so many actions; its choice by its place among those of that table. */
export interface RemoteHold {
  readonly ply: number;
  readonly selected: NodeId | null;
  readonly mode: string | null;
  readonly draft: (Omit<Draft, 'choice' | 'moving'> & { readonly choice: number }) | null;
}
/** The same choice offered anew is told by what it says, for what it makes actions of differs each time. */
const signOf = (choice: AnyChoice): string => JSON.stringify(choice);
/** What of a hand is told. */
interface Holding {
  readonly choices: readonly AnyChoice[];
  readonly picked: NodeId | null;
  readonly mode: string | null;
  readonly proposal: Draft | null;
}
/** What a hand holds, as another window can be told it. */
export const toRemoteHold = ({ choices, picked, mode, proposal }: Holding, ply: number): RemoteHold => {
  const own = { ply, selected: picked, mode };
  if (!proposal) return { ...own, draft: null };
  const sign = signOf(proposal.choice);
  const choice = choices.findIndex((each) => signOf(each) === sign);
  const { path, at, facing, aim, on } = proposal;
  return {
    ...own,
    draft:
      choice < 0
        ? null
        : {
            choice,
            ...(path && { path }),
            ...(at && { at }),
            ...(facing !== undefined && { facing }),
            ...(aim && { aim }),
            ...(on !== undefined && { on }),
          },
  };
};
/** The draft that another window told, among the choices of this one. */
export const draftFromRemote = ({ draft }: RemoteHold, choices: readonly AnyChoice[]): Draft | null => {
  const choice = draft && choices[draft.choice];
  return choice ? { ...draft, choice } : null;
};
