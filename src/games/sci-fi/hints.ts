import type { Hint } from '../../core/hint.ts';

/** The game's hints for a first match (SF-01, SF-05, SF-13, SF-14, SF-22). */
export const hints: readonly Hint[] = [
  { id: 'step', at: 'way' },
  { id: 'hidden', at: 'hidden' },
  { id: 'side', at: 'aimed' },
  { id: 'finish', at: { choice: 'do.finish' } },
  { id: 'heal', at: { choice: 'do.heal' } },
];
