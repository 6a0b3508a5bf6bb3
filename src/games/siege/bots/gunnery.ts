import { opponentOf } from '../../../core/seat.ts';
import { type Deg, distance, type Mm, type Point } from '../../../geometry/point.ts';
import { fineBearing, polar } from '../../../geometry/rotation.ts';
import { GUNNER, MUZZLE, REACH, refuseMuzzle } from '../guns/cannon.ts';
import {
  flattest,
  G,
  type Hurdle,
  hurdlesOf,
  type Mass,
  speedOf,
  type Strike,
  strikeOf,
  directionOf,
} from './flight.ts';
import { heightAt, forwardOf } from '../fortress/ground.ts';
import { pieceOf, warriorsOf } from '../rules/lookups.ts';
import type { Action, PieceOnField, State } from '../types.ts';

type Fire = Extract<Action, { type: 'fire' }>;
/** The value of a warrior's death and of its wound for the firing side. It is negative for its own. */
export interface Price {
  readonly death: number;
  readonly wound: number;
}
/** An aim and its expected gain. */
export interface EvaluatedAim {
  readonly action: Fire;
  readonly gain: number;
}
/** How finely aims are searched. */
export interface Care {
  readonly powers: readonly number[];
  /** The heights on the target to aim at, mm. */
  readonly heights: readonly Mm[];
}
/** The search for firing, and the one for judging a place. */
export const CAREFUL: Care = { powers: [950, 700, 450, 200], heights: [24, 31, 38] };
export const ROUGH: Care = { powers: [900, 400], heights: [28, 36] };

/** Errors of the hand in standard deviations, and the frequency of each. */
const SIDEWAYS = [-2.1, -1.4, -0.7, 0, 0.7, 1.4, 2.1] as const;
const UPWARDS = [-1.7, -0.85, 0, 0.85, 1.7] as const;
const oftenOf = (errors: readonly number[]): number[] => {
  const raw = errors.map((each) => Math.round(1000 / Math.E ** ((each * each) / 2)) / 1000);
  const all = raw.reduce((a, b) => a + b, 0);
  return raw.map((each) => each / all);
};
const [SIDE_OFTEN, UP_OFTEN] = [oftenOf(SIDEWAYS), oftenOf(UPWARDS)];
/** Tenths of a degree in one radian. */
const RADIAN = 573;
/** The chance that a blow at a height above a warrior's foot (mm) topples it, and what a full charge adds. */
const TOPPLE_CHANCES = [
  { below: 10, chance: 0.15 },
  { below: 20, chance: 0.35 },
  { below: Infinity, chance: 0.68 },
] as const;
const BY_CHARGE = 0.14;
/** A warrior with masonry this near behind it leans on it, mm. */
const BACK: Mm = 30;
/** The fraction of toppled warriors that come to rest face up, struck from the front, and from the side or behind. */
const FACE_UP = { before: 0.62, else: 0.45 } as const;

/** Returns the hand's errors at a target's distance, to the side and in elevation, tenths of a degree. */
const aimNoiseOf = (state: State, distance: Mm, power: number): { readonly side: Deg; readonly up: Deg } => {
  if (state.options.tremor === 'none') return { side: 0, up: 0 };
  const { bearing, lift, speed, still } = GUNNER.shell;
  // An error of the charge acts like one of elevation, and more so at a greater distance.
  const charge = ((power + still) * speed) / 1000;
  const drop = (G * distance) / speedOf(power) ** 2;
  const byCharge = drop * (1 - speedOf(power - charge) / speedOf(power)) * RADIAN;
  return { side: bearing / 100, up: Math.hypot(lift / 100, byCharge) };
};
/** Whether masonry keeps a struck warrior from falling, and what its death or wound is worth. */
interface Judgement {
  leans(who: PieceOnField, way: Point): boolean;
  priceOf(who: PieceOnField): Price;
}
/** Returns the expected gain of a strike. */
const gainOf = (
  state: State,
  { mass, z }: Strike,
  { way, power }: { readonly way: Point; readonly power: number },
  { leans, priceOf }: Judgement,
): number => {
  const piece = mass.who === null ? null : pieceOf(state, mass.who);
  if (!piece?.at || piece.kind === 'gun') return 0;
  const who: PieceOnField = { ...piece, at: piece.at };
  const faceUp = -way.y * forwardOf(state, who.seat) > 0.5 ? FACE_UP.before : FACE_UP.else;
  if (leans(who, way)) return 0;
  const { death, wound } = priceOf(who);
  const high = z - heightAt(state, who.at);
  const topples = (TOPPLE_CHANCES.find(({ below }) => high < below)?.chance ?? 0) + (BY_CHARGE * power) / 1000;
  return topples * (faceUp * death + (1 - faceUp) * wound);
};
/** Whether masonry behind a warrior keeps it from falling. */
const leansOnWall = (state: State, masses: readonly Mass[], who: PieceOnField, way: Point): boolean => {
  const [x, y, z] = [who.at.x + way.x * BACK, who.at.y + way.y * BACK, heightAt(state, who.at) + BACK];
  return masses.some(
    (each) =>
      each.who === null &&
      each.z[0] < z &&
      each.z[1] > z &&
      x > each.x[0] &&
      x < each.x[1] &&
      y > each.y[0] &&
      y < each.y[1],
  );
};
/** Evaluates aims of a gun at a place by simple ballistics, the bodies of nearby pieces and the gunner's hand shake. */
export const gunnerAt = (
  state: State,
  gun: PieceOnField,
  masses: readonly Mass[],
  price: (who: PieceOnField) => Price,
) => {
  const seen = new Map<number, readonly Hurdle[]>();
  const along = (bearing: Deg): readonly Hurdle[] => {
    const known = seen.get(bearing) ?? hurdlesOf(masses, polar(gun.at, bearing / 10, REACH), bearing);
    seen.set(bearing, known);
    return known;
  };
  const leans = (who: PieceOnField, way: Point): boolean => leansOnWall(state, masses, who, way);
  const prices = new Map<string, Price>();
  const priceOf = (who: PieceOnField): Price => {
    const known = prices.get(who.id) ?? price(who);
    prices.set(who.id, known);
    return known;
  };
  const judge = ({ bearing, lift, power }: Fire, distance: Mm): number => {
    const { side, up } = aimNoiseOf(state, distance, power);
    const speed = speedOf(power);
    let gain = 0;
    for (const [i, aside] of SIDEWAYS.entries()) {
      const to = (bearing + Math.round((aside * side) / 5) * 5 + 3600) % 3600;
      const hurdles = along(to);
      for (const [j, above] of UPWARDS.entries()) {
        const strike = strikeOf(hurdles, Math.round(lift + above * up), speed);
        if (strike)
          gain +=
            (SIDE_OFTEN[i] ?? 0) *
            (UP_OFTEN[j] ?? 0) *
            gainOf(state, strike, { way: directionOf(to), power }, { leans, priceOf });
      }
    }
    return gain;
  };
  const at = (target: PieceOnField, { powers, heights }: Care): EvaluatedAim[] => {
    const far = distance(gun.at, target.at) - REACH;
    if (far < 5) return [];
    const bearing = fineBearing(gun.at, target.at);
    return powers.flatMap((power) =>
      heights.flatMap((height): EvaluatedAim[] => {
        const lift = flattest(far, heightAt(state, target.at) + height - MUZZLE, speedOf(power));
        if (lift === null) return [];
        const action: Fire = { type: 'fire', id: gun.id, bearing, lift, power };
        return [{ action, gain: judge(action, far) }];
      }),
    );
  };
  /** Returns the legal aims at all enemies with any expected gain, the best first. */
  return (care: Care): EvaluatedAim[] =>
    warriorsOf(state, opponentOf(state.seats, gun.seat))
      .flatMap((target) => at(target, care))
      .filter(({ action, gain }) => gain > 0 && !refuseMuzzle(state, gun, action))
      .toSorted((a, b) => b.gain - a.gain);
};
