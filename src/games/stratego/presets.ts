import type { Preset } from '../../core/game.ts';
import type { Options } from './types.ts';

/** The presets of the game (ST-02, ST-03, ST-10, ST-13). */
export const presets: readonly Preset<Options>[] = [
  { id: 'duel', minutes: 10, level: 1, options: { size: 'duel' } },
  { id: 'barrage', minutes: 5, level: 1, options: { size: 'barrage' } },
  { id: 'battle', minutes: 25, level: 2, options: { size: 'battle' } },
  { id: 'memory', minutes: 60, level: 3, options: { size: 'battle', mines: 'classic', survivor: 'memory' } },
];
