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

/** The grid on which a line-up looks for places, mm. */
const STEP: Mm = 25;
/** Room that a line-up leaves between two pieces where there is any, mm. */
const ELBOW: Mm = 14;
/** What a scheme would rather avoid at any price in mm. */
const MUCH = 10_000;
/** What it costs to stand in the way of an own weapon's shells, mm: as much as to be seen from two more places; and how wide they need it beside who stands there, mm. */
const BEFORE = 500;
const SHELL: Mm = 15;
/** From how many places of the enemy's strip one may be seen, and how high a screen is at the least, mm. */
const EYES = 9;
/** How far beside each other those are taken to stand who line up alike, mm. */
const ABREAST: Mm = 60;
const EYE: Mm = 40.5;

type Cost = (spot: Point) => number;
/** How evenly sides line up: as records say from before, alike, or alike, out of each other's sight and with room for weapons to fire. */
type Even = Of<'lineUp'>['even'];
/** Where the enemy stands who lines up alike, seen from a spot: about its mirror image through the middle of the field. */
const oppositeTo = (state: State, { x, y }: Point): Point[] => {
  const { width, height } = fieldOf(state);
  return [-2, -1, 0, 1, 2].map((i) => ({ x: width - x + i * ABREAST, y: height - y }));
};
/** The least seen from the enemy's strip and, `alike`, also from where he lines up then, of these the nearest to the middle of the own one; each spot is looked at once for all of a side. */
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
/** Whether all sides have the same army, so that one stands as the mirror image of the other. */
const areAlike = (state: State): boolean => {
  const armies = state.seats.map((seat) =>
    ownOf(state, seat)
      .map(({ profile }) => profile)
      .toSorted()
      .join(),
  );
  return new Set(armies).size === 1;
};
/** Its part of the whole strip. */
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
/** How far two pieces are from each other at the least, taken as they lie along the field's sides, mm. */
const roomBetween = (one: Placed, at: Point, body: Body): Mm => {
  const box = boundsOf(baseOf(one));
  const dx = Math.max(box.at.x - at.x, at.x - box.at.x - box.width, 0);
  const dy = Math.max(box.at.y - at.y, at.y - box.at.y - box.height, 0);
  return distance({ x: 0, y: 0 }, { x: dx, y: dy }) - outerRadiusOf(body);
};
/** A gun of the side that nobody stands behind yet. */
export const crewless = (state: State, seat: Seat): Placed<Gun> | undefined => {
  const men = ownOf(state, seat).filter(isPlaced).filter(isInfantry);
  return state.guns
    .filter(isPlaced)
    .find((gun) => gun.seat === seat && !men.some((man) => distance(man.at, behind(state, gun)) < STEP));
};
/** Which way the enemy lies along y from a side's edge. */
const ahead = (state: State, seat: Seat): 1 | -1 => (state.seats.indexOf(seat) === 0 ? -1 : 1);
/** Where the crew of a gun stands, touching it, mm. */
export const behind = (state: State, { at, seat }: Placed<Gun>): Point => ({
  x: at.x,
  y: at.y - 33 * ahead(state, seat),
});
/** Whether a piece at a spot would stand before a weapon of its side that fires shells, or behind somebody as such a weapon. */
const isBefore = (state: State, body: Body, at: Point, other: Placed): boolean => {
  const beside = Math.abs(at.x - other.at.x) >= outerRadiusOf(other) + outerRadiusOf(body) + SHELL;
  return !beside && isHardware((at.y - other.at.y) * ahead(state, body.seat) > 0 ? other : body);
};
/** The places where a piece may be stood. For an even line-up those nearest to the enemy come first, each side's as the other's, seen from its own edge; records from before go by the rows of the table. */
const placesOf = (state: State, body: Body, even: Even): Point[] => {
  const area = deploymentArea(state, body);
  const places = latticePoints(area, STEP);
  if (!even || state.seats.indexOf(body.seat) === 0) return places;
  const { at, width, height } = area;
  return places.map(({ x, y }) => ({ x: 2 * at.x + width - x, y: 2 * at.y + height - y }));
};
/** The spots for a piece by what they cost, the cheapest first; somebody on foot goes to a gun that has no crew. */
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
/** The table with all that the active side has left stood by a scheme, the widest first. */
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
const linerOf = (even: Even) => (even === 'clear' ? liners.clear : even ? liners.alike : liners.first);
/** Stands all that a side has left by a scheme, a man behind each gun, and goes on with the set-up (SF-01). */
export const lineUp = (state: State, { scheme, even }: Of<'lineUp'>, first: Seat, events: EventLog): State => {
  events.push({ kind: 'said', rule: 'SF-01', text: gameMessage('event.linedUp', { seat: { seat: state.active } }) });
  return afterPlacement(linerOf(even)(state, scheme), first, events);
};
