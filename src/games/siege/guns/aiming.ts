import { type Aim, type AimControls, longestRun } from '../../../core/aim.ts';
import { opponentOf } from '../../../core/seat.ts';
import { distance, squaredDistance } from '../../../geometry/point.ts';
import { fineBearing, polar } from '../../../geometry/rotation.ts';
import { flattest, hurdlesOf, type Mass, massesOf, speedOf, strikeOf } from '../bots/flight.ts';
import { heightAt } from '../fortress/ground.ts';
import { facingOf, MUZZLE, REACH } from './cannon.ts';
import { warriorsOf } from '../rules/lookups.ts';
import { MAX_ELEVATION, type PieceOnField, type State } from '../types.ts';

/** The height of a warrior's chest, mm. */
const CHEST = 28;
/** The step of the search through elevations, tenths of a degree. */
const FINE = 2;
/** The initial elevation and power of a gun: tenths of a degree, and 1 to 1000. */
const LEVEL = 80;
const HALF_POWER = 500;

/** All elevations that are tried, tenths of a degree. */
const LIFTS = Array.from({ length: MAX_ELEVATION / FINE + 1 }, (_, i) => i * FINE);
/** An aim, and whether a steady hand would strike the intended target with it. */
interface Laid {
  readonly aim: Aim;
  readonly strikes: boolean;
}
/**
 * Returns a steady hand's aim at a warrior at a power, in the middle of the elevations that strike it first. Without any, it is
 * the flattest path to its chest (SI-13).
 */
const laidAt = (
  state: State,
  gun: PieceOnField,
  target: PieceOnField,
  { power, masses }: { readonly power: number; readonly masses: readonly Mass[] },
): Laid => {
  const bearing = fineBearing(gun.at, target.at);
  const speed = speedOf(power);
  const hurdles = hurdlesOf(masses, polar(gun.at, bearing / 10, REACH), bearing);
  const run = longestRun(LIFTS.map((lift) => strikeOf(hurdles, lift, speed)?.mass.who === target.id));
  if (run) return { aim: { bearing, lift: Math.round((FINE * (run[0] + run[1])) / 2), power }, strikes: true };
  const far = Math.max(1, distance(gun.at, target.at) - REACH);
  const lift = flattest(far, heightAt(state, target.at) + CHEST - MUZZLE, speed) ?? MAX_ELEVATION;
  return { aim: { bearing, lift, power }, strikes: false };
};

/** The powers tried if the chosen one does not strike a warrior, the nearest first. */
const POWERS = Array.from({ length: 10 }, (_, i) => 100 * (i + 1));
/** Returns a gun's aim at a warrior with the chosen power, or with the nearest power that strikes it. If none does, the first aim. */
const laidWell = (
  state: State,
  gun: PieceOnField,
  target: PieceOnField,
  { power, masses }: { readonly power: number; readonly masses: readonly Mass[] },
): Laid => {
  const first = laidAt(state, gun, target, { power, masses });
  if (first.strikes) return first;
  for (const other of POWERS.toSorted((a, b) => Math.abs(a - power) - Math.abs(b - power))) {
    const laid = laidAt(state, gun, target, { power: other, masses });
    if (laid.strikes) return laid;
  }
  return first;
};

/**
 * How a gun can be aimed: its controls and its targets, the likeliest first. With aim help, also its aim at each target, and
 * whether it reaches the target.
 */
export interface GunAiming {
  readonly controls: AimControls;
  readonly targets: readonly string[];
  readonly aimAt?: (target: string, aim: Aim) => Aim;
  readonly reaches?: (target: string) => boolean;
}
/**
 * Returns how a gun is aimed: any bearing, up to 60 degrees of elevation, and power (SI-13). It starts straight at the likeliest
 * target, nearly level and with half the power.
 */
export const gunAiming = (state: State, gun: PieceOnField): GunAiming => {
  const masses = massesOf(state, gun.id);
  const laid = warriorsOf(state, opponentOf(state.seats, gun.seat))
    .map((man) => ({ man, ...laidAt(state, gun, man, { power: HALF_POWER, masses }) }))
    .toSorted(
      (a, b) =>
        Number(b.strikes) - Number(a.strikes) || squaredDistance(a.man.at, gun.at) - squaredDistance(b.man.at, gun.at),
    );
  const helps = state.options.aimHelp;
  const [first] = laid;
  const bearing = first ? fineBearing(gun.at, first.man.at) : facingOf(state, gun.seat) * 10;
  const laidOn = (target: string, power: number): Laid | null => {
    const on = laid.find(({ man }) => man.id === target)?.man;
    return on ? laidWell(state, gun, on, { power, masses }) : null;
  };
  const aimAt: GunAiming['aimAt'] = (target, aim) => laidOn(target, aim.power ?? HALF_POWER)?.aim ?? aim;
  const known = new Map<string, boolean>();
  const reaches: GunAiming['reaches'] = (target) => {
    const strikes = known.get(target) ?? laidOn(target, HALF_POWER)?.strikes ?? false;
    known.set(target, strikes);
    return strikes;
  };
  return {
    controls: {
      by: 'gun',
      at: gun.at,
      z: MUZZLE,
      set: {
        bearing: { from: 0, to: 3599, start: bearing, round: true },
        lift: { from: 0, to: MAX_ELEVATION, start: LEVEL },
        power: { from: 1, to: 1000, start: HALF_POWER },
      },
    },
    targets: laid.map(({ man }) => man.id),
    ...(helps ? { aimAt, reaches } : {}),
  };
};
