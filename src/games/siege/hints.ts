import type { Hint } from '../../core/hint.ts';

/** The game's hints for a first match (SI-05, SI-13, SI-16, SI-18, SI-21, SI-23). */
export const hints: readonly Hint[] = [
  { id: 'goal', at: { choice: 'do.end' } },
  { id: 'magic', at: { choice: 'do.cast' } },
  { id: 'target', at: { choice: 'do.shoot' } },
  { id: 'side', at: 'aimed' },
  { id: 'step', at: 'way' },
  { id: 'gate', at: { choice: 'do.gate' } },
  { id: 'fight', at: { choice: 'do.fight' } },
];
