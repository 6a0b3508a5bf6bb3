import type { Hint } from '../../core/hint.ts';

/** The game's hints for a first match (FF-01, FF-03, FF-06, FF-14). */
export const hints: readonly Hint[] = [
  { id: 'draft', at: { choice: 'do.deal' } },
  { id: 'draftOne', at: { choice: 'do.dealOne' } },
  { id: 'spin', at: 'aimed' },
  { id: 'series', at: { choice: 'do.stop' } },
  { id: 'right', at: { choice: 'do.right' } },
];
