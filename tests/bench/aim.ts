// What a newcomer hits with a shell in the open who picks a target and fires three times; run by `npm run bench -- aim`.
import { asView } from '../../src/core/view.ts';
import seedrandom from 'seedrandom';
import type { Aim } from '../../src/core/aim.ts';
import type { Choice } from '../../src/core/choice.ts';
import type { ShotEvent, TableEvent } from '../../src/core/event.ts';
import { luckForPly } from '../../src/core/luck.ts';
import { landingOf, missOffset, flybyOffset } from '../../src/core/shots/trajectory.ts';
import { type Point, distance } from '../../src/geometry/point.ts';
import { polar } from '../../src/geometry/rotation.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import type { State as SciFi } from '../../src/games/sci-fi/types.ts';
import { siege } from '../../src/games/siege/index.ts';
import type { State as Siege } from '../../src/games/siege/types.ts';
import { type Engine, loadEngine } from '../../src/physics/engine.ts';
import { small as sciFiTable } from '../games/sci-fi/fixture.ts';
import { small as siegeTable } from '../games/siege/fixture.ts';

/** One step, mm, of both games' measures of distance here. */
const STEP = 70;
const SHOTS = 3;
/** How many of a hundred should hit at least once. */
const WANTED = { 3: null, 5: 80, 7: null, 9: null } as const;
type AimChoice = Extract<Choice<unknown>, { kind: 'aim' }>;

/** A table with a gun and one man in the open. */
interface Range {
  readonly gun: Point;
  readonly man: Point;
  /** The way the gun is aimed; and what becomes of an aim by the luck of a seed. */
  readonly choice: AimChoice;
  fire(action: unknown, seed: string): readonly TableEvent[];
  /** Whether a firm hand would have struck the man: then it is told that the hand trembled. */
  isRight(action: unknown): boolean;
}
const GUN: Point = { x: 420, y: 1000 };
const siegeRange = (man: Point, aimHelp: boolean, engine: Engine): Range => {
  const state: Siege = siegeTable({
    men: { 'blue.gun1': [GUN.x, GUN.y], red1: [man.x, man.y], blue1: [40, 1080] },
    options: { shooting: 'real', aimHelp },
    state: { stage: { at: 'shooting' } },
  });
  const choice = siege.choices(asView(state)).find(({ kind }) => kind === 'aim') as AimChoice;
  const fire = (action: unknown, seed: string) =>
    siege.apply(state, action as Parameters<typeof siege.apply>[1], luckForPly(seed, 1, undefined, engine)).events;
  const isRight = (action: unknown) =>
    siege.preview?.(asView(state), action as Parameters<typeof siege.apply>[1]).side?.struck === 'red1';
  return { gun: GUN, man, choice, fire, isRight };
};
const MACHINE: Point = { x: 420, y: 800 };
const sciFiRange = (man: Point, aimHelp: boolean, engine: Engine): Range => {
  const state: SciFi = sciFiTable({
    men: { blue1: ['armouredWalker', MACHINE.x, MACHINE.y], red1: ['rifleman', man.x, man.y] },
    options: { fire: 'real', aimHelp },
  });
  const choice = sciFi.choices(asView(state)).find(({ kind }) => kind === 'aim') as AimChoice;
  const fire = (action: unknown, seed: string) =>
    sciFi.apply(state, action as Parameters<typeof sciFi.apply>[1], luckForPly(seed, 1, undefined, engine)).events;
  const isRight = (action: unknown) =>
    sciFi.preview?.(asView(state), action as Parameters<typeof sciFi.apply>[1]).side?.struck === 'red1';
  return { gun: MACHINE, man, choice, fire, isRight };
};
const RANGES = { siege: { at: GUN, range: siegeRange }, 'sci-fi': { at: MACHINE, range: sciFiRange } } as const;

/** How tall a man is, mm. */
const TALL = 45;
/** What a newcomer makes of a miss as it is told: turns by as much as the shell fell or flew past aside, and gives so much more power as it fell short. */
const correctedBy = ({ gun, man }: Range, aim: Aim, shot: ShotEvent): Aim => {
  const landing = landingOf(shot);
  if (!landing) return aim;
  const passed = flybyOffset(shot, gun, man);
  const past = passed && passed.high <= TALL ? { beyond: 0, right: passed.right } : null;
  const { beyond, right } = past ?? missOffset(gun, man, landing.at);
  const far = distance(gun, man);
  const turn = Math.round((Math.atan2(right, far) * 1800) / Math.PI);
  const power = Math.round((aim.power ?? 0) * (1 - beyond / far / 2));
  return {
    ...aim,
    bearing: ((aim.bearing ?? 0) - turn + 3600) % 3600,
    power: Math.min(1000, Math.max(1, power)),
  };
};
/** Whether one of three shots at a man hits, and whether anything was corrected: laid by the help at the power that is offered, or pointed at him by hand, and corrected once after the first miss that was not the hand's, if that is asked for. */
const tried = (range: Range, seed: string, corrects: boolean): { hit: boolean; corrected: boolean } => {
  const { choice, man, gun } = range;
  const { set } = choice.controls;
  const start: Aim = Object.fromEntries(Object.entries(set).map(([name, { start }]) => [name, start]));
  const ahead = (Math.round((Math.atan2(man.x - gun.x, gun.y - man.y) * 1800) / Math.PI) + 3600) % 3600;
  let aim = choice.aimAt?.('red1', start) ?? { ...start, bearing: ahead };
  let corrected = false;
  for (let n = 0; n < SHOTS; n++) {
    const action = choice.toward(aim, 'red1');
    const events = range.fire(action, `${seed}/${n}`);
    const shot = events.find((event) => event.kind === 'shot');
    if (!shot) return { hit: false, corrected };
    if (landingOf(shot)?.on === 'red1') return { hit: true, corrected };
    if (corrects && !corrected && !range.isRight(action)) {
      aim = correctedBy(range, aim, shot);
      corrected = true;
    }
  }
  return { hit: false, corrected };
};
/** Prints of so many tries at each distance, all ways round, how many hit at least once: with the help, corrected and not, and without it. */
export const newcomer = async (tries: number): Promise<void> => {
  const engine = await loadEngine();
  for (const [game, { at, range }] of Object.entries(RANGES)) {
    console.log(
      `${game}: tries of ${tries} with at least one hit in ${SHOTS} shots; a miss is corrected once, unless the hand alone was to blame`,
    );
    for (const steps of [3, 5, 7, 9] as const) {
      const shares = (
        [
          [true, true],
          [true, false],
          [false, true],
          [false, false],
        ] as const
      ).map(([help, corrects]) => {
        let [hit, changed] = [0, 0];
        for (let n = 0; n < tries; n++) {
          const turn = seedrandom(`way/${n}`)() * 60 - 30;
          const man = polar(at, turn, steps * STEP);
          const { hit: struck, corrected } = tried(range(man, help, engine), `${game}/${steps}/${n}`, corrects);
          if (struck) hit++;
          if (corrected) changed++;
        }
        const share = (of: number): string => `${Math.round((100 * of) / tries)} %`;
        return corrects ? `${share(hit)} (there was something to correct in ${share(changed)})` : share(hit);
      });
      const wanted = WANTED[steps];
      console.log(
        `${steps} steps: with aim help, ${wanted ? `wanted ${wanted} %, ` : ''}corrected once ${shares[0]}; not corrected ${shares[1]}; without help, corrected once ${shares[2]}; not corrected ${shares[3]}`,
      );
    }
  }
};
