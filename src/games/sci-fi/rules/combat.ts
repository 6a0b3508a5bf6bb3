import type { EventLog } from '../../../core/event.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Luck, RollRequest } from '../../../core/luck.ts';
import { inSight } from './gunnery.ts';
import { inflict } from './harm.ts';
import { withShootingEnded } from './movement.ts';
import {
  requireActive,
  gapInSpace,
  isInfantry,
  isTarget,
  isWithin,
  isWounded,
  must,
  mustUnit,
  profileOf,
  bodyOnField,
  stepOf,
} from './lookups.ts';
import { type Attack, type Sum, sumOf } from './rolls.ts';
import { type Of, type Placed, type State, no, gameMessage } from '../types.ts';

/** The reach of a blow, in steps (SF-25). */
export const BLOW = 1;

/** Returns why a unit cannot attack a target in close combat (SF-05, SF-15, SF-25, SF-30). */
export const refuseFight = (state: State, { id, target }: Of<'fight'>): Refusal | null => {
  const unit = mustUnit(state, id);
  const who = { piece: id };
  const { acting } = state;
  if (!isInfantry(unit)) return no('SF-25', 'no.machineFights', { who });
  if (acting?.fought) return no('SF-05', 'no.foughtAlready', { who });
  if (acting?.aimed) return no('SF-15', 'no.aimedStays', { who });
  if ((acting?.manoeuvres ?? 0) > (acting && acting.shooting !== 'not yet' ? 1 : 2))
    return no('SF-05', 'no.replaced', { who });
  const on = bodyOnField(state, target);
  if (!on || !isTarget(on, unit.seat)) return no('SF-25', 'no.noTarget');
  if (!isWithin(state, unit, on, BLOW)) {
    const short = { mm: Math.ceil(gapInSpace(state, unit, on) - BLOW * stepOf(state)) };
    return no('SF-25', 'no.blowFar', { far: { mm: BLOW * stepOf(state) }, short }, brokenMeasure(unit.at, on.at));
  }
  return inSight(state, unit, on)
    ? null
    : no('SF-30', 'no.hidden', { target: { piece: target } }, brokenMeasure(unit.at, on.at));
};
const blowOf = (by: Placed, on: Placed, back: boolean): Attack => ({
  seat: by.seat,
  rule: back ? 'SF-26' : 'SF-25',
  text: gameMessage(back ? 'throw.back' : 'throw.blow', { who: { piece: by.id }, target: { piece: on.id } }),
  on,
  by: by.id,
  how: 'blow',
  power: [{ text: gameMessage('reason.blow'), value: profileOf(by).blow }],
});
/** Returns the blow, and the return blow if the enemy is unwounded infantry (SF-25, SF-26). */
export const fightOf = (state: State, { id, target }: Of<'fight'>): Attack[] => {
  const [unit, on] = [mustUnit(state, id), must(state, target)];
  const answers = isInfantry(on) && !isWounded(on);
  return answers ? [blowOf(unit, on, false), blowOf(on, unit, true)] : [blowOf(unit, on, false)];
};
/** The roll of an attack, with its target. */
interface Struck extends Sum {
  readonly on: string;
}
/** Returns the sums of simultaneous attacks. */
export const sumsOf = (state: State, attacks: readonly Attack[]): Struck[] =>
  attacks.map((attack) => ({ on: attack.on.id, ...sumOf(state, attack) }));
/** Makes all rolls, then applies all their effects (SF-24, SF-25). `apart`: independent rolls with odds shown one by one. */
export const together = (
  state: State,
  sums: readonly Struck[],
  luck: Luck,
  events: EventLog,
  apart: readonly RollRequest[] = [],
): State => {
  const fallen = sums.map(({ on, ask: request, harms }) => {
    const rolled = luck.roll(request, apart);
    events.push(rolled);
    return { on, harm: harms[rolled.row] ?? ({ kind: 'none' } as const) };
  });
  return fallen.reduce((next, { on, harm }) => inflict(next, on, harm, events), state);
};
/** Fights a close combat, with both blows at the same time (SF-25). */
export const fight = (state: State, action: Of<'fight'>, luck: Luck, events: EventLog): State => {
  const acting = { ...withShootingEnded(requireActive(state)), fought: true };
  const fighting = { ...state, acting };
  return together(fighting, sumsOf(fighting, fightOf(state, action)), luck, events);
};
