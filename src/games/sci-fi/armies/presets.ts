import type { Preset } from '../../../core/game.ts';
import { READY } from './armies.ts';
import type { Options } from '../types.ts';

const SQUAD = ['sergeant', 'rifleman', 'rifleman', 'gunner', 'assault'] as const;
const SAME = [...READY.skirmish.blue];

/** The matches that are set up by one press: ready armies on ready tables, with a fair start (SF-01, SF-03, SF-32). */
export const presets: readonly Preset<Options>[] = [
  { id: 'skirmish', options: { army: 'skirmish', terrain: 'yard', fairStart: true } },
  { id: 'battle', options: { army: 'battle', terrain: 'yard', fairStart: true } },
  { id: 'dice', options: { army: 'battle', terrain: 'outpost', fire: 'virtual', fairStart: true } },
  {
    id: 'squads',
    options: {
      army: 'custom',
      points: 60,
      custom: { blue: [...SQUAD], red: [...SQUAD] },
      terrain: 'canyon',
      fairStart: true,
    },
  },
  {
    id: 'equal',
    options: { army: 'custom', points: 110, custom: { blue: SAME, red: SAME }, terrain: 'random', fairStart: true },
  },
];
