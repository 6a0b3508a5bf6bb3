import { useEffect, useState } from 'react';
import { type FollowUp, followUp } from '../../../interaction/odds/followUp.ts';
import type { Interaction } from '../../../interaction/view.ts';
import type { Proposal } from '../../../table/input/proposal.ts';
import { useInteraction, useScheduler } from '../context/interaction.tsx';

/** How long a proposed move must stay the same before what follows is computed, ms. */
const REST_MS = 120;
const moveIn = ({ game, view, turn, proposal }: Interaction) => ({
  game,
  view,
  turn,
  move: proposal && (proposal.path || proposal.at) && !proposal.refusal ? proposal : null,
});
/** Returns what the proposed move leads to. Null until it is known, or if it leads to nothing in particular. */
export const useFollowUp = (): FollowUp | null => {
  const { game, view, turn, move } = useInteraction(moveIn);
  const scheduler = useScheduler();
  const [known, setKnown] = useState<{ readonly of: Proposal; readonly best: FollowUp | null } | null>(null);
  useEffect(() => {
    if (!move) return undefined;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      cancel = scheduler.request('followUp', () => setKnown({ of: move, best: followUp({ game, view, turn }, move) }));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [scheduler, game, view, turn, move]);
  return known && known.of === move ? known.best : null;
};
