import { SHELLS } from '../../../bodies/shells.ts';
import { STANDING_BODIES } from '../../../bodies/standingBodies.ts';
import type { Deg, Mm, Point } from '../../../geometry/point.ts';
import { directions, fineBearing } from '../../../geometry/rotation.ts';
import { BODY, MUZZLE } from '../guns/cannon.ts';
import { heightAt, modulesOf, forwardOf } from '../fortress/ground.ts';
import { figureLook } from '../fortress/figures.ts';
import { bulkOf } from '../guns/shooting.ts';
import { onField } from '../rules/lookups.ts';
import { MAX_ELEVATION, type State } from '../types.ts';

const TENTHS = directions(3600);
/** The acceleration of gravity, mm/s². */
export const G = 9810;
const { r: THICK, half: HALF, speed: SPEED } = SHELLS[BODY];
/** The half width of a round base's block as a part of its radius. With it the block is as wide as the disc on average. */
const ROUND = 0.9;

/** Returns the unit vector of a bearing in tenths of a degree, without units. */
export const directionOf = (bearing: Deg): Point => TENTHS[bearing % 3600] ?? { x: 0, y: -1 };
/** Returns the sine and cosine of an elevation in tenths of a degree. */
export const riseOf = (lift: Deg): { readonly sin: number; readonly cos: number } => {
  const { x, y } = TENTHS[(lift + 3600) % 3600] ?? { x: 0, y: -1 };
  return { sin: x, cos: -y };
};
/** Returns the speed at a power, mm/s. */
export const speedOf = (power: number): number => (SPEED[0] + ((SPEED[1] - SPEED[0]) * power) / 1000) * 10;

/** A block in space that a shell may strike, mm: part of a figure, or masonry with `who` null. */
export interface Mass {
  readonly who: string | null;
  readonly x: readonly [Mm, Mm];
  readonly y: readonly [Mm, Mm];
  readonly z: readonly [Mm, Mm];
}
/** Returns all blocks that a shell may strike, as in the physics. The table and the firing gun are left out. */
export const massesOf = (state: State, gun: string): Mass[] => {
  const walls = modulesOf(state).map((module): Mass => {
    const { from, top } = bulkOf(module);
    const { at, width, height } = module.shape;
    return { who: null, x: [at.x, at.x + width], y: [at.y, at.y + height], z: [from, top] };
  });
  const figures = onField(state)
    .filter(({ id }) => id !== gun)
    .flatMap((piece): Mass[] => {
      const { at, id } = piece;
      const ground = heightAt(state, at);
      const toward = forwardOf(state, piece.seat);
      const body: (typeof STANDING_BODIES)[keyof typeof STANDING_BODIES] =
        STANDING_BODIES[figureLook(state, piece).body];
      const blocks = body.blocks.map((block): Mass => {
        const [[front, left, up], [deep, wide, tall]] = [block.at, block.half];
        const [x, y] = [at.x + toward * left, at.y + toward * front];
        return {
          who: id,
          x: [x - wide, x + wide],
          y: [y - deep, y + deep],
          z: [ground + up - tall, ground + up + tall],
        };
      });
      if (!('base' in body)) return blocks;
      const r = body.base.r * ROUND;
      return [
        ...blocks,
        { who: id, x: [at.x - r, at.x + r], y: [at.y - r, at.y + r], z: [ground, ground + body.base.height] },
      ];
    });
  return [...walls, ...figures];
};

/** The span in which a shell's centre on one bearing passes over a block, mm from the muzzle. */
export interface Hurdle {
  readonly mass: Mass;
  readonly enter: Mm;
  readonly leave: Mm;
}
/** Returns the span in which a direction from the muzzle passes over a block, or null if it never does. */
const spanOver = (mass: Mass, muzzle: Point, way: Point): { enter: Mm; leave: Mm } | null => {
  let [enter, leave] = [0, Infinity];
  for (const axis of ['x', 'y'] as const) {
    const [low, high] = [mass[axis][0] - THICK - muzzle[axis], mass[axis][1] + THICK - muzzle[axis]];
    const along = way[axis];
    if (Math.abs(along) < 1e-6) {
      if (low > 0 || high < 0) return null;
      continue;
    }
    enter = Math.max(enter, Math.min(low / along, high / along));
    leave = Math.min(leave, Math.max(low / along, high / along));
  }
  return leave > enter ? { enter, leave } : null;
};
/** Returns the blocks along a bearing from the muzzle, nearest first. */
export const hurdlesOf = (masses: readonly Mass[], muzzle: Point, bearing: Deg): Hurdle[] => {
  const way = directionOf(bearing);
  const found = masses.flatMap((mass) => {
    const span = spanOver(mass, muzzle, way);
    return span ? [{ mass, ...span }] : [];
  });
  return found.sort((a, b) => a.enter - b.enter);
};
/** What a shell strikes first: the block, the distance from the muzzle, the height of the shell's centre there, and its slope (rise over run). */
export interface Strike {
  readonly mass: Mass;
  readonly far: Mm;
  readonly z: Mm;
  readonly slope: number;
}
/** Returns what a shell at an elevation and a speed (mm/s) strikes first on its bearing. Null for the table. */
export const strikeOf = (hurdles: readonly Hurdle[], lift: Deg, speed: number): Strike | null => {
  const { sin, cos } = riseOf(lift);
  const tan = sin / cos;
  const fall = G / (2 * (speed * cos) ** 2);
  const [ahead, about] = [HALF * cos, THICK + HALF * Math.abs(sin)];
  /** Returns how far ahead the shell is at a height, rising or falling; NaN if it never is. */
  const when = (z: Mm, sinks: 1 | -1): Mm =>
    (tan + sinks * Math.sqrt(tan * tan - 4 * fall * (z - MUZZLE))) / (2 * fall);
  let distance = when(about, 1);
  let mass: Mass | null = null;
  for (const hurdle of hurdles) {
    const enter = Math.max(0, hurdle.enter - ahead);
    if (enter >= distance) break;
    const leave = hurdle.leave + ahead;
    const z = MUZZLE + enter * tan - fall * enter * enter;
    const [low, high] = [hurdle.mass.z[0] - about, hurdle.mass.z[1] + about];
    let at = enter;
    if (z > high) at = when(high, 1);
    else if (z < low) at = when(low, -1);
    if (at >= enter && at <= leave && at < distance) [distance, mass] = [at, hurdle.mass];
  }
  return (
    mass && {
      mass,
      far: distance,
      z: MUZZLE + distance * tan - fall * distance * distance,
      slope: tan - 2 * fall * distance,
    }
  );
};
/**
 * Returns the flattest elevation within a gun's range that passes a point ahead of and above the muzzle, in tenths of a degree.
 * Null if there is none.
 */
export const flattest = (distance: Mm, above: Mm, speed: number): Deg | null => {
  const drop = (G * distance) / (speed * speed);
  const rest = 1 - drop * (drop + (2 * above) / distance);
  if (rest < 0) return null;
  const tan = (1 - Math.sqrt(rest)) / drop;
  const lift = fineBearing({ x: 0, y: 0 }, { x: tan * 1000, y: -1000 });
  return tan < 0 || lift > MAX_ELEVATION ? null : lift;
};
