// The gap rule of field V (FF-23), also for one against nine (FF-32).
import type { Refusal } from '../../../core/choice.ts';
import type { Mm } from '../../../geometry/point.ts';
import { type FlickReading } from './flick.ts';
import { sizeOf } from '../show/outlines.ts';
import { clearDistance, gapShown, isAtLeastApart } from './place.ts';
import { fighterOf, warriorsOnField, unbeaten } from './lookups.ts';
import {
  type Fighter,
  type Flicking,
  type Side,
  type WarriorOnField,
  type State,
  no,
  otherOf,
  gameMessage,
  sideOf,
} from '../types.ts';
import type { Foul } from './fieldRules.ts';

/** Returns the warriors that the gap must let through: a team's undefeated ones, or in one against nine all that remain (FF-23, FF-31, FF-32). */
const passing = (state: State, side: Side): Fighter[] =>
  state.options.variant === 'alone' ? warriorsOnField(state) : unbeaten(state, side);
/** Returns the least clear distance for a strike by this side, mm, not rounded (FF-23). */
export const gapFor = (state: State, side: Side): Mm =>
  Math.min(...passing(state, side).map(({ id }) => sizeOf(id).width));
/** Returns the enemies far enough from a warrior to be struck by it (FF-23). */
export const lawfulTargets = (state: State, who: WarriorOnField): WarriorOnField[] => {
  const distance = gapFor(state, who.seat);
  return warriorsOnField(state, otherOf(who.seat)).filter((each) => isAtLeastApart(who, each, distance));
};
/** Whether a warrior is far enough from any enemy to strike it (FF-23). */
export const canStrike = (state: State, who: WarriorOnField): boolean => lawfulTargets(state, who).length > 0;
/** Returns why this warrior cannot strike: every enemy is too near (FF-23). */
export const refuseTooNear = (
  state: State,
  { type, id }: Pick<Flicking, 'type' | 'id'>,
  rule: string,
): Refusal | null => {
  if (type === 'move') return null;
  const who = fighterOf(state, id) as WarriorOnField;
  if (canStrike(state, who)) return null;
  const [nearest] = warriorsOnField(state, otherOf(who.seat)).toSorted(
    (a, b) => clearDistance(who, a) - clearDistance(who, b),
  );
  const values = { who: { piece: id }, far: { mm: Math.ceil(gapFor(state, who.seat)) } };
  return no(rule, 'no.tooNear', values, nearest ? gapShown(who, nearest) : {});
};
/** Returns the foul of first touching an enemy that was too near. `state` is from before the flick (FF-23). */
export const gapFoul = (state: State, { id, touched, before }: FlickReading): Foul | null => {
  const [first] = touched;
  if (!first) return null;
  const [who, target] = [fighterOf({ fighters: before }, id), fighterOf({ fighters: before }, first)] as [
    WarriorOnField,
    WarriorOnField,
  ];
  const distance = gapFor(state, sideOf(who.seat));
  if (isAtLeastApart(who, target, distance)) return null;
  const text = gameMessage('foul.gap', { who: { piece: first }, far: { mm: Math.ceil(distance) } });
  return { rule: 'FF-23', text, between: [[id, first]] };
};
