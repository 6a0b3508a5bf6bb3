import { outcomeTable } from '../../../core/shots/outcomes.ts';
import { gameMessage } from '../types.ts';

/** The outcomes of a real shot: how the first struck warrior falls, or no hit (SI-14, SI-15, SI-26). */
export type Came = 'up' | 'down' | 'stays' | 'off' | 'none';
/** The table of a real shot. */
export const OUTCOMES = outcomeTable<Came>(
  [
    ['up', 'SI-14'],
    ['down', 'SI-14'],
    ['stays', 'SI-14'],
    ['off', 'SI-26'],
    ['none', 'SI-15'],
  ],
  (came) => ({ text: gameMessage(`outcome.${came}`), gives: gameMessage(`gives.${came}`) }),
);
