import type { EventLog } from '../../../core/event.ts';
import type { Refusal } from '../../../core/choice.ts';
import { type Mm, type Point, pointToward, distance, samePoint } from '../../../geometry/point.ts';
import { type Barrier, pathLength, sweep } from '../../../geometry/path.ts';
import { bearing } from '../../../geometry/rotation.ts';
import { climbCost, levelAt } from './climb.ts';
import { footOf, makeOf } from '../armies/fields.ts';
import { refuseGun } from './gunnery.ts';
import { dodges, gunFits, gunSpot, takenBy, turnAt } from './room.ts';
import {
  fieldOf,
  requireActive,
  baseAt,
  baseOf,
  changed,
  pathRadiusOf,
  isInfantry,
  must,
  mustUnit,
  profileOf,
  bodiesOnField,
  stepOf,
} from './lookups.ts';
import { type Gun, type Of, type Placed, type State, type Unit, no, gameMessage } from '../types.ts';

/** The steps of one manoeuvre by printed armour (SF-06). */
const PACE = { usual: [4, 3, 2], slow: [3, 2, 1] } as const;
/** Returns the steps of one manoeuvre by printed armour (SF-06). */
export const stepsOf = ({ slow }: Pick<State['options'], 'slow'>, armour: number): number => {
  const [light, middle, heavy] = PACE[slow ? 'slow' : 'usual'];
  if (armour <= 6) return light;
  return armour <= 8 ? middle : heavy;
};
/** Returns how far a unit can go in one manoeuvre, mm (SF-06). */
export const reachOf = (state: State, unit: Unit): Mm => stepsOf(state.options, profileOf(unit).armour) * stepOf(state);
/** Whether a unit climbs. Fighters do unless they drag a gun; cyborgs and machines do not (SF-07, SF-09). */
export const climbs = (unit: Unit, gun: Gun | null = null): boolean => profileOf(unit).kind === 'fighter' && !gun;
/** Returns what blocks a unit's path (SF-08): what it cannot climb, enemies, machines and guns. A machine passes through infantry of both sides. */
export const barriersFor = (state: State, unit: Unit, gun: Gun | null = null): Barrier[] => {
  const foot = isInfantry(unit);
  return [
    ...state.obstacles
      .filter((each) => !(climbs(unit, gun) && makeOf(each).flat))
      .map((each) => ({ id: each.id, shape: footOf(each) })),
    ...bodiesOnField(state)
      .filter(
        (body) =>
          body.id !== unit.id && body.id !== gun?.id && (!isInfantry(body) || (foot && body.seat !== unit.seat)),
      )
      .map((body) => ({ id: body.id, shape: baseOf(body) })),
  ];
};
/** Returns the cost of a path for a unit, mm: its length, and for climbers every height (SF-07). */
export const costOf = (state: State, unit: Placed<Unit>, path: readonly Point[], gun: Gun | null = null): Mm =>
  climbs(unit, gun) ? climbCost(state, path, pathRadiusOf(unit), unit.z) : pathLength(path);
/** Returns the path radius of what moves, mm. With a gun it is at least that of the gun. */
const radiusOf = (unit: Unit, gun: Gun | null): Mm => Math.max(pathRadiusOf(unit), gun ? pathRadiusOf(gun) : 0);

/** The end of a manoeuvre: place, height, a machine's facing, and the place of a dragged gun. */
export interface Arrival {
  readonly at: Point;
  readonly z: Mm;
  readonly facing: number;
  readonly gunAt: Point | null;
}
const gunOf = (state: State, id: string | undefined): Placed<Gun> | null =>
  id === undefined ? null : (must(state, id) as Placed<Gun>);
/** Returns where a unit would end a path, or why it cannot (SF-07, SF-08, SF-09, SF-24). */
export const arrive = (state: State, unit: Placed<Unit>, action: Of<'walk'>): Arrival | Refusal => {
  const { path, facing } = action;
  const gun = gunOf(state, action.gun);
  const at = path.at(-1) ?? unit.at;
  const stays = samePoint(at, unit.at);
  if (!isInfantry(unit)) return park(state, unit, at, facing ?? headingOf(path, unit.facing));
  const taken = stays ? null : takenByFoot(state, unit, at, gun);
  if (taken) return no('SF-08', 'no.barred', { what: { piece: taken } }, { at });
  const z = stays ? unit.z : levelAt(state, at, pathRadiusOf(unit));
  if (z === null) return no('SF-07', 'no.ledge', {}, { at });
  if (!gun) return { at, z, facing: unit.facing, gunAt: null };
  if (z !== 0) return no('SF-09', 'no.dragUp', { gun: { piece: gun.id } }, { at });
  const desired = { x: gun.at.x + at.x - unit.at.x, y: gun.at.y + at.y - unit.at.y };
  const gunAt = gunSpot(state, gun, { ...unit, at }, desired);
  if (!gunAt) return no('SF-09', 'no.gunRoom', { gun: { piece: gun.id } }, { at });
  return { at, z, facing: unit.facing, gunAt };
};
/** Returns what infantry would overlap at a point, flat tops excepted. */
const takenByFoot = (state: State, unit: Unit, at: Point, gun: Gun | null): string | null => {
  const tops = climbs(unit, gun) ? state.obstacles.filter((each) => makeOf(each).flat) : [];
  const rest: State = {
    ...state,
    obstacles: state.obstacles.filter((each) => !tops.includes(each)),
    guns: state.guns.filter((each) => each.id !== gun?.id),
  };
  return takenBy(rest, unit, at);
};
const park = (state: State, unit: Placed<Unit>, at: Point, desired: number): Arrival | Refusal => {
  const facing = turnAt(state, unit, at, desired);
  if (facing === null) return no('SF-08', 'no.noRoom', { who: { piece: unit.id } }, { at });
  if (!dodges(state, unit, baseAt(unit, at, facing))) return no('SF-24', 'no.noDodge', {}, { at });
  return { at, z: 0, facing, gunAt: null };
};
const headingOf = (path: readonly Point[], old: number): number => {
  const [before, last] = path.slice(-2);
  return before && last && !samePoint(before, last) ? bearing(before, last) : old;
};

/**
 * Returns why a unit cannot make another manoeuvre. All its actions are used, it has claimed aimed fire, or a ram would follow
 * close combat (SF-05, SF-15, SF-24).
 */
export const refuseManoeuvre = (state: State, unit: Unit, rams = false): Refusal | null => {
  const { acting } = state;
  if (acting?.aimed) return no('SF-15', 'no.aimedStays', { who: { piece: unit.id } });
  if (rams && acting?.fought) return no('SF-24', 'no.foughtAlready', { who: { piece: unit.id } });
  const shot = acting !== null && acting.shooting !== 'not yet';
  const max = 1 + (shot ? 0 : 1) + (rams || acting?.fought ? 0 : 1);
  return (acting?.manoeuvres ?? 0) < max ? null : no('SF-05', 'no.noManoeuvre', { who: { piece: unit.id } });
};
/** Returns why a unit cannot take this path in one manoeuvre, with its longest legal part (SF-06 to SF-09). */
export const refuseWalk = (state: State, action: Of<'walk'>): Refusal | null => {
  const why = refuseSetOut(state, action);
  if (why) return why;
  const unit = mustUnit(state, action.id);
  const barred = refuseWay(state, unit, action);
  return barred && { ...barred, instead: shortOf(state, unit, action) };
};
/** Whether a unit can take this path in one manoeuvre (SF-06 to SF-09). */
export const mayWalk = (state: State, action: Of<'walk'>): boolean =>
  !refuseSetOut(state, action) && !refuseWay(state, mustUnit(state, action.id), action);
const refuseSetOut = (state: State, { id, gun, path }: Of<'walk'>): Refusal | null => {
  const unit = mustUnit(state, id);
  const refused = refuseManoeuvre(state, unit) ?? refuseDrag(state, unit, gun);
  if (refused) return refused;
  return path[0] && samePoint(path[0], unit.at)
    ? null
    : no('SF-08', 'no.start', { who: { piece: unit.id } }, { at: unit.at });
};
const refuseDrag = (state: State, unit: Placed<Unit>, gun: string | undefined): Refusal | null => {
  if (gun === undefined) return null;
  const refused = refuseGun(state, unit, gun);
  if (refused) return refused;
  const { mover } = must(state, gun) as Gun;
  return mover === null || mover === unit.id ? null : no('SF-09', 'no.gunMoved', { gun: { piece: gun } });
};
const refuseWay = (state: State, unit: Placed<Unit>, action: Of<'walk'>): Refusal | null => {
  const { path } = action;
  const gun = gunOf(state, action.gun);
  const stop = sweep(path, radiusOf(unit, gun), barriersFor(state, unit, gun), fieldOf(state));
  if (stop) {
    return stop.barrier === 'edge'
      ? no('SF-08', 'no.edge', {}, { at: stop.at })
      : no('SF-08', 'no.barred', { what: { piece: stop.barrier } }, { at: stop.at });
  }
  const reach = reachOf(state, unit);
  const cost = costOf(state, unit, path, gun);
  if (cost > reach) {
    const over = { far: { mm: reach }, short: { mm: Math.ceil(cost - reach) } };
    return no('SF-06', 'no.tooFar', over, { at: path.at(-1) ?? unit.at });
  }
  const arrival = arrive(state, unit, action);
  return 'rule' in arrival ? arrival : null;
};
/** How far back from a blocked point a legal end is searched, mm. */
const BACK: readonly Mm[] = [0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 22, 26, 32, 40, 50];
/** Returns the longest legal part of a path, searched back from where its length or an obstacle ends it. */
const shortOf = (state: State, unit: Placed<Unit>, action: Of<'walk'>): Of<'walk'> => {
  const { path } = action;
  const cut = (length: Mm): Of<'walk'> => ({ ...action, path: pathUpTo(path, length) });
  const gun = gunOf(state, action.gun);
  const barriers = barriersFor(state, unit, gun);
  const reach = reachOf(state, unit);
  const goes = (length: Mm): boolean => {
    const part = pathUpTo(path, length);
    return costOf(state, unit, part, gun) <= reach && !sweep(part, radiusOf(unit, gun), barriers, fieldOf(state));
  };
  let [low, high] = [0, Math.floor(pathLength(path))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (goes(middle)) low = middle;
    else high = middle - 1;
  }
  for (const back of BACK) {
    const shorter = cut(Math.max(0, low - back));
    if (!refuseWay(state, unit, shorter)) return shorter;
  }
  return { ...action, path: path.slice(0, 1) };
};
/** Returns the first part of a path with this length in mm. Its end is in whole mm. */
export const pathUpTo = (path: readonly Point[], length: Mm): Point[] => {
  const kept: Point[] = [];
  let left = length;
  for (const point of path) {
    const last = kept.at(-1) ?? point;
    const leg = distance(last, point);
    if (leg > left) {
      const end = pointToward(last, point, left);
      return samePoint(end, last) ? kept : [...kept, end];
    }
    left -= leg;
    kept.push({ x: point.x, y: point.y });
  }
  return kept;
};

/** Moves infantry out of the way of a machine that has come to rest (SF-24). */
export const dodgeFor = (state: State, machine: Placed<Unit>, events: EventLog): State => {
  let next = state;
  for (const { id, at } of dodges(state, machine, baseOf(machine)) ?? []) {
    const from = must(next, id).at;
    events.push({
      kind: 'moved',
      rule: 'SF-24',
      id,
      path: [from, at],
      text: gameMessage('event.dodges', { who: { piece: id } }),
    });
    next = changed(next, id, { at });
  }
  return next;
};
/** Performs a manoeuvre (SF-05 to SF-09). */
export const walk = (state: State, action: Of<'walk'>, events: EventLog): State => {
  const unit = mustUnit(state, action.id);
  const gun = gunOf(state, action.gun);
  const arrival = arrive(state, unit, action);
  if ('rule' in arrival) throw new Error(`${action.id} cannot end there.`);
  const { at, z, facing, gunAt } = arrival;
  const path = action.path.map(({ x, y }) => ({ x, y }));
  const cost = costOf(state, unit, path, gun);
  const ruleOnFoot = cost > pathLength(path) ? 'SF-07' : 'SF-06';
  const rule = gun ? 'SF-09' : ruleOnFoot;
  const values = { who: { piece: unit.id }, far: { mm: cost } };
  if (cost > 0) events.push({ kind: 'moved', rule, id: unit.id, path, text: gameMessage('event.walks', values) });
  let next = changed(state, unit.id, { at: { x: at.x, y: at.y }, z, facing });
  if (gun && gunAt) next = bring(next, gun, gunAt, unit.id, events);
  const acting = requireActive(state);
  next = {
    ...next,
    acting: { ...withShootingEnded(acting), manoeuvres: acting.manoeuvres + 1, brought: gun ? gun.id : null },
  };
  return isInfantry(unit) ? next : dodgeFor(next, mustUnit(next, unit.id), events);
};
/** Shooting is done from one spot, so any other action ends it (SF-05). */
export const withShootingEnded = (acting: NonNullable<State['acting']>): NonNullable<State['acting']> => ({
  ...acting,
  shooting: acting.shooting === 'open' ? 'over' : acting.shooting,
  brought: null,
});
const bring = (state: State, gun: Placed<Gun>, at: Point, mover: string, events: EventLog): State => {
  const values = { gun: { piece: gun.id }, who: { piece: mover } };
  if (!samePoint(gun.at, at))
    events.push({
      kind: 'moved',
      rule: 'SF-09',
      id: gun.id,
      path: [gun.at, at],
      text: gameMessage('event.brings', values),
    });
  return changed(state, gun.id, { at: { x: at.x, y: at.y }, mover });
};

/** Returns why a gun just dragged cannot be set down at a spot instead (SF-09). */
export const refuseSetDown = (state: State, { at }: Of<'setDown'>): Refusal | null => {
  const { acting } = state;
  if (!acting?.brought) return no('SF-09', 'no.nothingBrought');
  const gun = must(state, acting.brought) as Placed<Gun>;
  const mover = mustUnit(state, acting.id);
  if (gunFits(state, gun, mover, at)) return null;
  const spot = gunSpot(state, gun, mover, at);
  const instead = spot ? { instead: { type: 'setDown', at: spot } } : {};
  return no('SF-09', 'no.gunBeside', { gun: { piece: gun.id } }, { at, ...instead });
};
/** Moves a gun just dragged to another spot beside its mover, once (SF-09). */
export const setDown = (state: State, { at }: Of<'setDown'>, events: EventLog): State => {
  const acting = requireActive(state);
  const gun = must(state, acting.brought ?? '') as Placed<Gun>;
  return { ...bring(state, gun, at, acting.id, events), acting: { ...acting, brought: null } };
};
