import { useMemo, useState } from 'react';
import type { Turn } from '../../../core/game.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { TimelineView } from '../../../presentation/timelineView.ts';

/** Whose turn it is, also while another has to answer in it (when the match is over, nobody's), and the phase that the ribbon names: of what is shown once more the one in which it was done; while a match is set up, what comes next as soon as what was placed stands. */
export const useActiveSeat = (
  match: OpenMatch,
  open: OpenMatch,
  showing: TimelineView | null,
  turn: Turn,
): { readonly whose: string; readonly phase: Turn } => {
  const [whose, setWhose] = useState('');
  if ('to' in turn && !turn.midway && turn.to !== whose) setWhose(turn.to);
  const stands = showing?.held && !showing.again && 'to' in turn && turn.opening;
  const { game, viewer, ply } = open;
  // What is seen once more is told as it was.
  const at = showing?.again ? showing.show.ply - 1 : stands ? ply : undefined;
  const state = at === undefined ? undefined : match.steps[at]?.state;
  const next = useMemo(() => (state === undefined ? null : game.turn(game.view(state, viewer))), [state, game, viewer]);
  return { whose: 'over' in turn ? 'nobody' : whose, phase: next ?? turn };
};
