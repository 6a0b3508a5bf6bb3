import { randomStream } from '../draw/randomStream.ts';

/** Returns a number limited to a range. */
export const clamp = (x: number, min = 0, max = 1): number => Math.min(max, Math.max(min, x));
/** Returns the value at a part of the way from `a` to `b`. */
export const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
/** Returns 0 up to `from`, 1 from `to` on, and a smooth ramp between them. `from` may be the larger one. */
export const smoothstep = (from: number, to: number, x: number): number => {
  const part = clamp((x - from) / (to - from));
  return part * part * (3 - 2 * part);
};

let lattice: Float32Array | undefined;
/** Returns the random numbers of the lattice. They are made when they are first needed, because that is slow. */
const latticeValues = (): Float32Array => (lattice ??= Float32Array.from({ length: 65_536 }, randomStream('lattice')));
/** Returns a random number from 0 to 1 for each whole number, always the same. */
export const randomOf = (n: number): number => latticeValues()[n & 65_535] as number;

/** Returns white noise of whole coordinates, 0 to 1. */
export const whiteNoise = (x: number, y: number): number => {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
};
/** Returns white noise of a place in mm, in grains of a third of a mm. */
export const grainNoise = (x: number, y: number): number => whiteNoise(Math.floor(x * 3.1), Math.floor(y * 3.1));

/** Returns smooth noise, 0 to 1, with one bump per unit. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let u = x - column;
  let v = y - row;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const above = (row & 255) << 8;
  const below = ((row + 1) & 255) << 8;
  const left = column & 255;
  const right = (column + 1) & 255;
  const values = latticeValues();
  const a = values[above | left] as number;
  const b = values[below | left] as number;
  const top = a + ((values[above | right] as number) - a) * u;
  return top + (b + ((values[below | right] as number) - b) * u - top) * v;
}
/** Returns three octaves of smooth noise, 0 to 1. */
export const fractalNoise = (x: number, y: number): number =>
  noise(x, y) * 0.53 + noise(x * 2.03 + 17, y * 2.03 + 5) * 0.28 + noise(x * 4.1 + 3, y * 4.1 + 29) * 0.19;
