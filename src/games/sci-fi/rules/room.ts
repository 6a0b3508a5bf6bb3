import { shapeGap } from '../../../geometry/gap.ts';
import { type Deg, type Mm, type Point, squaredDistance } from '../../../geometry/point.ts';
import { type Shape, boundsOf, cornersOf, containsBase, shapesOverlap } from '../../../geometry/shape.ts';
import { CONTACT_GAP } from '../../../geometry/path.ts';
import { levelAt } from './climb.ts';
import { footOf } from '../armies/fields.ts';
import { fieldOf, baseAt, baseOf, pathRadiusOf, isInfantry, bodiesOnField } from './lookups.ts';
import type { Body, Gun, Placed, State, Unit } from '../types.ts';

/** Whether two shapes overlap. Bounds decide it when they are far apart. */
export const overlap = (a: Shape, b: Shape): boolean => {
  const [one, two] = [boundsOf(a), boundsOf(b)];
  const right = one.at.x < two.at.x + two.width && two.at.x < one.at.x + one.width;
  const down = one.at.y < two.at.y + two.height && two.at.y < one.at.y + one.height;
  return right && down && shapesOverlap(a, b);
};
/** Whether a whole base is on the field. */
export const onField = (state: State, base: Shape): boolean => {
  if (base.kind === 'disc') return containsBase(fieldOf(state), base);
  const { width, height } = fieldOf(state);
  return cornersOf(base).every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
};
/** Whether a base on the ground overlaps an obstacle or one of these bodies, or leaves the field. */
export const isTaken = (state: State, base: Shape, others: readonly Placed[]): boolean =>
  !onField(state, base) ||
  state.obstacles.some((each) => overlap(base, footOf(each))) ||
  others.some((other) => overlap(base, baseOf(other)));

/** The longest dodge, mm: over the widest base and any piece beside it. */
const DODGE: Mm = 110;
let offsets: readonly Point[] | null = null;
/** Returns whole-mm offsets from a place, the shortest first. */
const nearFirst = (): readonly Point[] => {
  if (offsets) return offsets;
  const made: Point[] = [];
  for (let x = -DODGE; x <= DODGE; x++)
    for (let y = -DODGE; y <= DODGE; y++) if (x * x + y * y <= DODGE * DODGE) made.push({ x, y });
  const size = ({ x, y }: Point): number => x * x + y * y;
  return (offsets = made.toSorted((a, b) => size(a) - size(b)));
};
/** Returns where infantry under a machine moves, each by the shortest free distance (SF-24). Null if one of them has no room. */
export const dodges = (state: State, machine: Placed<Unit>, hull: Shape): { id: string; at: Point }[] | null => {
  const others = bodiesOnField(state).filter(({ id }) => id !== machine.id);
  const hit = others.filter((body) => isInfantry(body) && overlap(hull, baseOf(body)));
  const settled = others.filter((body) => !hit.includes(body)).map(baseOf);
  const found: { id: string; at: Point }[] = [];
  for (const body of hit) {
    const free = ({ x, y }: Point): boolean => {
      const base = baseAt(body, { x: body.at.x + x, y: body.at.y + y });
      if (overlap(base, hull) || settled.some((other) => overlap(base, other))) return false;
      return !isTaken(state, base, []);
    };
    const by = nearFirst().find(free);
    if (!by) return null;
    const at = { x: body.at.x + by.x, y: body.at.y + by.y };
    found.push({ id: body.id, at });
    settled.push(baseAt(body, at));
  }
  return found;
};
/** Returns the facing nearest to the desired one with which a machine overlaps only infantry at a point. Null if there is none (SF-08). */
export const turnAt = (state: State, machine: Unit, at: Point, desired: number): number | null => {
  const others = bodiesOnField(state).filter((body) => body.id !== machine.id && !isInfantry(body));
  const turns = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * 15);
  const found = turns.find((turn) => !isTaken(state, baseAt(machine, at, (desired + turn + 720) % 360), others));
  return found === undefined ? null : (desired + found + 720) % 360;
};

/** Whether a gun can be set down at a point: beside its mover, on the ground, clear of everything (SF-09). */
export const gunFits = (state: State, gun: Placed<Gun>, mover: Placed<Unit>, at: Point): boolean => {
  const base = baseAt(gun, at);
  const gap = shapeGap(base, baseAt(mover, mover.at));
  const others = bodiesOnField(state).filter(({ id }) => id !== gun.id && id !== mover.id);
  return gap <= CONTACT_GAP && !overlap(base, baseAt(mover, mover.at)) && !isTaken(state, base, others);
};
/** Returns the free place for a gun beside its mover that is nearest to the desired one, or null (SF-09). */
export const gunSpot = (state: State, gun: Placed<Gun>, mover: Placed<Unit>, desired: Point): Point | null => {
  if (gunFits(state, gun, mover, desired)) return desired;
  const near = pathRadiusOf(gun) + pathRadiusOf(mover);
  const reach = Math.ceil(near + CONTACT_GAP);
  const spots: Point[] = [];
  for (let x = -reach; x <= reach; x++)
    for (let y = -reach; y <= reach; y++) {
      const squared = x * x + y * y;
      if (squared >= near * near && squared <= (near + CONTACT_GAP) ** 2)
        spots.push({ x: mover.at.x + x, y: mover.at.y + y });
    }
  return (
    spots
      .toSorted((a, b) => squaredDistance(a, desired) - squaredDistance(b, desired))
      .find((spot) => gunFits(state, gun, mover, spot)) ?? null
  );
};
/** Returns what a base would overlap at a point: an obstacle or another body. Null if the place is free. */
export const takenBy = (state: State, body: Body, at: Point, facing = body.facing): string | null => {
  const base = baseAt(body, at, facing);
  const there = bodiesOnField(state).find((other) => other.id !== body.id && overlap(base, baseOf(other)));
  return there?.id ?? state.obstacles.find((each) => overlap(base, footOf(each)))?.id ?? null;
};
/** How far a body at rest may be moved aside to be in whole mm and clear of others, mm. */
const ASIDE: Mm = 8;
/** Returns the height at which a body stands with its base at a point. Null if something is there that it cannot stand on. */
const levelFor = (state: State, body: Body, at: Point, base: ReturnType<typeof baseAt>): Mm | null => {
  if (isInfantry(body)) return levelAt(state, at, pathRadiusOf(body));
  return isTaken(state, base, []) ? null : 0;
};
/** Returns the place nearest to a point where a body is clear of everything, with its height. Null if there is none near (SF-31). */
export const freeNear = (state: State, body: Body, desired: Point, facing: Deg): { at: Point; z: Mm } | null => {
  const others = bodiesOnField(state).filter(({ id }) => id !== body.id);
  for (const by of nearFirst()) {
    if (by.x * by.x + by.y * by.y > ASIDE * ASIDE) return null;
    const at = { x: desired.x + by.x, y: desired.y + by.y };
    const base = baseAt(body, at, facing);
    if (!onField(state, base) || others.some((other) => overlap(base, baseOf(other)))) continue;
    const z = levelFor(state, body, at, base);
    if (z !== null) return { at, z };
  }
  return null;
};
