import { directions } from '../geometry/rotation.ts';

/** A place or extent in mm in the body's own frame: +x is its front, +y its left, +z up; 0, 0, 0 is the middle of its foot. */
export type BodyVector = readonly [x: number, y: number, z: number];
/** A block of a standing body: centre and half extents in mm, density in g/cm³. */
export interface BodyBlock {
  readonly at: BodyVector;
  readonly half: BodyVector;
  readonly density: number;
}
/** A standing body: an optional round base (radius and height, mm), blocks, and the friction of wheels or tracks if it has them. */
export interface StandingBody {
  readonly friction?: number;
  readonly base?: { readonly r: number; readonly height: number; readonly density: number };
  readonly blocks: readonly BodyBlock[];
}

/** Sides of a round base. With more than twelve, bodies jitter at rest. */
const SIDES = 12;
/** Returns the corners of a round base, anticlockwise, mm. */
export const baseCorners = (r: number): (readonly [x: number, y: number])[] =>
  directions(SIDES).map(({ x, y }) => [-y * r, -x * r]);

const block = (at: BodyVector, half: BodyVector, density: number): BodyBlock => ({ at, half, density });

/** Standing bodies by name: fighters of 6 to 13 g, and machines and guns on the bases that their rules give. */
export const STANDING_BODIES = {
  /** Ø 25, 45 high: a soldier with a rifle. */
  infantry: {
    base: { r: 12.5, height: 4, density: 1.2 },
    blocks: [
      block([-2.3, 0, 14], [3.6, 7.8, 10], 0.95),
      block([-2.3, 0, 30.5], [4.2, 10, 6.5], 0.95),
      block([-1.7, 0, 41], [3.4, 3.6, 4.5], 0.95),
      block([4.5, 1.5, 29], [5, 1.4, 1.6], 0.665),
    ],
  },
  /** Ø 25, 50 high: a shield on its right. */
  knight: {
    base: { r: 12.5, height: 4, density: 1.2 },
    blocks: [
      block([-2.3, 0, 14.5], [3.8, 8, 10.5], 0.95),
      block([-2.3, 0, 32], [4.4, 10.5, 7.2], 0.95),
      block([-1.8, 0, 45], [3.8, 4, 5.2], 0.95),
      block([3.3, -7, 29], [1, 4.8, 8], 0.665),
    ],
  },
  /** Ø 25, 45 high: an upright bow in front. */
  archer: {
    base: { r: 12.5, height: 4, density: 1.2 },
    blocks: [
      block([-2.3, 0, 14], [3.4, 7.4, 10], 0.95),
      block([-2.3, 0, 30], [4, 9.5, 6.5], 0.95),
      block([-1.7, 0, 40.5], [3.2, 3.4, 4.5], 0.95),
      block([4, 1, 26], [0.8, 1.2, 15], 0.57),
    ],
  },
  /** Ø 29, 50 high: armoured, with a heavy weapon. */
  heavy: {
    base: { r: 14.5, height: 4.5, density: 1.2 },
    blocks: [
      block([-2.3, 0, 15], [4.8, 10, 11], 0.95),
      block([-2.1, 0, 33], [5.5, 12, 8], 0.95),
      block([-1.5, 0, 45], [4, 4.2, 4.5], 0.95),
      block([4.5, 3, 27], [6, 2, 2], 0.76),
    ],
  },
  /** Ø 50, 70 high, 34 g: a light machine on two legs. */
  scout: {
    friction: 0.9,
    base: { r: 25, height: 4, density: 1.1 },
    blocks: [
      block([0, 9, 20], [5, 4, 16], 1.22),
      block([0, -9, 20], [5, 4, 16], 1.22),
      block([0, 0, 51], [15, 13, 15], 0.84),
      block([14, 0, 66], [9, 1.6, 1.6], 1.08),
    ],
  },
  /** Ø 60, 90 high, 48 g. */
  walker: {
    friction: 0.9,
    base: { r: 30, height: 4, density: 1.1 },
    blocks: [
      block([0, 12, 25], [6, 5, 21], 0.9),
      block([0, -12, 25], [6, 5, 21], 0.9),
      block([0, 0, 63], [18, 17, 17], 0.62),
      block([8, 0, 83], [8, 8, 4], 0.62),
      block([14, 17, 66], [14, 2, 2], 0.8),
    ],
  },
  /** 60 x 90, 50 high, 29 g. */
  tank: {
    friction: 0.9,
    blocks: [
      block([0, 24, 9], [45, 6, 9], 0.15),
      block([0, -24, 9], [45, 6, 9], 0.15),
      block([0, 0, 15], [40, 18, 11], 0.11),
      block([0, 0, 28], [36, 26, 3], 0.11),
      block([-4, 0, 40], [19, 16, 10], 0.56),
      block([26, 0, 41], [17, 2.2, 2.2], 0.45),
    ],
  },
  /** 60 x 90, 50 high, 29 g: a launcher instead of a turret. */
  carrier: {
    friction: 0.9,
    blocks: [
      block([0, 24, 9], [45, 6, 9], 0.17),
      block([0, -24, 9], [45, 6, 9], 0.17),
      block([0, 0, 15], [40, 18, 11], 0.12),
      block([-8, 0, 38], [26, 18, 12], 0.34),
    ],
  },
  /** Within Ø 40, 30 high, 14 g: two wheels, a shield, a short barrel, a trail. */
  gun: {
    friction: 0.9,
    blocks: [
      block([2, 14, 10], [9.5, 2.5, 10], 1.9),
      block([2, -14, 10], [9.5, 2.5, 10], 1.9),
      block([1, 0, 11], [3.5, 11.5, 3], 1.9),
      block([4, 0, 19], [15, 3, 3], 2.2),
      block([-10, 0, 3.5], [9, 2.5, 3.5], 1.6),
      block([6, 0, 21], [1, 13, 9], 1.5),
    ],
  },
  /** Within Ø 40, 30 high, 10 g. */
  lightGun: {
    friction: 0.9,
    blocks: [
      block([2, 12, 8.5], [8.5, 2, 8.5], 2.16),
      block([2, -12, 8.5], [8.5, 2, 8.5], 2.16),
      block([1, 0, 9.5], [3, 10, 2.5], 2.16),
      block([3, 0, 17], [13, 2.5, 2.5], 2.52),
      block([-9, 0, 3], [9, 2, 3], 1.92),
      block([5, 0, 20], [1, 11, 9], 1.8),
    ],
  },
} as const satisfies Record<string, StandingBody>;
export type StandingBodyName = keyof typeof STANDING_BODIES;
export const isStandingBody = (name: string): name is StandingBodyName => Object.hasOwn(STANDING_BODIES, name);
