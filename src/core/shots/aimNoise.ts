import type { Flick, Shell } from './shot.ts';

/** Hand shake, as standard deviations: bearing and lift in thousandths of a degree, the rest in thousandths. */
export interface AimNoise {
  readonly flick: {
    readonly bearing: number;
    /** Relative to the power. */
    readonly power: number;
    readonly offset: number;
    readonly height: number;
  };
  readonly shell: {
    readonly bearing: number;
    readonly lift: number;
    /** Relative to the speed. */
    readonly speed: number;
    /** The speed at zero power, in thousandths of what full power adds to it. */
    readonly still: number;
  };
}
/** The hand shake the bodies are balanced for: 0.03 rad, 6%, 0.06 and 0.12 in a flick; 0.042 rad, 0.016 rad and 3% with a gun. */
export const DEFAULT_AIM_NOISE: AimNoise = {
  flick: { bearing: 1719, power: 60, offset: 60, height: 120 },
  shell: { bearing: 2406, lift: 917, speed: 30, still: 529 },
};

const UNIFORM_DRAWS = 12;
const UNIFORM_RANGE = 1000;
/** Returns an almost normal whole number: mean 0, standard deviation 1000, at most 6000. It is the sum of twelve uniform draws. */
const normalDeviate = (randomInt: (below: number) => number): number => {
  let sum = 0;
  for (let i = 0; i < UNIFORM_DRAWS; i++) sum += randomInt(UNIFORM_RANGE + 1);
  return sum - (UNIFORM_DRAWS * UNIFORM_RANGE) / 2;
};
const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, Math.round(value))) + 0;
const TURN = 3600;

/** Returns the act with hand shake, within its limits. It uses the luck of the ply (48 draws for a flick, 36 for a shell). */
export const applyAimNoise = <Act extends Flick | Shell>(
  act: Act,
  randomInt: (below: number) => number,
  { flick, shell }: AimNoise = DEFAULT_AIM_NOISE,
): Act => {
  const part = (strength: number, of: number): number => (strength * normalDeviate(randomInt)) / of;
  if (act.kind === 'flick') {
    return {
      ...act,
      bearing: (clamp(act.bearing + part(flick.bearing, 1e5), -TURN, 2 * TURN) + TURN) % TURN,
      power: clamp(act.power + act.power * part(flick.power, 1e6), 1, 1000),
      offset: clamp(act.offset + part(flick.offset, 1000), -1000, 1000),
      height: clamp(act.height + part(flick.height, 1000), -500, 800),
    };
  }
  return {
    ...act,
    bearing: (clamp(act.bearing + part(shell.bearing, 1e5), -TURN, 2 * TURN) + TURN) % TURN,
    lift: clamp(act.lift + part(shell.lift, 1e5), -900, 900),
    power: clamp(act.power + (act.power + shell.still) * part(shell.speed, 1e6), 1, 1000),
  };
};
