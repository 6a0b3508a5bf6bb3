import type { Preset } from '../../core/game.ts';
import type { Options } from './types.ts';

/** The presets of the game (FF-27 to FF-32). */
export const presets: readonly Preset<Options>[] = [
  { id: 'duelA', minutes: 10, level: 1, options: { variant: 'duelA' } },
  { id: 'duelD', minutes: 10, level: 1, options: { variant: 'duelD' } },
  { id: 'relay', minutes: 10, level: 2, options: { variant: 'relay' } },
  { id: 'alone', minutes: 5, level: 2, options: { variant: 'alone' } },
  { id: 'long', minutes: 45, level: 3, options: { variant: 'long' } },
];
