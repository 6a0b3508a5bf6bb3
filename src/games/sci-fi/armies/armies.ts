import { type ProfileId, isFoot, profileNamed } from './profiles.ts';

/** An army list: its units and guns, in the order of their numbers. */
export type Roster = readonly ProfileId[];
const times = (count: number, id: ProfileId): ProfileId[] => Array.from({ length: count }, () => id);

/** The ready armies (¤): about 100 and about 190 points a side. */
export const READY: Readonly<Record<'skirmish' | 'battle', { readonly blue: Roster; readonly red: Roster }>> = {
  skirmish: {
    blue: ['sergeant', ...times(3, 'rifleman'), 'sniper', 'antitank', 'gunner', 'assault'],
    red: ['sergeant', ...times(3, 'rifleman'), 'gunner', 'antitank', 'cyborgGunner'],
  },
  battle: {
    blue: [
      'sergeant',
      ...times(4, 'rifleman'),
      'sniper',
      'antitank',
      'gunner',
      ...times(2, 'assault'),
      ...times(2, 'heavy'),
      'armouredWalker',
      'fieldGun',
    ],
    red: [
      'sergeant',
      ...times(4, 'rifleman'),
      'antitank',
      ...times(2, 'assault'),
      ...times(2, 'cyborgGunner'),
      'tank',
      'lightGun',
    ],
  },
};
/** The most units and guns in an army, so that all fit in a start strip. */
const MOST_PIECES = 30;
/** The most machines in an army. More hulls would not fit in a start strip. */
const MOST_MACHINES = 8;

/** Returns the cost of an army in points (SF-32). */
export const armyCost = (army: Roster): number => army.reduce((sum, id) => sum + profileNamed(id).points, 0);
/** What can be wrong with an army. */
export type ArmyFault = 'noInfantry' | 'overLimit' | 'tooMany';
/** Returns all faults of an army under a points limit: no infantry, over the limit, too many pieces (SF-32). */
export const faultsOf = (army: Roster, limit: number): ArmyFault[] => {
  const machines = army.filter((id) => profileNamed(id).kind === 'machine').length;
  return [
    ...(army.some(isFoot) ? [] : (['noInfantry'] as const)),
    ...(armyCost(army) > limit ? (['overLimit'] as const) : []),
    ...(army.length > MOST_PIECES || machines > MOST_MACHINES ? (['tooMany'] as const) : []),
  ];
};
/** Returns the first fault of an army under a points limit. Null if it is legal (SF-32). */
export const checkArmy = (army: Roster, limit: number): ArmyFault | null => faultsOf(army, limit)[0] ?? null;
