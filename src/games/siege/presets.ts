import type { Preset } from '../../core/game.ts';
import type { Options } from './types.ts';

/** The presets of the game (SI-01, SI-02, SI-03, SI-13, SI-24). */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', minutes: 12, level: 1, options: { march: '5', army: 'custom', attackers: 5, defenders: 6 } },
  { id: 'cannon', minutes: 15, level: 2, options: { march: '8', army: 'normal' } },
  {
    id: 'palace',
    minutes: 30,
    level: 2,
    options: { army: 'big', fortress: 'palace', shooting: 'virtual', wallWalk: true },
  },
  { id: 'two', minutes: 35, level: 3, options: { fortresses: 'two' } },
];
