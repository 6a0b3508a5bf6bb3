// Flicks worth trying: straight at an enemy, gentle moves to the side, and variations of both.
import { FINGER, powerForSpeed } from '../../../bodies/finger.ts';
import { warriorBody } from '../../../bodies/flatBodies.ts';
import { type Mm, type Point, distance, segmentSquaredDistance } from '../../../geometry/point.ts';
import { bearing, directions } from '../../../geometry/rotation.ts';
import { holesOf, rectOf } from '../rules/fields.ts';
import { centreOf, sizeOf } from '../show/outlines.ts';
import { clearDistance } from '../rules/place.ts';
import { MIN_OFFSET, MIN_POWER } from '../rules/spin.ts';
import { warriorsOnField } from '../rules/lookups.ts';
import type { Flicking, WarriorOnField, State } from '../types.ts';

const BEARINGS = directions(3600);
/** Returns the bearing from one point to another in tenths of a degree. */
const finely = (from: Point, to: Point): number => {
  const coarse = 10 * bearing(from, to);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = (tenths: number): number => {
    const { x, y } = BEARINGS[(tenths + 3600) % 3600] as Point;
    return dx * x + dy * y;
  };
  const near = Array.from({ length: 11 }, (_, i) => coarse - 5 + i);
  return ((near.sort((a, b) => along(b) - along(a))[0] ?? coarse) + 3600) % 3600;
};
/** Returns how far a coordinate is from the end of its span that it moves towards, in steps of its part of the direction. */
const wayAlong = (from: Mm, low: Mm, size: Mm, part: number): number => {
  if (part === 0) return Infinity;
  return ((part > 0 ? low + size : low) - from) / part;
};
/** Returns the distance from a point to the edge of the field in a direction, mm. */
const wayOut = (state: State, from: Point, tenths: number): Mm => {
  const { at, width, height } = rectOf(state.field);
  const { x, y } = BEARINGS[tenths] as Point;
  return Math.min(wayAlong(from.x, at.x, width, x), wayAlong(from.y, at.y, height, y));
};

/** The deceleration of a sliding warrior, mm/s²; how much of a push passes to the warrior it hits; how much of the finger's push becomes spin. */
const BRAKE = 4700;
const BOUNCE = 1.6;
const SPUN = 1.12;
const MM = 10;
/** Returns the power that gives a warrior a speed, mm/s. */
const powerAt = ({ id }: WarriorOnField, speed: number): number => {
  const { mass } = warriorBody(id);
  return powerForSpeed((SPUN * speed * (mass / FINGER.mass + 1)) / (1 + FINGER.restitution) / MM);
};
/** Returns the power that should push an enemy this far. */
const powerTo = (who: WarriorOnField, target: WarriorOnField, gap: Mm, distance: Mm): number => {
  const [own, other] = [warriorBody(who.id).mass, warriorBody(target.id).mass];
  const struck = (Math.sqrt(2 * BRAKE * distance) * (own + other)) / (BOUNCE * own);
  return powerAt(who, Math.sqrt(struck * struck + 2 * BRAKE * gap));
};
const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, Math.round(value)));
/** Returns a flick straight at an enemy, strong enough to push it off the field or into the hole behind it. */
export const straightAt = (
  state: State,
  who: WarriorOnField,
  target: WarriorOnField,
  type: Flicking['type'],
): Flicking => {
  const [from, to] = [centreOf(who.pose), centreOf(target.pose)];
  const tenths = finely(from, to);
  const distance = Math.min(wayOut(state, to, tenths), 220);
  return {
    type,
    id: who.id,
    bearing: tenths,
    power: within(powerTo(who, target, clearDistance(who, target), distance), MIN_POWER, 1000),
    offset: MIN_OFFSET + 50,
    height: 0,
  };
};
/** Whether another enemy blocks a flick straight at this one. */
export const isScreened = (state: State, who: WarriorOnField, target: WarriorOnField): boolean => {
  const [from, to] = [centreOf(who.pose), centreOf(target.pose)];
  return warriorsOnField(state, target.seat).some((each) => {
    if (each.id === target.id) return false;
    const at = centreOf(each.pose);
    const room = (sizeOf(each.id).length + sizeOf(who.id).length) / 2;
    return distance(from, at) < distance(from, to) + room && segmentSquaredDistance(at, from, to) < room * room;
  });
};
/** Offsets from an enemy's middle that may be hit, in parts of half its length, nearest to the middle first. */
const ASIDE = [0, 0.25, -0.25, 0.5, -0.5, 0.7, -0.7];
/** Closer than this (mm), a warrior is against another. A path leads away from it if the cosine of the angle is below this. */
const AGAINST: Mm = 6;
const BACK = -0.3;
/** Whether another warrior blocks the path to a point, given the lengths of their bodies. */
const bars = (who: WarriorOnField, other: WarriorOnField, to: Point): boolean => {
  const [from, at] = [centreOf(who.pose), centreOf(other.pose)];
  const far = distance(from, to);
  const ahead = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / far;
  const room = (sizeOf(other.id).length + sizeOf(who.id).length) / 2;
  // A spinning warrior hits one close beside it, unless it moves away from that one.
  if (ahead > BACK * distance(from, at) && clearDistance(who, other) < AGAINST) return true;
  return ahead > 0 && ahead < far + room && segmentSquaredDistance(at, from, to) < room * room;
};
/**
 * Returns the bearing (tenths of a degree) of a strike as near to the enemy's middle as possible, with none of these warriors hit
 * first. Null if every line is blocked.
 */
export const freeBearing = (
  who: WarriorOnField,
  target: WarriorOnField,
  barring: readonly WarriorOnField[],
): number | null => {
  const [from, to] = [centreOf(who.pose), centreOf(target.pose)];
  const far = distance(from, to);
  const half = sizeOf(target.id).length / 2 / far;
  for (const part of ASIDE) {
    const at = { x: to.x - (to.y - from.y) * part * half, y: to.y + (to.x - from.x) * part * half };
    if (!barring.some((each) => bars(who, each, at))) return finely(from, at);
  }
  return null;
};
/** The lengths of moves that bots consider, mm, and the number of directions. */
const STEP: Mm = 60;
const AROUND = 16;
/** Returns where a gentle move in a direction would end. */
const stepTo = (who: WarriorOnField, tenths: number): Point => {
  const from = centreOf(who.pose);
  const { x, y } = BEARINGS[tenths] as Point;
  return { x: from.x + x * STEP, y: from.y + y * STEP };
};
/** Returns the free space along a gentle move, mm: to other warriors, the edge and holes. */
const roomAt = (state: State, who: WarriorOnField, tenths: number): Mm => {
  const [from, to] = [centreOf(who.pose), stepTo(who, tenths)];
  const others = warriorsOnField(state).filter(({ id }) => id !== who.id);
  const gaps = others.map((each) => Math.sqrt(segmentSquaredDistance(centreOf(each.pose), from, to)));
  const holes = holesOf(state.field).map(({ at, r }) => Math.sqrt(segmentSquaredDistance(at, from, to)) - r);
  return Math.min(wayOut(state, from, tenths) - STEP, ...gaps, ...holes);
};
const WAYS = Array.from({ length: AROUND }, (_, i) => (3600 / AROUND) * i);
/** Returns gentle flicks in all directions, the ones with most free space first: away from enemies, edge and holes. */
export const gentleFlicks = (state: State, who: WarriorOnField, type: Flicking['type']): Flicking[] => {
  const strike = type === 'strike';
  const power = within(powerAt(who, Math.sqrt(2 * BRAKE * STEP)), strike ? MIN_POWER : 1, 300);
  const offset = strike ? MIN_OFFSET : 0;
  return WAYS.toSorted((a, b) => roomAt(state, who, b) - roomAt(state, who, a)).map((way) => ({
    type,
    id: who.id,
    bearing: way,
    power,
    offset,
    height: 0,
  }));
};
/** Whether a gentle move has no warrior of either side in its path, given the lengths of the bodies (FF-03). */
export const isClear = (state: State, who: WarriorOnField, { bearing: way }: Flicking): boolean =>
  warriorsOnField(state).every((each) => each.id === who.id || !bars(who, each, stepTo(who, way)));
/** Returns the gentle move first offered to a player: the one with most free space, or of equals the one that ends farthest from all others. */
export const firstMove = (state: State, who: WarriorOnField): Flicking => {
  const steps = gentleFlicks(state, who, 'move');
  const [best] = steps as [Flicking];
  const others = warriorsOnField(state).filter(({ id }) => id !== who.id);
  const farAt = ({ bearing: way }: Flicking): Mm =>
    Math.min(...others.map((each) => distance(centreOf(each.pose), stepTo(who, way))));
  const max = roomAt(state, who, best.bearing);
  return steps
    .filter((step) => roomAt(state, who, step.bearing) > max - 1)
    .reduce((one, other) => (farAt(other) > farAt(one) ? other : one));
};
/** Returns a variation of a flick: another direction, power, spin or height, and on field A another facing first. */
export const varied = (state: State, flick: Flicking, randomInt: (below: number) => number): Flicking => {
  const spread = (max: number): number => randomInt(2 * max + 1) - max;
  const offset = MIN_OFFSET + randomInt(350);
  return {
    ...flick,
    bearing: (flick.bearing + spread(90) + 3600) % 3600,
    power: within((flick.power * (650 + randomInt(800))) / 1000, MIN_POWER, 1000),
    offset: randomInt(2) === 0 ? offset : -offset,
    height: spread(300),
    ...(state.field === 'A' && randomInt(2) === 0 ? { facing: randomInt(360) } : {}),
  };
};
/** Returns a flick with its power guessed: at most half as weak, at most 5% stronger. */
export const roughly = (flick: Flicking, randomInt: (below: number) => number): Flicking => ({
  ...flick,
  power: within((flick.power * (500 + randomInt(550))) / 1000, flick.type === 'strike' ? MIN_POWER : 1, 1000),
});
/** Returns almost the same flick. */
export const nudged = (flick: Flicking, randomInt: (below: number) => number): Flicking => {
  const spread = (max: number): number => randomInt(2 * max + 1) - max;
  const min = flick.type === 'strike' ? MIN_POWER : 1;
  return {
    ...flick,
    bearing: (flick.bearing + spread(25) + 3600) % 3600,
    power: within(flick.power + spread(90), min, 1000),
    height: within(flick.height + spread(80), -500, 800),
  };
};
