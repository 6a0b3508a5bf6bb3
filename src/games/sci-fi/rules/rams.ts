import { shapeGap } from '../../../geometry/gap.ts';
import type { EventLog } from '../../../core/event.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { memoize } from '../../../core/memoize.ts';
import { type Mm, type Point, distance, samePoint, squaredDistance } from '../../../geometry/point.ts';
import { type Barrier, CONTACT_GAP, pathLength, shortestPath, sweep } from '../../../geometry/path.ts';
import { bearing } from '../../../geometry/rotation.ts';
import { approachesTo } from './approaches.ts';
import { sumsOf, together } from './combat.ts';
import { barriersFor, dodgeFor, pathUpTo, reachOf, refuseManoeuvre, withShootingEnded } from './movement.ts';
import { dodges, isTaken, overlap } from './room.ts';
import {
  fieldOf,
  requireActive,
  baseAt,
  baseOf,
  changed,
  pathRadiusOf,
  isGun,
  isHardware,
  isInfantry,
  isTarget,
  must,
  mustUnit,
  profileOf,
  outerRadiusOf,
  bodiesOnField,
  bodyOnField,
} from './lookups.ts';
import type { Attack } from './rolls.ts';
import { type Of, type Placed, type State, type Unit, no, gameMessage } from '../types.ts';

/** The path of a machine to its ram, and its facing there. */
export interface Rush {
  readonly path: readonly Point[];
  readonly facing: number;
}
const standsFree = (state: State, unit: Placed<Unit>, at: Point, facing: number): boolean => {
  const hull = baseAt(unit, at, facing);
  const others = bodiesOnField(state).filter((body) => body.id !== unit.id && isHardware(body));
  return !isTaken(state, hull, others) && dodges(state, unit, hull) !== null;
};
/**
 * Returns the path into contact with a target in one manoeuvre, or null (SF-24). It follows the given path until the bases touch.
 * Without one it takes the shortest path towards the target's centre, or a way around if that makes no contact.
 */
export const rushAt = (state: State, unit: Placed<Unit>, on: Placed, path?: readonly Point[]): Rush | null => {
  const stays = !path || pathLength(path) === 0;
  if (stays && shapeGap(baseOf(unit), baseOf(on)) <= CONTACT_GAP) return { path: [unit.at], facing: unit.facing };
  if (path) return along(state, { unit, on }, path);
  const spans = outerRadiusOf(unit) + outerRadiusOf(on);
  const reach = reachOf(state, unit);
  if (distance(unit.at, on.at) > reach + spans + CONTACT_GAP) return null;
  const whole = shortestPath(
    unit.at,
    on.at,
    pathRadiusOf(unit),
    barredFor(state, unit, on),
    fieldOf(state),
    reach + spans + CONTACT_GAP,
  );
  const direct =
    whole && along(state, { unit, on }, whole, { from: Math.max(1, Math.floor(pathLength(whole) - spans - 2)) });
  return direct ?? (whole && barely(state, unit, on, whole)) ?? roundabout(state, unit, on);
};
/** How far to either side of the straight path a machine that can just reach its target may touch it, mm. */
const ASIDE: Mm = 16;
/**
 * Returns a path of the full manoeuvre that ends in contact slightly beside the shortest one. In the last millimetre, few
 * whole-mm places are in reach of both (SF-24).
 */
const barely = (state: State, unit: Placed<Unit>, on: Placed, whole: readonly Point[]): Rush | null => {
  const path = pathUpTo(whole, reachOf(state, unit));
  const [before, at] = path.slice(-2);
  if (!before || !at || shapeGap(baseAt(unit, at, bearing(before, at)), baseOf(on)) > 2 * CONTACT_GAP) return null;
  const offsets = Array.from({ length: 2 * ASIDE + 1 }, (_, i) => i - ASIDE);
  const ends = offsets.flatMap((dx) => offsets.map((dy) => ({ x: at.x + dx, y: at.y + dy })));
  for (const end of ends.toSorted((a, b) => squaredDistance(a, at) - squaredDistance(b, at))) {
    const rush = rushTo(state, { unit, on }, [...path.slice(0, -1), end]);
    if (rush) return rush;
  }
  return null;
};
/**
 * Returns the shortest path found on which a machine touches a target on any side with any heading. Close beside the target, a
 * hull must back off to turn (SF-24).
 */
const roundabout = (state: State, unit: Placed<Unit>, on: Placed): Rush | null => {
  const reach = reachOf(state, unit);
  const barriers = barriersFor(state, unit);
  for (const { from, at } of approachesTo(unit, on)) {
    const leg = distance(from, at);
    if (distance(unit.at, from) + leg > reach) return null;
    if (!standsFree(state, unit, at, leg > 0 ? bearing(from, at) : unit.facing)) continue;
    const there = shortestPath(unit.at, from, pathRadiusOf(unit), barriers, fieldOf(state), reach - leg);
    const rush = there && along(state, { unit, on }, leg > 0 ? [...there, at] : there);
    if (rush) return rush;
  }
  return null;
};
const barredFor = (state: State, unit: Placed<Unit>, on: Placed): Barrier[] =>
  barriersFor(state, unit).filter(({ id }) => id !== on.id);
/** A machine and the target that it rams. */
interface Ramming {
  readonly unit: Placed<Unit>;
  readonly on: Placed;
}
/** Returns a path that ends in contact with a target where the hull fits. Null if it is too long, blocked, or ends elsewhere. */
const rushTo = (state: State, { unit, on }: Ramming, path: readonly Point[], mayStand = standsFree): Rush | null => {
  const [before, at] = path.slice(-2);
  if (!before || !at || samePoint(before, at) || pathLength(path) > reachOf(state, unit)) return null;
  const [facing, target] = [bearing(before, at), baseOf(on)];
  const hull = baseAt(unit, at, facing);
  if (overlap(hull, target) || shapeGap(hull, target) > CONTACT_GAP) return null;
  const barred =
    !mayStand(state, unit, at, facing) || sweep(path, pathRadiusOf(unit), barredFor(state, unit, on), fieldOf(state));
  return barred ? null : { path, facing };
};
/**
 * Returns the first place of a path where the hull touches the target and fits, searched from this many mm on. Null if the hull
 * would drive into the target before.
 */
const along = (
  state: State,
  { unit, on }: Ramming,
  way: readonly Point[],
  { from = 1, mayStand = standsFree }: { readonly from?: Mm; readonly mayStand?: typeof standsFree } = {},
): Rush | null => {
  const [target, reach, r] = [baseOf(on), reachOf(state, unit), pathRadiusOf(unit)];
  for (let distance = from; distance <= Math.min(pathLength(way), reach); distance++) {
    const path = pathUpTo(way, distance);
    const [before, at] = path.slice(-2);
    if (!before || !at) continue;
    const hull = baseAt(unit, at, bearing(before, at));
    const driven = overlap(hull, target);
    if (!driven && shapeGap(hull, target) > 2 * CONTACT_GAP + 1) continue;
    const found = AROUND.map(([x, y]) =>
      rushTo(state, { unit, on }, [...path.slice(0, -1), { x: at.x + x, y: at.y + y }], mayStand),
    ).find(Boolean);
    if (found) return found;
    if (driven && overlap({ kind: 'disc', at, r }, target)) return null;
  }
  return null;
};
/** A place and its neighbours in whole mm, the place itself first. */
const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

/** Returns why a machine cannot ram a target, or not on the given path (SF-24). */
export const refuseRam = (state: State, { id, target, path }: Of<'ram'>): Refusal | null => {
  const unit = mustUnit(state, id);
  if (isInfantry(unit)) return no('SF-24', 'no.onlyMachinesRam');
  const refused = refuseManoeuvre(state, unit, true);
  if (refused) return refused;
  const on = bodyOnField(state, target);
  if (!on || !isHardware(on) || !isTarget(on, unit.seat)) return no('SF-24', 'no.noRamTarget');
  if (path && !(path[0] && samePoint(path[0], unit.at)))
    return no('SF-08', 'no.start', { who: { piece: id } }, { at: unit.at });
  if (rushAt(state, unit, on, path)) return null;
  if (!path) return no('SF-24', 'no.ramFar', { target: { piece: target } }, { at: on.at });
  const instead = rushAt(state, unit, on) ? { instead: { type: 'ram', id, target } } : {};
  return { ...refuseRush(state, unit, on, path), ...instead };
};
/** Returns why a machine cannot ram along a path: it is blocked, too long, or leads to no contact (SF-06, SF-08, SF-24). */
const refuseRush = (state: State, unit: Placed<Unit>, on: Placed, path: readonly Point[]): Refusal => {
  const reach = reachOf(state, unit);
  const stop = sweep(pathUpTo(path, reach), pathRadiusOf(unit), barredFor(state, unit, on), fieldOf(state));
  if (stop?.barrier === 'edge') return no('SF-08', 'no.edge', {}, { at: stop.at });
  if (stop) return no('SF-08', 'no.barred', { what: { piece: stop.barrier } }, { at: stop.at });
  const at = path.at(-1) ?? unit.at;
  if (along(state, { unit, on }, path, { mayStand: () => true }))
    return no('SF-08', 'no.noRoom', { who: { piece: unit.id } }, { at });
  const over = pathLength(path) - reach;
  return over > 0
    ? no('SF-06', 'no.tooFar', { far: { mm: reach }, short: { mm: Math.ceil(over) } }, { at })
    : no('SF-24', 'no.ramMisses', { target: { piece: on.id } }, { at });
};
const ramBlow = (by: Placed, on: Placed): Attack => ({
  seat: by.seat,
  rule: 'SF-24',
  text: gameMessage('throw.ram', { who: { piece: by.id }, target: { piece: on.id } }),
  on,
  by: by.id,
  how: 'blow',
  power: [{ text: gameMessage('reason.ram'), value: profileOf(by).armour }],
});
/** Returns the attacks of a ram: the rammer's, and the return of a machine. A gun gives none (SF-24). */
export const ramOf = (state: State, { id, target }: Of<'ram'>): Attack[] => {
  const [unit, on] = [mustUnit(state, id), must(state, target)];
  return isGun(on) ? [ramBlow(unit, on)] : [ramBlow(unit, on), ramBlow(on, unit)];
};
/**
 * The state after a machine is driven into contact by an action (as JSON), its events, and the sums to roll. It is computed once
 * for all rows of the ram.
 */
const driven = memoize((state: State, desired: string) => {
  const action = JSON.parse(desired) as Of<'ram'>;
  const { id, target, path: way } = action;
  const unit = mustUnit(state, id);
  const rush = rushAt(state, unit, must(state, target), way);
  if (!rush) throw new Error(`${id} cannot reach ${target}.`);
  const ramEvents: EventLog = [];
  const path = rush.path.map(({ x, y }) => ({ x, y }));
  const at = path.at(-1) ?? unit.at;
  const values = { who: { piece: unit.id }, target: { piece: target }, far: { mm: pathLength(path) } };
  if (path.length > 1)
    ramEvents.push({ kind: 'moved', rule: 'SF-24', id: unit.id, path, text: gameMessage('event.rushes', values) });
  const acting = withShootingEnded(requireActive(state));
  const there: State = {
    ...changed(state, unit.id, { at, facing: rush.facing }),
    acting: { ...acting, manoeuvres: acting.manoeuvres + 1, fought: true },
  };
  const dodged = dodgeFor(there, mustUnit(there, unit.id), ramEvents);
  return { dodged, ramEvents, sums: sumsOf(dodged, ramOf(dodged, action)) };
});
/** Drives into contact and rams (SF-24). */
export const ram = (state: State, action: Of<'ram'>, luck: Luck, events: EventLog): State => {
  const { dodged, ramEvents, sums } = driven(state, JSON.stringify(action));
  events.push(...ramEvents);
  // Each machine's damage is rolled on its own. A table of both damages together would have about 24 rows.
  return together(
    dodged,
    sums,
    luck,
    events,
    sums.map(({ ask: request }) => request),
  );
};
