import { directions } from '../geometry/rotation.ts';

/** Half tenths of a degree in a full turn. */
const FULL = 7200;
/** Sines by half tenths of a degree, rounded so that devices agree. */
const SINES = directions(FULL).map(({ x }) => x);
const index = (halves: number): number => ((Math.round(halves) % FULL) + FULL) % FULL;

/** Returns the sine of a whole number of half tenths of a degree. */
export const sine = (halves: number): number => SINES[index(halves)] as number;
/** Returns the cosine of a whole number of half tenths of a degree. */
export const cosine = (halves: number): number => sine(halves + FULL / 4);

/** A rotation in the engine's form. */
export interface Rotation {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}
/** A place or direction in the engine's world: x right, y up the screen, z up. */
export interface Vector3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
/** Returns the rotation `first`, then `then`. */
export const composedRotation = (first: Rotation, then: Rotation): Rotation => ({
  w: then.w * first.w - then.x * first.x - then.y * first.y - then.z * first.z,
  x: then.w * first.x + then.x * first.w + then.y * first.z - then.z * first.y,
  y: then.w * first.y - then.x * first.z + then.y * first.w + then.z * first.x,
  z: then.w * first.z + then.x * first.y - then.y * first.x + then.z * first.w,
});
/** Returns the direction turned by the rotation. */
export const rotatedVector = ({ x, y, z, w }: Rotation, v: Vector3): Vector3 => {
  const [tx, ty, tz] = [2 * (y * v.z - z * v.y), 2 * (z * v.x - x * v.z), 2 * (x * v.y - y * v.x)];
  return { x: v.x + w * tx + y * tz - z * ty, y: v.y + w * ty + z * tx - x * tz, z: v.z + w * tz + x * ty - y * tx };
};
