import { shapeGap } from '../../../geometry/gap.ts';
import { CONTACT_GAP } from '../../../geometry/path.ts';
import { type Point, distance } from '../../../geometry/point.ts';
import { bearing, polar } from '../../../geometry/rotation.ts';
import { overlap } from './room.ts';
import { baseAt, baseOf, profileOf, outerRadiusOf } from './lookups.ts';
import type { Placed, Unit } from '../types.ts';

/** The steps in which hull headings and sides of contact are tried, degrees. */
const HEADINGS = Array.from({ length: 24 }, (_, i) => 15 * i);
const SIDES = Array.from({ length: 36 }, (_, i) => 10 * i);
/** How often a machine is moved nearer to its target until it touches. */
const TRIES = 12;
const ORIGIN: Point = { x: 0, y: 0 };

/** A last leg that ends in contact. The machine turns at `from` and touches at `at`. */
export interface Approach {
  readonly from: Point;
  readonly at: Point;
}
/** Returns where a machine with a heading just touches a target on a side, in whole mm. Null if rounding leaves no such place. */
const contactAt = (unit: Placed<Unit>, on: Placed, side: number, facing: number): Point | null => {
  const target = baseOf(on);
  // The distance never falls below the gap, so the machine never drives into the target.
  let distance = outerRadiusOf(unit) + outerRadiusOf(on);
  for (let i = 0; i < TRIES; i++) {
    const at = polar(on.at, side, distance);
    const hull = baseAt(unit, at, facing);
    const gap = shapeGap(hull, target);
    if (gap <= CONTACT_GAP) return overlap(hull, target) ? null : at;
    distance -= gap - CONTACT_GAP / 2;
  }
  return null;
};
/**
 * Returns the last legs on which a machine can touch a target, from all sides and with all headings, nearest first (SF-24). Other
 * pieces are ignored.
 */
export const approachesTo = (unit: Placed<Unit>, on: Placed): Approach[] => {
  const { base } = profileOf(unit);
  // On a leg this long, the driving circle stays within the hull at its end. A round base has no heading.
  const leg = 'r' in base ? 0 : Math.round((base.length - base.width) / 2);
  const turns = leg === 0 ? [ORIGIN] : HEADINGS.map((heading) => polar(ORIGIN, heading, leg));
  const found = turns.flatMap((by) =>
    SIDES.flatMap((side): Approach[] => {
      const at = contactAt(unit, on, side, bearing(ORIGIN, by));
      return at ? [{ from: { x: at.x - by.x, y: at.y - by.y }, at }] : [];
    }),
  );
  return found.toSorted((a, b) => distance(a.from, unit.at) - distance(b.from, unit.at));
};
