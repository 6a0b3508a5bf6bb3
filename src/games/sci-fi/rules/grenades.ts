import type { EventLog } from '../../../core/event.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { refuseShooting } from './gunnery.ts';
import { inflict } from './harm.ts';
import { isCovered, sees } from './sightlines.ts';
import {
  requireActive,
  gapInSpace,
  isInfantry,
  isTarget,
  isWithin,
  likelyTargets,
  must,
  mustUnit,
  profileOf,
  bodiesOnField,
  bodyOnField,
  stepOf,
} from './lookups.ts';
import { type Attack, sumOf } from './rolls.ts';
import { type Body, type Of, type Placed, type State, type Unit, no, gameMessage } from '../types.ts';

/** The range of a grenade and the radius of its blast, in steps, and their Shooting values (SF-19). */
export const GRENADE = { range: 3, shooting: 5, blast: 2, blastShooting: 3 } as const;

/** Whether a unit can throw grenades: infantry can, cyborgs unless the option forbids it (SF-19, SF-29). */
const isThrower = ({ options }: State, unit: Body): boolean =>
  isInfantry(unit) && (options.cyborgGrenades || profileOf(unit).kind !== 'cyborg');
/** Returns why a unit cannot throw a grenade at a target (SF-19, SF-20, SF-29). */
export const refuseGrenade = (state: State, { id, target }: Of<'grenade'>): Refusal | null => {
  const unit = mustUnit(state, id);
  const who = { piece: id };
  if (!isInfantry(unit)) return no('SF-19', 'no.noGrenades', { who });
  if (!isThrower(state, unit)) return no('SF-29', 'no.noGrenades', { who });
  if (state.grenade) return no('SF-19', 'no.grenadeThrown');
  const on = bodyOnField(state, target);
  if (!on || !isTarget(on, unit.seat)) return no('SF-10', 'no.noTarget');
  const distance = GRENADE.range * stepOf(state);
  if (!isWithin(state, unit, on, GRENADE.range)) {
    const short = { mm: Math.ceil(gapInSpace(state, unit, on) - distance) };
    return no('SF-19', 'no.grenadeFar', { far: { mm: distance }, short }, brokenMeasure(unit.at, on.at));
  }
  if (!sees(state, unit, on))
    return no('SF-10', 'no.hidden', { target: { piece: target } }, brokenMeasure(unit.at, on.at));
  return refuseShooting(state, unit);
};
/** Returns the sensible grenade targets of a unit: seen, in range, and no gun of its own side (SF-19, SF-29). */
export const grenadeTargets = (state: State, unit: Placed<Unit>): Placed[] =>
  state.grenade || !isThrower(state, unit)
    ? []
    : likelyTargets(state, unit.seat).filter((on) => isWithin(state, unit, on, GRENADE.range) && sees(state, unit, on));

/** Returns the grenade's direct attack, and the blast on all others near the target (SF-19). */
export const grenadeOf = (state: State, { id, target }: Of<'grenade'>): Attack[] => {
  const [unit, on] = [mustUnit(state, id), must(state, target)];
  const { seat } = unit;
  const direct: Attack = {
    seat,
    rule: 'SF-19',
    text: gameMessage('throw.grenade', { who: { piece: id }, target: { piece: target } }),
    on,
    by: id,
    how: 'lob',
    power: [{ text: gameMessage('reason.grenade'), value: GRENADE.shooting }],
    covered: isCovered(state, unit, on),
  };
  return [
    direct,
    ...caughtBy(state, on).map((body): Attack => {
      const text = gameMessage('throw.blast', { target: { piece: body.id } });
      return {
        seat,
        rule: 'SF-19',
        text,
        on: body,
        by: target,
        how: 'blast',
        power: [{ text: gameMessage('reason.blast'), value: GRENADE.blastShooting }],
      };
    }),
  ];
};
/** Returns all others within the blast of a grenade, friend and enemy alike (SF-19). */
export const caughtBy = (state: State, on: Placed): Placed[] =>
  bodiesOnField(state).filter((body) => body.id !== on.id && isWithin(state, body, on, GRENADE.blast));
/** Throws the grenade: all rolls first, then all effects together (SF-19). */
export const throwGrenade = (state: State, action: Of<'grenade'>, luck: Luck, events: EventLog): State => {
  const sums = grenadeOf(state, action).map((attack) => ({ on: attack.on.id, ...sumOf(state, attack) }));
  const asks = sums.map(({ ask: request }) => request);
  const rolls = asks.map((request) => luck.roll(request, asks));
  events.push(...rolls);
  const fallen = sums.map(({ on, harms }, i) => ({
    on,
    harm: harms[rolls[i]?.row ?? -1] ?? ({ kind: 'none' } as const),
  }));
  let next: State = {
    ...state,
    grenade: true,
    acting: { ...requireActive(state), shooting: 'open', brought: null },
  };
  for (const { on, harm } of fallen) next = inflict(next, on, harm, events);
  return next;
};
