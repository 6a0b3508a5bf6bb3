import type { EventLog } from '../../../core/event.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import type { Modifier } from '../../../core/message.ts';
import { inflict } from './harm.ts';
import { coverFrom, isCovered, sees } from './sightlines.ts';
import {
  requireActive,
  changed,
  enemiesOf,
  isGun,
  isInfantry,
  isPlaced,
  isTarget,
  isTouching,
  isWithin,
  must,
  mustUnit,
  profileOf,
  bodyOnField,
} from './lookups.ts';
import { type Attack, sumOf } from './rolls.ts';
import { type Of, type Placed, type State, type Unit, no, gameMessage } from '../types.ts';

/** The bonus for aimed fire, and for a near target (SF-15, SF-16). */
const BONUS = 2;
/** The distance of a near target, in steps (SF-16). */
export const NEAR = 2;

/** Whether one of two bodies can see the other (SF-30). */
export const inSight = (state: State, a: Placed, b: Placed): boolean => sees(state, a, b) || sees(state, b, a);
/** Returns the enemy that pins a unit, or null: an unwounded one within 1 step, machines only by the option *strict* (SF-20). */
export const pinnedBy = (state: State, unit: Placed<Unit>): Placed<Unit> | null => {
  const { strict } = state.options;
  if (!strict && !isInfantry(unit)) return null;
  return (
    enemiesOf(state, unit.seat).find(
      (enemy) =>
        !enemy.wounded &&
        (strict || isInfantry(enemy)) &&
        isWithin(state, unit, enemy, 1) &&
        inSight(state, unit, enemy),
    ) ?? null
  );
};
/** Returns why a unit cannot use a gun: it does not touch it, or an unwounded enemy fighter does (SF-21). */
export const refuseGun = (state: State, unit: Placed<Unit>, id: string): Refusal | null => {
  const gun = state.guns.find((each) => each.id === id);
  const values = { gun: { piece: id } };
  if (!gun || !isPlaced(gun)) return no('SF-21', 'no.noGun');
  if (!isInfantry(unit) || unit.wounded || !isTouching(unit, gun)) return no('SF-21', 'no.notTouching', values);
  const holder = enemiesOf(state, unit.seat).find(
    (enemy) => isInfantry(enemy) && !enemy.wounded && isTouching(enemy, gun),
  );
  return holder ? no('SF-21', 'no.gunHeld', { ...values, who: { piece: holder.id } }) : null;
};
/** Returns why a unit cannot shoot: pinned, no longer on its spot, or the action was replaced (SF-05, SF-20). */
export const refuseShooting = (state: State, unit: Placed<Unit>): Refusal | null => {
  const { acting } = state;
  const who = { piece: unit.id };
  if (acting?.shooting === 'over') return no('SF-05', 'no.shotAlready', { who });
  if (acting?.shooting !== 'open' && (acting?.manoeuvres ?? 0) > (acting?.fought ? 1 : 2))
    return no('SF-05', 'no.replaced', { who });
  const enemy = pinnedBy(state, unit);
  return enemy ? no('SF-20', 'no.pinned', { who, by: { piece: enemy.id } }, brokenMeasure(unit.at, enemy.at)) : null;
};
/** Returns why a body cannot be shot at from another: it is neither an enemy nor a gun, or it is fully hidden (SF-10). */
const refuseTarget = (state: State, from: Placed, seat: Unit['seat'], id: string): Refusal | null => {
  const target = bodyOnField(state, id);
  if (!target || target.id === from.id || !isTarget(target, seat)) return no('SF-10', 'no.noTarget');
  if (coverFrom(state, from, target) < 1) return null;
  return no('SF-10', 'no.hidden', { target: { piece: id } }, brokenMeasure(from.at, target.at));
};

/** Returns why a unit cannot fire its own weapon at a target (SF-10, SF-15, SF-18, SF-20, SF-21, SF-22). */
export const refuseShot = (state: State, { id, weapon, target, aimed }: Of<'shoot'>): Refusal | null => {
  const unit = mustUnit(state, id);
  const refused = refuseWeapon(state, unit, weapon);
  if (refused) return refused;
  if (!isInfantry(unit) && state.options.fire === 'real') return no('SF-22', 'no.realFire', { who: { piece: id } });
  return (
    (aimed ? refuseAimed(state, unit) : null) ??
    refuseShooting(state, unit) ??
    refuseTarget(state, unit, unit.seat, target)
  );
};
/** Returns why a unit cannot fire this weapon any more, or has none such (SF-18, SF-21). */
export const refuseWeapon = (state: State, unit: Unit, weapon: number): Refusal | null => {
  const who = { piece: unit.id };
  if (profileOf(unit).weapons[weapon] === undefined) return no('SF-18', 'no.unarmed', { who });
  if (state.acting?.fired.includes(weapon)) return no('SF-18', 'no.firedAlready', { who });
  return state.acting?.crew ? no('SF-21', 'no.servesGun', { who }) : null;
};
const refuseAimed = ({ acting }: State, unit: Unit): Refusal | null => {
  const still = acting === null || (acting.manoeuvres === 0 && !acting.fought);
  return isInfantry(unit) && still ? null : no('SF-15', 'no.notAimed', { who: { piece: unit.id } });
};
/** Returns the attack of a unit's own shot: Shooting, aimed and near bonuses, and cover (SF-11, SF-13, SF-15, SF-16). */
export const shotOf = (state: State, { id, weapon, target, aimed }: Of<'shoot'>): Attack => {
  const [unit, on] = [mustUnit(state, id), must(state, target)];
  const near = isInfantry(unit) && isWithin(state, unit, on, NEAR);
  return {
    seat: unit.seat,
    rule: 'SF-11',
    text: gameMessage('throw.shot', { who: { piece: id }, target: { piece: target } }),
    on,
    by: id,
    how: 'shot',
    power: [
      { text: gameMessage('reason.shooting'), value: profileOf(unit).weapons[weapon] ?? 0 },
      ...(aimed ? [bonus('reason.aimed')] : []),
      ...(near ? [bonus('reason.near')] : []),
    ],
    covered: isCovered(state, unit, on),
    shot: true,
  };
};
const bonus = (key: 'reason.aimed' | 'reason.near'): Modifier => ({ text: gameMessage(key), value: BONUS });
/** Rolls an attack and applies the lit row (SF-11). */
const carryOut = (state: State, attack: Attack, luck: Luck, events: EventLog): State => {
  const { ask: request, harms } = sumOf(state, attack);
  const rolled = luck.roll(request);
  events.push(rolled);
  return inflict(state, attack.on.id, harms[rolled.row] ?? { kind: 'none' }, events);
};
/** Fires a unit's own weapon (SF-11). */
export const shoot = (state: State, action: Of<'shoot'>, luck: Luck, events: EventLog): State => {
  const attack = shotOf(state, action);
  const acting = requireActive(state);
  const begun: State = {
    ...state,
    acting: {
      ...acting,
      shooting: 'open',
      fired: [...acting.fired, action.weapon],
      aimed: acting.aimed || action.aimed,
      brought: null,
    },
  };
  return carryOut(begun, attack, luck, events);
};

/** Returns why a fighter cannot fire a gun now: the gun has fired, or the fighter has used its own weapon or another gun (SF-21). */
export const refuseService = (state: State, unit: Placed<Unit>, id: string): Refusal | null => {
  const refused = refuseGun(state, unit, id);
  if (refused) return refused;
  const gun = state.guns.find((each) => each.id === id);
  if (gun?.fired) return no('SF-21', 'no.gunFired', { gun: { piece: id } });
  const { acting } = state;
  if (acting?.crew || (acting?.fired.length ?? 0) > 0) return no('SF-21', 'no.ownWeapon', { who: { piece: unit.id } });
  return refuseShooting(state, unit);
};
/** Returns why a fighter cannot fire a gun at a target by a sum (SF-21, SF-22). */
export const refuseServe = (state: State, { id, gun, target }: Of<'serve'>): Refusal | null => {
  const unit = mustUnit(state, id);
  if (state.options.fire === 'real') return no('SF-22', 'no.realFire', { who: { piece: gun } });
  return refuseService(state, unit, gun) ?? refuseTarget(state, must(state, gun), unit.seat, target);
};
/** Returns the attack of a gun's shot: its Shooting without a bonus, seen from the gun (SF-10, SF-22). */
export const serviceOf = (state: State, { id, gun, target }: Of<'serve'>): Attack => {
  const [piece, on] = [must(state, gun), must(state, target)];
  return {
    seat: mustUnit(state, id).seat,
    rule: 'SF-22',
    text: gameMessage('throw.shot', { who: { piece: gun }, target: { piece: target } }),
    on,
    by: gun,
    how: 'shot',
    power: [{ text: gameMessage('reason.shooting'), value: profileOf(piece).weapons[0] ?? 0 }],
    covered: isCovered(state, piece, on),
    shot: true,
  };
};
/** Returns the state after a fighter has crewed and fired a gun (SF-21). */
export const served = (state: State, gun: string): State => ({
  ...changed(state, gun, { fired: true }),
  acting: { ...requireActive(state), shooting: 'open', crew: true, brought: null },
});
/** Fires a gun by a sum (SF-21, SF-22). */
export const serve = (state: State, action: Of<'serve'>, luck: Luck, events: EventLog): State =>
  carryOut(served(state, action.gun), serviceOf(state, action), luck, events);
/** Returns the guns that a unit may use from its place (SF-21). */
export const gunsFor = (state: State, unit: Placed<Unit>): string[] =>
  isInfantry(unit)
    ? state.guns.filter((gun) => isGun(gun) && refuseGun(state, unit, gun.id) === null).map(({ id }) => id)
    : [];
