import type { Preset } from '../../../core/game.ts';
import { READY } from './armies.ts';
import type { Options } from '../types.ts';

const SQUAD = ['sergeant', 'rifleman', 'rifleman', 'gunner', 'assault'] as const;
const SAME = [...READY.skirmish.blue];
const twice = (points: number, army: readonly (typeof SAME)[number][]): Partial<Options> => ({
  army: 'custom',
  points,
  custom: { blue: [...army], red: [...army] },
});

/** The presets: ready armies on ready tables, with a fair start (SF-01, SF-03, SF-32). */
export const presets: readonly Preset<Options>[] = [
  {
    id: 'squads',
    minutes: 15,
    level: 1,
    options: { ...twice(60, SQUAD), field: 'small', terrain: 'roadside', fairStart: true, fairMost: 1 },
  },
  {
    id: 'skirmish',
    minutes: 20,
    level: 2,
    options: { army: 'skirmish', field: 'small', terrain: 'yard', fairStart: true },
  },
  {
    id: 'equal',
    minutes: 20,
    level: 2,
    options: { ...twice(110, SAME), field: 'small', terrain: 'random', fairStart: true, fairMost: 2 },
  },
  {
    id: 'dice',
    minutes: 40,
    level: 2,
    options: { army: 'battle', terrain: 'outpost', fire: 'virtual', fairStart: true },
  },
  { id: 'battle', minutes: 55, level: 3, options: { army: 'battle', terrain: 'yard', fairStart: true } },
];
