import { longestRun } from '../../../core/aim.ts';
import { shellBody } from '../../../bodies/shells.ts';
import { distance } from '../../../geometry/point.ts';
import { fineBearing } from '../../../geometry/rotation.ts';
import { firesFrom, shellOf } from '../rules/fire.ts';
import { eyeOf } from '../rules/sightlines.ts';
import { isInfantry, isWounded, pathRadiusOf, heightOf } from '../rules/lookups.ts';
import { LIFT, type Of, type Placed, type State } from '../types.ts';
import { GRAVITY, struckIn } from './sideView.ts';

/** Bearing and lift in tenths of a degree, power 1 to 1000. */
export interface AimSetting {
  readonly bearing: number;
  readonly lift: number;
  readonly power: number;
}
/** The initial power of an aimed weapon. */
const POWER = 800;
/** The aim height on an upright figure, mm. */
const CHEST = 28;
const heightOn = (target: Placed): number => {
  if (isWounded(target)) return target.z + heightOf(target) / 2;
  return target.z + (isInfantry(target) ? CHEST : Math.round(heightOf(target) / 2));
};
/** Returns the aim of a weapon at a target by the flat trajectory, without air. Straight ahead without a target. */
export const flatAim = (by: Placed, target: Placed | null, weapon = 0, power = POWER): AimSetting => {
  if (!target) return { bearing: by.facing * 10, lift: 0, power };
  const eye = eyeOf(by);
  const far = Math.max(1, distance(by.at, target.at));
  const up = heightOn(target) - eye.z;
  const [min, max] = shellBody(shellOf(by, weapon)).speed;
  const speed = 10 * (min + ((max - min) * power) / 1000);
  const square = speed * speed;
  const root = square * square - GRAVITY * (GRAVITY * far * far + 2 * up * square);
  // Beyond its reach the weapon fires as far as it can.
  const rise = root < 0 ? far : (square - Math.sqrt(root)) / GRAVITY;
  const tenths = fineBearing({ x: 0, y: 0 }, { x: Math.round(rise * 100), y: -Math.round(far * 100) });
  const lift = tenths > 1800 ? tenths - 3600 : tenths;
  return { bearing: fineBearing(by.at, target.at), lift: Math.min(LIFT.to, Math.max(LIFT.from, lift)), power };
};

/** How much a weapon may be raised over an obstacle (tenths of a degree), and in which steps. */
const OVER = 60;
const FINE = 2;
type Gunner = Pick<Of<'fire'>, 'id' | 'weapon' | 'gun'>;
const weaponOf = ({ gun, weapon }: Gunner): number => (gun === undefined ? weapon : 0);
const flatOn = (state: State, gunner: Gunner, target: Placed, power: number): AimSetting =>
  flatAim(firesFrom(state, gunner), target, weaponOf(gunner), power);
/**
 * Returns the given aim if it strikes the target. Otherwise raises the weapon to the middle of the elevations that do, because a
 * shell has a size and the hand shakes. Null if none does.
 */
const overWhat = (state: State, gunner: Gunner, target: Placed, laid: AimSetting): AimSetting | null => {
  const { r, half } = shellBody(shellOf(firesFrom(state, gunner), weaponOf(gunner)));
  const strikes = (lift: number): boolean =>
    struckIn(state, { type: 'fire', ...gunner, ...laid, lift }, r + half) === target.id;
  if (strikes(laid.lift)) return laid;
  const max = Math.min(OVER, LIFT.to - laid.lift);
  const lifts = Array.from({ length: Math.max(0, Math.floor(max / FINE)) }, (_, i) => laid.lift + FINE * (i + 1));
  const run = longestRun(lifts.map(strikes));
  const lift = run && lifts[Math.floor((run[0] + run[1]) / 2)];
  return lift === null || lift === undefined ? null : { ...laid, lift };
};
/** Returns a steady hand's aim at the middle of a target: flat, or raised to pass over obstacles and still strike it (SF-22). */
export const aimAtTarget = (state: State, gunner: Gunner, target: Placed, power = POWER): AimSetting => {
  const laid = flatOn(state, gunner, target, power);
  return overWhat(state, gunner, target, laid) ?? laid;
};

/** The number of points tried to either side of a target's middle. */
const ASIDE = 4;
/** The powers tried if the chosen one does not reach a target. */
const OTHERS = [1000, 500] as const;
/**
 * Returns a steady hand's aim at the middle of a target's widest unblocked part. If the power does not reach it, others are
 * tried. Null if none does (SF-22).
 */
export const bestAim = (state: State, gunner: Gunner, target: Placed, power: number): AimSetting | null => {
  for (const each of [power, ...OTHERS]) {
    const laid = layAmid(state, gunner, target, each);
    if (laid) return laid;
  }
  return null;
};
const layAmid = (state: State, gunner: Gunner, target: Placed, power: number): AimSetting | null => {
  const { at } = firesFrom(state, gunner);
  const laid = flatOn(state, gunner, target, power);
  const far = Math.max(1, distance(at, target.at));
  const r = pathRadiusOf(target) / far;
  const side = { x: -(target.at.y - at.y) * r, y: (target.at.x - at.x) * r };
  const ways = Array.from({ length: 2 * ASIDE + 1 }, (_, i) => {
    const part = (i - ASIDE) / (ASIDE + 1);
    const on = { x: Math.round(target.at.x + side.x * part), y: Math.round(target.at.y + side.y * part) };
    return overWhat(state, gunner, target, { ...laid, bearing: fineBearing(at, on) });
  });
  const run = longestRun(ways.map((way) => way !== null));
  return run && (ways[Math.round((run[0] + run[1]) / 2)] ?? null);
};
