import type { StandingBodyName } from '../../../bodies/standingBodies.ts';
import type { Mm } from '../../../geometry/point.ts';
import type { Figure } from '../show/sprites.ts';

// All numbers here are the project's own (¤ in the rules), tuned by matches between bots, because the source's profile cards are
// lost.

/** The kind of a profile. Fighters and cyborgs are infantry; a gun is gear without an owner (SF-29). */
export type Kind = 'fighter' | 'cyborg' | 'machine' | 'gun';
/** The numbers of one kind of unit or gun. */
export interface Profile {
  readonly kind: Kind;
  /** The shooting value of each weapon, the strongest first. Empty without a firearm. */
  readonly weapons: readonly number[];
  /** Close combat. It is 0 for machines and guns, which do not fight. */
  readonly blow: number;
  readonly armour: number;
  /** The most damage it survives with virtual fire and with real fire (SF-23). It is 0 for infantry. */
  readonly durability: { readonly virtual: number; readonly real: number };
  readonly points: number;
  /** Its base: the radius of a round one, or width and length, mm. */
  readonly base: { readonly r: Mm } | { readonly width: Mm; readonly length: Mm };
  readonly tall: Mm;
  readonly figure: Figure;
  /** Its physics body: an entry of `bodies` (SF-22). */
  readonly body: StandingBodyName;
}

const FOOT = { r: 12.5 };
const man = (
  figure: Figure,
  weapons: readonly number[],
  blow: number,
  armour: number,
  points: number,
): Profile & { kind: 'fighter' } => ({
  kind: 'fighter',
  weapons,
  blow,
  armour,
  durability: { virtual: 0, real: 0 },
  points,
  base: FOOT,
  tall: 45,
  figure,
  body: 'infantry',
});
const cyborg = (shooting: number, blow: number, armour: number, points: number): Profile => ({
  ...man('cyborg', [shooting], blow, armour, points),
  kind: 'cyborg',
  base: { r: 15 },
  tall: 50,
  body: 'heavy',
});
const hardware = (profile: Omit<Profile, 'blow'>): Profile => ({ ...profile, blow: 0 });
const HULL = { width: 60, length: 90 };

/** All units and guns (¤), by profile name. */
export const PROFILES = {
  scout: man('scout', [0], 1, 5, 7),
  rifleman: man('trooper', [1], 1, 6, 10),
  sniper: man('sniper', [3], 0, 6, 13),
  antitank: man('antiTank', [4], 0, 6, 15),
  assault: man('assault', [1], 3, 7, 12),
  sergeant: man('sergeant', [2], 3, 7, 14),
  gunner: man('machineGunner', [2], 1, 7, 14),
  brawler: man('brawler', [], 5, 7, 16),
  heavy: man('heavy', [2], 2, 8, 18),
  heavyGunner: man('heavyGunner', [2, 2], 1, 8, 25),
  cyborgGunner: cyborg(3, 3, 9, 25),
  cyborgCrusher: cyborg(1, 6, 10, 24),
  scoutWalker: hardware({
    kind: 'machine',
    figure: 'walker',
    weapons: [3],
    armour: 8,
    durability: { virtual: 4, real: 8 },
    points: 12,
    base: { r: 25 },
    tall: 70,
    body: 'scout',
  }),
  armouredWalker: hardware({
    kind: 'machine',
    figure: 'walker',
    weapons: [4, 2],
    armour: 10,
    durability: { virtual: 5, real: 10 },
    points: 20,
    base: { r: 30 },
    tall: 90,
    body: 'walker',
  }),
  missileCarrier: hardware({
    kind: 'machine',
    figure: 'tank',
    weapons: [5, 5],
    armour: 9,
    durability: { virtual: 4, real: 8 },
    points: 26,
    base: HULL,
    tall: 50,
    body: 'carrier',
  }),
  tank: hardware({
    kind: 'machine',
    figure: 'tank',
    weapons: [6, 3],
    armour: 11,
    durability: { virtual: 7, real: 14 },
    points: 38,
    base: HULL,
    tall: 50,
    body: 'tank',
  }),
  fieldGun: hardware({
    kind: 'gun',
    figure: 'fieldgun',
    weapons: [5],
    armour: 8,
    durability: { virtual: 3, real: 6 },
    points: 12,
    base: { r: 20 },
    tall: 30,
    body: 'gun',
  }),
  lightGun: hardware({
    kind: 'gun',
    figure: 'fieldgun',
    weapons: [4],
    armour: 7,
    durability: { virtual: 2, real: 5 },
    points: 10,
    base: { r: 20 },
    tall: 30,
    body: 'lightGun',
  }),
} as const satisfies Readonly<Record<string, Profile>>;
export type ProfileId = keyof typeof PROFILES;
/** The names of all profiles, in the order of the rules. */
export const PROFILE_IDS = Object.keys(PROFILES) as readonly ProfileId[] as readonly [ProfileId, ...ProfileId[]];
export const profileNamed = (id: ProfileId): Profile => PROFILES[id];

/** Whether a profile is infantry: a fighter or a cyborg (SF-29). */
export const isFoot = (id: ProfileId): boolean => PROFILES[id].kind === 'fighter' || PROFILES[id].kind === 'cyborg';
