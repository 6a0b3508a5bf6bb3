import type { Preset } from '../../core/game.ts';
import type { Options } from './types.ts';

/** A small field. Soldiers at the front of one zone still leave the other side half of its own (TS-02). */
const SMALL = { field: 'custom', width: 84, depth: 65 } as const;

/** The presets of the game (TS-01, TS-04, TS-13). */
export const presets: readonly Preset<Options>[] = [
  { id: 'first', minutes: 10, level: 1, options: { squad: 4, terrain: 'meadow', ...SMALL, advance: 'shared' } },
  { id: 'six', minutes: 15, level: 1, options: { squad: 6, terrain: 'village', ...SMALL, advance: 'shared' } },
  { id: 'archers', minutes: 15, level: 2, options: { squad: 6, shooting: true, ranged: 2, advance: 'shared' } },
  {
    id: 'commander',
    minutes: 10,
    level: 2,
    options: { victory: 'commander', terrain: 'grove', shooting: true, ranged: 2, advance: 'shared' },
  },
  {
    id: 'flag',
    minutes: 20,
    level: 3,
    options: { victory: 'flag', squad: 8, terrain: 'village', shooting: true, ranged: 3, advance: 'shared' },
  },
];
