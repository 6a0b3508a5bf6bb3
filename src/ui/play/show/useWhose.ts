import { useState } from 'react';
import type { Turn } from '../../../core/game.ts';

/** Whose turn it is, also while another has to answer in it; when the match is over, nobody's. */
export const useWhose = (turn: Turn): string => {
  const [whose, setWhose] = useState('');
  if ('to' in turn && !turn.midway && turn.to !== whose) setWhose(turn.to);
  return 'over' in turn ? 'nobody' : whose;
};
