// What becomes of flicks, and what should: measured by `npm run bench -- physics`, guarded by `feel.test.ts`.
import seedrandom from 'seedrandom';
import { type WarriorName, WARRIOR_NAMES } from '../../src/bodies/flatBodies.ts';
import { decodeFilm } from '../../src/core/shots/film.ts';
import { pointOfPose, type Pose, uprightness } from '../../src/core/shots/pose.ts';
import type { Shot, ShotResult } from '../../src/core/shots/shot.ts';
import { applyAimNoise } from '../../src/core/shots/aimNoise.ts';
import type { Engine } from '../../src/physics/engine.ts';
import { FIELD_A, laid, nthDuel, SIDE, squareField } from './flicks.ts';

/** What plastic on a painted board does, from and to: shares in percent, ways in mm, times in s. */
export const WANTED = {
  /** Flicks by lot from the middle at half power; flipped are counted among defenders still on. */
  flipped: [6, 20],
  defenderOut: [12, 40],
  attackerOut: [4, 20],
  thrown: [0.5, 4],
  quarter: [90, 100],
  restless: [0, 0.5],
  settling: [0.4, 1.2],
  /** A straight hit from 10 cm at half power: out from 20 and from 80 mm off the rim; how far those still on were pushed. */
  outFrom20: [70, 100],
  outFrom80: [20, 75],
  pushed: [20, 80],
  /** A lone warrior at 20 %, at half and at full power: how far he slides; what brakes him at half power, in parts of his weight. */
  gentle: [30, 60],
  half: [160, 280],
  full: [SIDE / 2, Infinity],
  friction: [0.3, 0.5],
} as const satisfies Record<string, readonly [from: number, to: number]>;
/** Whether a number is as wanted. */
export const isWanted = (what: keyof typeof WANTED, value: number): boolean =>
  value >= WANTED[what][0] && value <= WANTED[what][1];

/** Whether a body has left the field: its centre past the edge, or 2 mm below the surface. */
export const isOut = (pose: Pose, side = SIDE): boolean => {
  const { x, y } = pointOfPose(pose);
  return pose[2] < 130 || x < 0 || y < 0 || x > side || y > side;
};
/** The share of a list for which something holds, in percent. */
export const share = <T>(list: readonly T[], of: (one: T) => boolean): number =>
  (100 * list.filter(of).length) / Math.max(1, list.length);
/** The value below which a part of them lies. */
export const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN;
export const median = (values: readonly number[]): number => quantile(values, 0.5);

const FILM_HZ = 60;
/** How far apart two poses are, mm. */
const apart = (a: Pose, b: Pose): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) / 10;
/** Seconds until the last body has come to rest. */
const seconds = ({ frames }: ShotResult): number =>
  Math.max(0, ...Object.values(frames ?? {}).map((film) => decodeFilm(film).length - 1)) / FILM_HZ;

/** What became of a flick between two. */
export interface Fate {
  readonly attacker: string;
  readonly defender: string;
  readonly attackerOut: boolean;
  readonly defenderOut: boolean;
  readonly flipped: boolean;
  readonly thrown: boolean;
  readonly quarter: boolean;
  readonly restless: boolean;
  readonly seconds: number;
}
/** What became of the two of a duel. */
export const fateOf = ({ bodies }: Shot, result: ShotResult): Fate => {
  const [blue, red] = bodies;
  if (!blue || !red) throw new RangeError('A duel is between two.');
  const { rest, over, spun, settled } = result;
  const met = rest['red'] ?? red.pose;
  return {
    attacker: blue.body,
    defender: red.body,
    attackerOut: isOut(rest['blue'] ?? blue.pose),
    defenderOut: isOut(met),
    flipped: uprightness(met) < 0,
    thrown: over.some(({ within }) => within),
    quarter: Math.abs(spun['blue']?.whole ?? 0) >= 90,
    restless: !settled,
    seconds: seconds(result),
  };
};
/** Flicks by lot from the middle of field A. */
export const byLot = (engine: Engine, count: number, power = 500): Fate[] =>
  Array.from({ length: count }, (_, n) => nthDuel(n, power)).map((shot) => fateOf(shot, engine(shot)));

const GAP = 100;
const OFFSET = 350;
/** Straight hits from 10 cm by a trembling hand at one who lies so far (mm) off the rim, all ten in turn: how far he was pushed, null for off the field. */
export const straight = (engine: Engine, count: number, rim: number, power = 500): (number | null)[] =>
  Array.from({ length: count }, (_, n) => {
    const random = seedrandom(`straight/${rim}/${n}`);
    const one = WARRIOR_NAMES[n % 10] as WarriorName;
    const other = WARRIOR_NAMES[(n * 3 + Math.floor(n / 10) + 1) % 10] as WarriorName;
    const pose = laid(other, { x: SIDE - rim, y: SIDE / 2 }, 270);
    const act = applyAimNoise(
      { kind: 'flick', id: 'blue', bearing: 900, power, offset: n % 2 === 0 ? OFFSET : -OFFSET, height: 0 },
      (below) => Math.floor(random() * below),
    );
    const { rest } = engine({
      solids: [FIELD_A],
      bodies: [
        { id: 'blue', body: one, pose: laid(one, { x: SIDE - rim - GAP, y: SIDE / 2 }, 90) },
        { id: 'red', body: other, pose },
      ],
      act,
    });
    const end = rest['red'] ?? pose;
    return isOut(end) ? null : apart(pose, end);
  });

const WIDE = 3_000;
/** How far (mm) a lone warrior slides, flicked by a firm hand as in a strike, and what brakes him in parts of his weight. */
export const lone = (engine: Engine, body: WarriorName, power: number): { slid: number; friction: number } => {
  const pose = laid(body, { x: WIDE / 2, y: WIDE / 2 }, 0);
  const act = { kind: 'flick', id: 'one', bearing: 0, power, offset: OFFSET, height: 0 } as const;
  const { frames } = engine({ solids: [squareField(WIDE)], bodies: [{ id: 'one', body, pose }], act });
  const film = decodeFilm(frames?.['one'] ?? '');
  const [from = pose, first = pose, second = pose] = film;
  const end = film.at(-1) ?? pose;
  const speed = ((apart(from, second) / 2) * FILM_HZ) / 1000;
  return { slid: apart(pose, end), friction: speed ** 2 / ((2 * 9.81 * apart(first, end)) / 1000) };
};
