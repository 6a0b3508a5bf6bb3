import { outcomeTable } from '../../../core/shots/outcomes.ts';
import { gameMessage } from '../types.ts';

/** The outcomes of a real shot: what happened to the piece it struck first, or no hit (SF-22, SF-31). */
export type Came = 'falls' | 'leans' | 'stands' | 'machine' | 'off' | 'none';
/** The table of a real shot. */
export const OUTCOMES = outcomeTable<Came>(
  [
    ['falls', 'SF-22'],
    ['leans', 'SF-22'],
    ['stands', 'SF-22'],
    ['machine', 'SF-22'],
    ['off', 'SF-31'],
    ['none', 'SF-22'],
  ],
  (came) => ({ text: gameMessage(`outcome.${came}`), gives: gameMessage(`gives.${came}`) }),
);
