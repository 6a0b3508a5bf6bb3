import type { Mm } from './point.ts';
import { capFactor } from './rotation.ts';

/** The quadratic c0 + c1 x + c2 x². */
export interface Quadratic {
  readonly c0: number;
  readonly c1: number;
  readonly c2: number;
}
/** A circle as the eye sees it with all rims at one height: its centre ahead and to the right, and its radius. */
interface Rim {
  readonly ahead: number;
  readonly right: number;
  readonly r: number;
}
/**
 * One piece of what an occluder hides on the target's plane. From `from` to `to` mm across (right of the middle is positive), all
 * is hidden up to level + slope x + bulge √square(x) mm above the target's base. Only a disc's edge has a bulge and a rim.
 */
export interface Ridge {
  readonly by: string;
  readonly from: Mm;
  readonly to: Mm;
  readonly level: Mm;
  readonly slope: number;
  readonly bulge: number;
  readonly square: Quadratic;
  readonly rim: Rim | null;
}

const NONE: Quadratic = { c0: 0, c1: 0, c2: 0 };

/** Returns a ridge without a bulge, in mm. */
export function straightRidge(by: string, from: Mm, to: Mm, level: Mm, slope: number): Ridge {
  return { by, from, to, level, slope, bulge: 0, square: NONE, rim: null };
}

/** Returns the height in mm of a ridge at a place across the target. */
export function ridgeHeight(ridge: Ridge, x: Mm): Mm {
  const straight = ridge.slope === 0 ? ridge.level : ridge.level + ridge.slope * x;
  return ridge.bulge === 0 ? straight : straight + ridge.bulge * Math.sqrt(valueOf(ridge.square, x));
}

/** Whether a ridge is certainly at or above a height (mm) everywhere: its ends are, and it does not sag between them. */
export function isRidgeAbove(ridge: Ridge, height: Mm): boolean {
  const { from, to, bulge, square } = ridge;
  const arched = bulge === 0 || (bulge > 0 && square.c1 * square.c1 > 4 * square.c2 * square.c0);
  return arched && ridgeHeight(ridge, from) >= height && ridgeHeight(ridge, to) >= height;
}

/** Returns the quadratic's value, at least 0. */
function valueOf(square: Quadratic, x: number): number {
  return Math.max(0, square.c0 + x * (square.c1 + x * square.c2));
}

/** Returns the area in mm² below a ridge and above the target's base, between two places across. */
export function areaUnderRidge(ridge: Ridge, from: Mm, to: Mm): number {
  const width = to - from;
  const straight = (ridge.level + (ridge.slope * (from + to)) / 2) * width;
  return ridge.bulge === 0 ? straight : straight + ridge.bulge * rootArea(ridge.square, from, to);
}

/** Returns the integral of √square between two places: the trapezoid below its chord and the conic segment above it. */
function rootArea(square: Quadratic, from: number, to: number): number {
  const width = to - from;
  const left = Math.sqrt(valueOf(square, from));
  const right = Math.sqrt(valueOf(square, to));
  const trapezoid = ((left + right) / 2) * width;
  const spread = square.c1 * square.c1 - 4 * square.c2 * square.c0;
  if (spread === 0) return trapezoid;
  const chord = ((right - left) ** 2 - square.c2 * width * width) / spread;
  if (chord <= 0) return trapezoid;
  return trapezoid + (spread * chord ** 1.5 * capFactor(-square.c2 * chord)) / 8;
}

/** Returns the real roots of c0 + c1 x + c2 x². */
export function quadraticRoots({ c0, c1, c2 }: Quadratic): number[] {
  const spread = c1 * c1 - 4 * c2 * c0;
  if (spread < 0) return [];
  const sum = -(c1 + (c1 < 0 ? -1 : 1) * Math.sqrt(spread)) / 2;
  return [sum / c2, c0 / sum].filter(Number.isFinite);
}

/** Returns places across where a ridge may be exactly `level` mm high. */
export function levelCrossings(ridge: Ridge, level: Mm): number[] {
  return straightCrossings(ridge, level, 0);
}

/** Returns places across where one ridge may rise above another; some may be beyond either. `distance` is that of the target's plane in mm. */
export function ridgeCrossings(one: Ridge, two: Ridge, distance: Mm): number[] {
  if (one.rim && two.rim) return rimCrossings(one.rim, two.rim).map((x) => x * distance);
  if (one.rim) return straightCrossings(one, two.level, two.slope);
  return straightCrossings(two, one.level, one.slope);
}

function straightCrossings(ridge: Ridge, level: number, slope: number): number[] {
  const lift = ridge.level - level;
  const tilt = ridge.slope - slope;
  if (ridge.bulge === 0) return tilt === 0 ? [] : [-lift / tilt];
  const { c0, c1, c2 } = ridge.square;
  const bulge = ridge.bulge ** 2;
  return quadraticRoots({
    c0: lift * lift - bulge * c0,
    c1: 2 * lift * tilt - bulge * c1,
    c2: tilt * tilt - bulge * c2,
  });
}

/** Returns the directions (right by ahead) in which two rims meet. */
function rimCrossings(one: Rim, two: Rim): number[] {
  const ahead = two.ahead - one.ahead;
  const right = two.right - one.right;
  const squared = ahead * ahead + right * right;
  if (squared === 0) return [];
  const part = (squared + one.r * one.r - two.r * two.r) / (2 * squared);
  const rest = (one.r * one.r) / squared - part * part;
  if (rest < 0) return [];
  const aside = Math.sqrt(rest);
  return [aside, -aside].map(
    (side) => (one.right + part * right + side * ahead) / (one.ahead + part * ahead - side * right),
  );
}
