import type { Hint } from '../../core/hint.ts';

/** What a first match says of itself (ST-04, ST-08). */
export const hints: readonly Hint[] = [
  { id: 'setup', at: { choice: 'do.ready', on: 'pieces' } },
  { id: 'target', at: { choice: 'do.attack' } },
  { id: 'fight', at: { rule: 'ST-08' } },
];
