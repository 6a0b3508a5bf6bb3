import { useEffect, useState } from 'react';
import { followUp } from '../../../interaction/odds/followUp.ts';
import type { BestAction } from '../../../interaction/odds/ranking.ts';
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
/** Returns the best attack of the moved piece after the proposed move. Null until it is known, or without one. */
export const useFollowUp = (): BestAction | null => {
  const { game, view, turn, move } = useInteraction(moveIn);
  const scheduler = useScheduler();
  const [known, setKnown] = useState<{ readonly of: Proposal; readonly best: BestAction | null } | null>(null);
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
