import type { Hint } from '../../core/hint.ts';

/** The game's hints for a first match (TS-01, TS-09, TS-11, TS-12). */
export const hints: readonly Hint[] = [
  { id: 'measure', at: 'way' },
  { id: 'attack', at: { choice: 'do.attack' } },
  { id: 'defend', at: { choice: 'do.defend' } },
  { id: 'counter', at: { choice: 'do.counter' } },
];
