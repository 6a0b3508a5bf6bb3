import { shapeGap } from '../../../geometry/gap.ts';
import { CONTACT_GAP } from '../../../geometry/path.ts';
import { type Point, distance } from '../../../geometry/point.ts';
import { bearing, polar } from '../../../geometry/rotation.ts';
import { overlap } from './room.ts';
import { baseAt, baseOf, profileOf, outerRadiusOf } from './lookups.ts';
import type { Placed, Unit } from '../types.ts';

/** How finely the headings of a hull, and the sides on which it comes to touch, are tried, in degrees. */
const HEADINGS = Array.from({ length: 24 }, (_, i) => 15 * i);
const SIDES = Array.from({ length: 36 }, (_, i) => 10 * i);
/** How often a machine is moved nearer to its target until it touches. */
const TRIES = 12;
const ORIGIN: Point = { x: 0, y: 0 };

/** A last leg that ends in contact: the machine turns at the one place and touches at the other. */
export interface Approach {
  readonly from: Point;
  readonly at: Point;
}
/** Where a machine with a heading just touches a target on a side, in whole mm; null where rounding leaves no such place. */
const contactAt = (unit: Placed<Unit>, on: Placed, side: number, facing: number): Point | null => {
  const target = baseOf(on);
  // No nearer than the gap leaves: so it never drives in.
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
/** The last legs by which a machine can come to touch a target, from all sides and under all headings, the nearest first (SF-24); what else stands there is not asked. */
export const approachesTo = (unit: Placed<Unit>, on: Placed): Approach[] => {
  const { base } = profileOf(unit);
  // On a leg so long the circle that drives stays within the hull that comes to rest; a round base has no heading to mind.
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
