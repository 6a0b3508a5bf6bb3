import { useMemo, useState } from 'react';
import type { Turn } from '../../../core/game.ts';
import type { OpenMatch } from '../../../store/openMatch.ts';
import type { Showing } from './useShow.ts';

/** Whose turn it is, also while another has to answer in it (when the match is over, nobody's), and the phase that the ribbon names: while a match is set up, what comes next as soon as what was placed stands. */
export const useWhose = (
  match: OpenMatch,
  open: OpenMatch,
  showing: Showing | null,
  turn: Turn,
): { readonly whose: string; readonly phase: Turn } => {
  const [whose, setWhose] = useState('');
  if ('to' in turn && !turn.midway && turn.to !== whose) setWhose(turn.to);
  const stands = showing?.held && !showing.again && 'to' in turn && turn.opening;
  const { game, viewer, ply } = open;
  const state = stands ? match.steps[ply]?.state : undefined;
  const next = useMemo(() => (state === undefined ? null : game.turn(game.view(state, viewer))), [state, game, viewer]);
  return { whose: 'over' in turn ? 'nobody' : whose, phase: next ?? turn };
};
