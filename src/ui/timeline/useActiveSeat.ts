import { useMemo, useState } from 'react';
import type { Turn } from '../../core/game.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { TimelineView } from '../../presentation/timelineView.ts';

/**
 * Returns the active seat, and the phase that the ribbon names. The turn stays the same while another seat responds in it. It is
 * no one's once the match is over. A replay names the phase of its action. In set-up the next phase is named as soon as a placed
 * piece has been shown.
 */
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
  // A replay names what was true then.
  const at = showing?.again ? showing.show.ply - 1 : stands ? ply : undefined;
  const state = at === undefined ? undefined : match.steps[at]?.state;
  const next = useMemo(() => (state === undefined ? null : game.turn(game.view(state, viewer))), [state, game, viewer]);
  return { whose: 'over' in turn ? 'nobody' : whose, phase: next ?? turn };
};
