import type { EventLog } from '../../../core/event.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Seat } from '../../../core/seat.ts';
import { sortByCost, latticePoints, evenlySpaced, countViewers } from '../../../geometry/lattice.ts';
import { distance, type Mm, type Point } from '../../../geometry/point.ts';
import { boundsOf } from '../../../geometry/shape.ts';
import { prismOf, stripOf } from '../armies/fields.ts';
import { examplePut, mayPut, afterPlacement, deploymentArea, waitingOf } from './setup.ts';
import { baseOf, changed, fieldOf, isHardware, isInfantry, isPlaced, outerRadiusOf } from './lookups.ts';
import { type Body, type Gun, type Of, type Placed, type Scheme, gameMessage, type State } from '../types.ts';

/** The grid on which a formation looks for places, mm. */
const STEP: Mm = 25;
/** The space that a formation leaves between two pieces if possible, mm. */
const ELBOW: Mm = 14;
/** The cost of what a formation must avoid at any price, mm. */
const MUCH = 10_000;
/**
 * The cost of blocking an own weapon's shells, mm: as much as being seen from two more places. Then the width that shells need
 * beside a piece, mm.
 */
const BEFORE = 500;
const SHELL: Mm = 15;
/** The number of enemy places that count as viewers, and the least height of a screen, mm. */
const EYES = 9;
/** The sideways distance between assumed enemy pieces in the same formation, mm. */
const ABREAST: Mm = 60;
const EYE: Mm = 40.5;

type Cost = (spot: Point) => number;
/** How evenly sides deploy: as in old records, alike, or alike but out of each other's sight and with room to fire. */
type Even = Of<'lineUp'>['even'];
/** Returns where an enemy in the same formation would be, from a spot: about its mirror image through the field's centre. */
const oppositeTo = (state: State, { x, y }: Point): Point[] => {
  const { width, height } = fieldOf(state);
  return [-2, -1, 0, 1, 2].map((i) => ({ x: width - x + i * ABREAST, y: height - y }));
};
/**
 * Returns the cost of a hiding place. It counts views from the enemy's strip and, with `alike`, from the enemy in the same
 * formation. Then the nearest to the strip's middle wins. Each spot is computed once for a side.
 */
const hider = (alike: boolean) =>
  memoize((state: State, seat: Seat): Cost => {
    const screens = state.obstacles.map(prismOf).filter(({ top }) => top >= EYE);
    const shapes = screens.map(({ shape }) => shape);
    const [enemy = seat] = state.seats.filter((each) => each !== seat);
    const eyes = evenlySpaced(stripOf(state, enemy), EYES);
    const known = new Map<string, number>();
    return (at) => {
      const key = `${at.x} ${at.y}`;
      const seen = (): number =>
        countViewers(eyes, shapes, at) + (alike ? countViewers(oppositeTo(state, at), shapes, at) : 0);
      const cost = known.get(key) ?? seen() * 250 + Math.abs(at.x - fieldOf(state).width / 2) / 2;
      known.set(key, cost);
      return cost;
    };
  });
const hiding = { alike: hider(true), apart: hider(false) };
/** Whether all sides have the same army, so that their formations are mirror images. */
const areAlike = (state: State): boolean => {
  const armies = state.seats.map((seat) =>
    ownOf(state, seat)
      .map(({ profile }) => profile)
      .toSorted()
      .join(),
  );
  return new Set(armies).size === 1;
};
/** The piece's part of the whole strip. */
const spread = (state: State, body: Body): Cost => {
  const own = ownOf(state, body.seat);
  const strip = stripOf(state, body.seat);
  const desired = evenlySpaced(strip, own.length)[own.findIndex(({ id }) => id === body.id)] ?? strip.at;
  return (at) => distance(at, desired);
};
/** The middle of the strip. */
const together = (state: State, body: Body): Cost => {
  const [middle] = evenlySpaced(stripOf(state, body.seat), 1);
  return (at) => distance(at, middle ?? at);
};
const SCHEME: Readonly<Record<Scheme, (state: State, body: Body, even: Even) => Cost>> = {
  cover: (state, { seat }, even) => (even === 'clear' && areAlike(state) ? hiding.alike : hiding.apart)(state, seat),
  wide: spread,
  close: together,
};
const ownOf = (state: State, seat: Seat): Body[] =>
  [...state.units, ...state.guns].filter((each) => each.seat === seat);
/** Returns the least distance between two pieces, measured along the field's sides, mm. */
const roomBetween = (one: Placed, at: Point, body: Body): Mm => {
  const box = boundsOf(baseOf(one));
  const dx = Math.max(box.at.x - at.x, at.x - box.at.x - box.width, 0);
  const dy = Math.max(box.at.y - at.y, at.y - box.at.y - box.height, 0);
  return distance({ x: 0, y: 0 }, { x: dx, y: dy }) - outerRadiusOf(body);
};
/** Returns a gun of the side without a crew behind it. */
export const crewless = (state: State, seat: Seat): Placed<Gun> | undefined => {
  const men = ownOf(state, seat).filter(isPlaced).filter(isInfantry);
  return state.guns
    .filter(isPlaced)
    .find((gun) => gun.seat === seat && !men.some((man) => distance(man.at, behind(state, gun)) < STEP));
};
/** Returns the direction of the enemy along y from a side's edge. */
const ahead = (state: State, seat: Seat): 1 | -1 => (state.seats.indexOf(seat) === 0 ? -1 : 1);
/** Returns the place of a gun's crew, touching the gun, mm. */
export const behind = (state: State, { at, seat }: Placed<Gun>): Point => ({
  x: at.x,
  y: at.y - 33 * ahead(state, seat),
});
/** Whether a piece at a spot would block an own weapon that fires shells, or would be such a weapon behind an own piece. */
const isBefore = (state: State, body: Body, at: Point, other: Placed): boolean => {
  const beside = Math.abs(at.x - other.at.x) >= outerRadiusOf(other) + outerRadiusOf(body) + SHELL;
  return !beside && isHardware((at.y - other.at.y) * ahead(state, body.seat) > 0 ? other : body);
};
/**
 * Returns the possible places of a piece. In an even formation those nearest to the enemy come first, in the same order for each
 * side. Old records use the order of the table's rows.
 */
const placesOf = (state: State, body: Body, even: Even): Point[] => {
  const area = deploymentArea(state, body);
  const places = latticePoints(area, STEP);
  if (!even || state.seats.indexOf(body.seat) === 0) return places;
  const { at, width, height } = area;
  return places.map(({ x, y }) => ({ x: 2 * at.x + width - x, y: 2 * at.y + height - y }));
};
/** Returns the spots for a piece, the cheapest first. Infantry goes to a gun without a crew. */
const spotsFor = (state: State, body: Body, cost: Cost, even: Even): Point[] => {
  const gun = isInfantry(body) ? crewless(state, body.seat) : undefined;
  const others = ownOf(state, body.seat).filter(isPlaced);
  const crowded = (at: Point): boolean => others.some((other) => roomBetween(other, at, body) < ELBOW);
  const barred = (at: Point): boolean => even === 'clear' && others.some((other) => isBefore(state, body, at, other));
  const price = (at: Point): number => cost(at) + (crowded(at) ? MUCH : 0) + (barred(at) ? BEFORE : 0);
  const all = sortByCost(placesOf(state, body, even), price);
  return gun ? [behind(state, gun), ...all] : all;
};
const putFor = (state: State, body: Body, cost: Cost, even: Even): Of<'put'> => {
  const at = spotsFor(state, body, cost, even).find((spot) => mayPut(state, { type: 'put', id: body.id, at: spot }));
  return at ? { type: 'put', id: body.id, at } : examplePut(state, body);
};
/** Returns the table with all remaining pieces of the active side placed in a formation, the widest first. */
const liner = (even: Even) =>
  memoize((state: State, scheme: Scheme): State => {
    let now = state;
    for (let [body] = waitingOf(now, now.active); body; [body] = waitingOf(now, now.active)) {
      const { id, at, facing } = putFor(now, body, SCHEME[scheme](state, body, even), even);
      now = changed(now, id, { at, ...(facing === undefined ? {} : { facing }) });
    }
    return now;
  });
const liners = { first: liner(undefined), alike: liner(true), clear: liner('clear') };
const linerOf = (even: Even) => {
  if (even === 'clear') return liners.clear;
  return even ? liners.alike : liners.first;
};
/** Places a side's remaining pieces in a formation, with infantry behind each gun, and continues the set-up (SF-01). */
export const lineUp = (state: State, { scheme, even }: Of<'lineUp'>, first: Seat, events: EventLog): State => {
  events.push({ kind: 'said', rule: 'SF-01', text: gameMessage('event.linedUp', { seat: { seat: state.active } }) });
  return afterPlacement(linerOf(even)(state, scheme), first, events);
};
