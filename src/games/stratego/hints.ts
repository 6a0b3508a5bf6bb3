import type { Hint } from '../../core/hint.ts';

/** The game's hints for a first match (ST-04, ST-08). */
export const hints: readonly Hint[] = [
  { id: 'setup', at: { choice: 'do.ready', on: 'pieces' } },
  { id: 'target', at: { choice: 'do.attack' } },
  { id: 'fight', at: { rule: 'ST-08' } },
];
