import type { Refusal } from '../../core/choice.ts';
import type { Luck } from '../../core/luck.ts';
import { type Mm, type Point, distance, same } from '../../geometry/point.ts';
import { CONTACT, pathLength, shortestPath, sweep } from '../../geometry/path.ts';
import { bearing } from '../../geometry/turn.ts';
import { inSight } from './gunnery.ts';
import { inflict } from './harm.ts';
import { barriersFor, dodgeFor, firstPart, reachOf, refuseManoeuvre, spotLeft } from './movement.ts';
import { dodges, isTaken, overlap } from './room.ts';
import {
  FIELD_RECT,
  actingOf,
  apart,
  baseAt,
  baseOf,
  changed,
  excess,
  girthOf,
  isGun,
  isHardware,
  isInfantry,
  isTarget,
  isWithin,
  isWounded,
  must,
  mustUnit,
  planGap,
  profileOf,
  spanOf,
  standing,
  standingOf,
  stepOf,
} from './table.ts';
import { type Attack, sumOf } from './throws.ts';
import { type Of, type Placed, type State, type Tale, type Unit, no, say } from './types.ts';

/** How far a blow reaches, in steps (SF-25). */
export const BLOW = 1;

/** Why a unit cannot attack a target in close combat (SF-05, SF-15, SF-25, SF-30). */
export const refuseFight = (state: State, { id, target }: Of<'fight'>): Refusal | null => {
  const unit = mustUnit(state, id);
  const who = { piece: id };
  const { acting } = state;
  if (!isInfantry(unit)) return no('SF-25', 'no.machineFights', { who });
  if (acting?.fought) return no('SF-05', 'no.foughtAlready', { who });
  if (acting?.aimed) return no('SF-15', 'no.aimedStays', { who });
  if ((acting?.manoeuvres ?? 0) > (acting && acting.shooting !== 'not yet' ? 1 : 2))
    return no('SF-05', 'no.replaced', { who });
  const on = standingOf(state, target);
  if (!on || !isTarget(on, unit.seat)) return no('SF-25', 'no.noTarget');
  if (!isWithin(state, unit, on, BLOW)) {
    const short = excess(state, apart(state, unit, on) - BLOW * stepOf(state));
    return no('SF-25', 'no.blowFar', { far: { mm: BLOW * stepOf(state) }, short }, { at: on.at });
  }
  return inSight(state, unit, on) ? null : no('SF-30', 'no.hidden', { target: { piece: target } }, { at: on.at });
};
const blowOf = (by: Placed, on: Placed, back: boolean): Attack => ({
  seat: by.seat,
  rule: back ? 'SF-26' : 'SF-25',
  text: say(back ? 'throw.back' : 'throw.blow', { who: { piece: by.id }, target: { piece: on.id } }),
  on,
  power: [{ text: say('reason.blow'), value: profileOf(by).blow }],
});
/** The blow, and the blow struck back by an unwounded enemy who is infantry (SF-25, SF-26). */
export const fightOf = (state: State, { id, target }: Of<'fight'>): Attack[] => {
  const [unit, on] = [mustUnit(state, id), must(state, target)];
  const answers = isInfantry(on) && !isWounded(on);
  return answers ? [blowOf(unit, on, false), blowOf(on, unit, true)] : [blowOf(unit, on, false)];
};
/** Makes all throws, then lets them all take effect (SF-24, SF-25). */
const together = (state: State, attacks: readonly Attack[], luck: Luck, tale: Tale): State => {
  const sums = attacks.map((attack) => ({ on: attack.on.id, ...sumOf(state, attack) }));
  const fallen = sums.map(({ on, ask, harms }) => {
    const rolled = luck.roll(ask);
    tale.push(rolled);
    return { on, harm: harms[rolled.row] ?? ({ kind: 'none' } as const) };
  });
  return fallen.reduce((next, { on, harm }) => inflict(next, on, harm, tale), state);
};
/** A close combat, both blows at the same time (SF-25). */
export const fight = (state: State, action: Of<'fight'>, luck: Luck, tale: Tale): State => {
  const acting = { ...spotLeft(actingOf(state)), fought: true };
  return together({ ...state, acting }, fightOf(state, action), luck, tale);
};

/** The way of a machine to where it rams, and how it is turned there. */
export interface Rush {
  readonly path: readonly Point[];
  readonly facing: number;
}
const standsFree = (state: State, unit: Placed<Unit>, at: Point, facing: number): boolean => {
  const hull = baseAt(unit, at, facing);
  const others = standing(state).filter((body) => body.id !== unit.id && isHardware(body));
  return !isTaken(state, hull, others) && dodges(state, unit, hull) !== null;
};
/** The way into contact with a target in one manoeuvre, or null (SF-24): towards its middle until the bases touch. */
export const rushAt = (state: State, unit: Placed<Unit>, on: Placed): Rush | null => {
  const reach = reachOf(state, unit);
  const target = baseOf(on);
  const spans = spanOf(unit) + spanOf(on);
  if (distance(unit.at, on.at) > reach + spans + CONTACT) return null;
  if (planGap(baseOf(unit), target) <= CONTACT) return { path: [unit.at], facing: unit.facing };
  const barriers = barriersFor(state, unit).filter(({ id }) => id !== on.id);
  const whole = shortestPath(unit.at, on.at, girthOf(unit), barriers, FIELD_RECT, reach + spans);
  if (!whole) return null;
  const length = pathLength(whole);
  const touches = (path: readonly Point[]): Rush | null => {
    const [before, at] = path.slice(-2);
    if (!before || !at || same(before, at) || pathLength(path) > reach) return null;
    const facing = bearing(before, at);
    const hull = baseAt(unit, at, facing);
    if (overlap(hull, target) || planGap(hull, target) > CONTACT) return null;
    if (!standsFree(state, unit, at, facing) || sweep(path, girthOf(unit), barriers, FIELD_RECT)) return null;
    return { path, facing };
  };
  for (let far: Mm = Math.max(1, Math.floor(length - spans - 2)); far <= Math.min(length, reach); far++) {
    const path = firstPart(whole, far);
    const at = path.at(-1);
    const before = path.at(-2);
    if (!at || !before) continue;
    const hull = baseAt(unit, at, bearing(before, at));
    if (!overlap(hull, target) && planGap(hull, target) > 2 * CONTACT + 1) continue;
    const found = AROUND.map(([x, y]) => touches([...path.slice(0, -1), { x: at.x + x, y: at.y + y }])).find(Boolean);
    if (found) return found;
    if (overlap(hull, target)) return null;
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

/** Why a machine cannot ram a target (SF-24). */
export const refuseRam = (state: State, { id, target }: Of<'ram'>): Refusal | null => {
  const unit = mustUnit(state, id);
  if (isInfantry(unit)) return no('SF-24', 'no.onlyMachinesRam');
  const refused = refuseManoeuvre(state, unit, true);
  if (refused) return refused;
  const on = standingOf(state, target);
  if (!on || !isHardware(on) || !isTarget(on, unit.seat)) return no('SF-24', 'no.noRamTarget');
  return rushAt(state, unit, on) ? null : no('SF-24', 'no.ramFar', { target: { piece: target } }, { at: on.at });
};
const ramBlow = (by: Placed, on: Placed): Attack => ({
  seat: by.seat,
  rule: 'SF-24',
  text: say('throw.ram', { who: { piece: by.id }, target: { piece: on.id } }),
  on,
  power: [{ text: say('reason.ram'), value: profileOf(by).armour }],
});
/** The blows of a ram: the rammer's, and the one a machine gives back; a gun gives none (SF-24). */
export const ramOf = (state: State, { id, target }: Of<'ram'>): Attack[] => {
  const [unit, on] = [mustUnit(state, id), must(state, target)];
  return isGun(on) ? [ramBlow(unit, on)] : [ramBlow(unit, on), ramBlow(on, unit)];
};
/** Drives into contact and rams (SF-24). */
export const ram = (state: State, action: Of<'ram'>, luck: Luck, tale: Tale): State => {
  const unit = mustUnit(state, action.id);
  const rush = rushAt(state, unit, must(state, action.target));
  if (!rush) throw new Error(`${action.id} cannot reach ${action.target}.`);
  const path = rush.path.map(({ x, y }) => ({ x, y }));
  const at = path.at(-1) ?? unit.at;
  const values = { who: { piece: unit.id }, target: { piece: action.target }, far: { mm: pathLength(path) } };
  if (path.length > 1)
    tale.push({ kind: 'moved', rule: 'SF-24', id: unit.id, path, text: say('event.rushes', values) });
  const acting = spotLeft(actingOf(state));
  const there: State = {
    ...changed(state, unit.id, { at, facing: rush.facing }),
    acting: { ...acting, manoeuvres: acting.manoeuvres + 1, fought: true },
  };
  const dodged = dodgeFor(there, mustUnit(there, unit.id), tale);
  return together(dodged, ramOf(dodged, action), luck, tale);
};
