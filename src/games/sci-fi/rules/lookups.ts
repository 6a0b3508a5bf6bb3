import { shapeGap } from '../../../geometry/gap.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Mm, type Point, distance } from '../../../geometry/point.ts';
import type { Rect, Shape } from '../../../geometry/shape.ts';
import { CONTACT_GAP } from '../../../geometry/path.ts';
import { rotatedShape } from '../../../geometry/rotation.ts';
import { type Profile, type ProfileId, isFoot, profileNamed } from '../armies/profiles.ts';
import { type UnitProgress, type Body, FIELDS, type Gun, LYING, type Placed, type State, type Unit } from '../types.ts';

/** Returns the length of a step, mm (SF-01). */
export const stepOf = ({ options }: State): Mm => (options.step === '7' ? 70 : 50);
/** Returns the profile of a unit or gun. */
export const profileOf = ({ profile }: { readonly profile: ProfileId }): Profile => profileNamed(profile);
/** Whether it is a fighter or a cyborg (SF-29). */
export const isInfantry = (body: Body): boolean => isFoot(body.profile);
/** Whether it is a gun: gear without a side (SF-29). */
export const isGun = (body: Body): body is Gun => profileOf(body).kind === 'gun';
/** Whether it is a machine or a gun: it hides others, blocks paths and takes damage (SF-13, SF-23). */
export const isHardware = (body: Body): boolean => !isInfantry(body);
/** Whether it is wounded (SF-14). */
export const isWounded = (body: Body): boolean => 'wounded' in body && body.wounded;
/** Returns the current height of a body, mm. A wounded fighter is on the ground. */
export const heightOf = (body: Body): Mm => (isWounded(body) ? LYING : profileOf(body).tall);

export const isPlaced = <B extends Body>(body: B): body is Placed<B> => body.at !== null;
/** Returns all units and guns on the field. */
export const bodiesOnField = ({ units, guns }: State): Placed[] => [...units, ...guns].filter(isPlaced);
/** Returns the unit with this id, on the field or beside it, or null. */
export const unitOf = ({ units }: State, id: string): Unit | null => units.find((each) => each.id === id) ?? null;
/** Returns the unit or gun with this id on the field, or null. */
export const bodyOnField = (state: State, id: string): Placed | null =>
  [...state.units, ...state.guns].filter(isPlaced).find((each) => each.id === id) ?? null;
/** Returns a unit or gun that must be on the field. Throws if it is not. */
export const must = (state: State, id: string): Placed => {
  const body = bodyOnField(state, id);
  if (!body) throw new Error(`${id} is not on the field.`);
  return body;
};
/** Returns a unit that must be on the field. Throws if it is not. */
export const mustUnit = (state: State, id: string): Placed<Unit> => {
  const unit = unitOf(state, id);
  if (!unit || !isPlaced(unit)) throw new Error(`Unit ${id} is not on the field.`);
  return unit;
};
/** Returns the progress of the active unit. Throws if there is none. */
export const requireActive = ({ acting }: State): UnitProgress => {
  if (!acting) throw new Error('No unit is acting.');
  return acting;
};
/** Returns the enemy units of a seat on the field. */
export const enemiesOf = (state: State, seat: Seat): Placed<Unit>[] =>
  state.units.filter(isPlaced).filter((each) => each.seat !== seat);
/** Whether it is a gun that the side itself deployed (SF-29). */
export const isOwnGun = (body: Body, seat: Seat): boolean => isGun(body) && body.seat === seat;
/** Returns the sensible targets of a side: enemy units and all guns but its own (SF-29). */
export const likelyTargets = (state: State, seat: Seat): Placed[] => [
  ...enemiesOf(state, seat),
  ...state.guns.filter(isPlaced).filter((gun) => !isOwnGun(gun, seat)),
];
/** Returns everything that a side may attack, its own guns last (SF-10, SF-29). */
export const targetsOf = (state: State, seat: Seat): Placed[] => [
  ...likelyTargets(state, seat),
  ...state.guns.filter(isPlaced).filter((gun) => isOwnGun(gun, seat)),
];
/** Whether a side may attack a body. */
export const isTarget = (body: Body, seat: Seat): boolean => isGun(body) || body.seat !== seat;
/** Returns what a side has left, in points (SF-32). */
export const pointsLeft = ({ units }: State, seat: Seat): number =>
  units.reduce((sum, unit) => sum + (unit.seat === seat ? profileOf(unit).points : 0), 0);
/** Returns how much infantry a side has left, including the wounded (SF-02). */
export const infantryOf = ({ units }: State, seat: Seat): number =>
  units.filter((each) => each.seat === seat && isInfantry(each)).length;

const shapes = new WeakMap<Body, Shape>();
/** Returns the base of a body at a place, turned to its facing. */
export const baseAt = (body: Body, at: Point, facing = body.facing): Shape => {
  const { base } = profileOf(body);
  if ('r' in base) return { kind: 'disc', at, r: base.r };
  const { width, length } = base;
  const corner = { x: at.x - width / 2, y: at.y - length / 2 };
  return rotatedShape({ kind: 'rect', at: corner, width, height: length }, at, facing);
};
/** Returns the base of a body at its place. */
export const baseOf = (body: Placed): Shape => {
  const known = shapes.get(body);
  if (known) return known;
  const made = baseAt(body, body.at);
  shapes.set(body, made);
  return made;
};
/** Returns the radius of a body on its path, mm: of its base, or half its narrower side (SF-08). */
export const pathRadiusOf = (body: Body): Mm => {
  const { base } = profileOf(body);
  return 'r' in base ? base.r : Math.min(base.width, base.length) / 2;
};
/** Returns the radius of the circle around a body's base, mm. */
export const outerRadiusOf = (body: Body): Mm => {
  const { base } = profileOf(body);
  return 'r' in base ? base.r : Math.ceil(Math.sqrt(base.width ** 2 + base.length ** 2) / 2);
};
/** Returns the distance of two bodies in space: between bases (by the option centres), with the difference of level (SF-30). */
export const gapInSpace = (state: State, a: Placed, b: Placed): Mm => Math.sqrt(squaredApart(state, a, b));
const squaredApart = (state: State, a: Placed, b: Placed): number => {
  const plan = state.options.measure === 'centres' ? distance(a.at, b.at) : shapeGap(baseOf(a), baseOf(b));
  return plan * plan + (a.z - b.z) ** 2;
};
/** Whether two bodies are within this many steps, unrounded, the limit included (SF-30). */
export const isWithin = (state: State, a: Placed, b: Placed, steps: number): boolean => {
  const limit = steps * stepOf(state);
  // A cheap test first: centres farther apart than both bases and the limit.
  const reach = limit + outerRadiusOf(a) + outerRadiusOf(b);
  if ((a.at.x - b.at.x) ** 2 + (a.at.y - b.at.y) ** 2 > reach * reach) return false;
  return squaredApart(state, a, b) <= limit * limit;
};
/** Whether two bodies touch: a gap of at most 1 mm on one level. */
export const isTouching = (a: Placed, b: Placed): boolean =>
  a.z === b.z && shapeGap(baseOf(a), baseOf(b)) <= CONTACT_GAP;
/** Returns the field as a rectangle (SF-01). */
export const fieldOf = ({ options }: Pick<State, 'options'>): Rect => {
  const { width, height } = FIELDS[options.field];
  return { kind: 'rect', at: { x: 0, y: 0 }, width, height };
};

/** Returns the state with one unit or gun changed. */
export const changed = (state: State, id: string, by: Partial<Unit> & Partial<Gun>): State => ({
  ...state,
  units: state.units.map((each) => (each.id === id ? { ...each, ...by } : each)),
  guns: state.guns.map((each) => (each.id === id ? { ...each, ...by } : each)),
});
/** Returns the state without a unit or gun. */
export const without = (state: State, id: string): State => ({
  ...state,
  units: state.units.filter((each) => each.id !== id),
  guns: state.guns.filter((each) => each.id !== id),
});
/** Returns the durability of a machine or gun in this match (SF-23). */
export const durabilityOf = (state: State, body: Body): number => profileOf(body).durability[state.options.fire];
