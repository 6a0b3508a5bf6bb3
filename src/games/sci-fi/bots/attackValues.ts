import { rowProbability } from '../../../core/luck.ts';
import { type Mm, distance, segmentSquaredDistance } from '../../../geometry/point.ts';
import type { Seat } from '../../../core/seat.ts';
import { fightOf } from '../rules/combat.ts';
import { grenadeOf } from '../rules/grenades.ts';
import { ramOf } from '../rules/rams.ts';
import { serviceOf, shotOf } from '../rules/gunnery.ts';
import { coverFrom } from '../rules/sightlines.ts';
import { durabilityOf, infantryOf, isInfantry, isTarget, isWounded, mustUnit, profileOf } from '../rules/lookups.ts';
import { type Attack, type Harm, explodes, gapOf, sumOf } from '../rules/rolls.ts';
import { type Action, type Body, type Of, type Placed, type State, type Unit } from '../types.ts';

/** The part of a fighter's value that is left when it is wounded. It may still stand up again (SF-28). */
const LAID = 0.45;
/** Returns the value of a piece: its points, and more when its side has few infantry left (SF-02). */
export const worthOf = (state: State, body: Body): number => {
  const { points } = profileOf(body);
  if (!isInfantry(body)) return points * ('fired' in body ? 0.4 : 0.8);
  const few = infantryOf(state, body.seat);
  return points * (1 + 2 / Math.max(1, few)) * (isWounded(body) ? LAID : 1);
};
/** Returns how much of a piece's value a harm takes, 0 to 1. */
const lossOf = (state: State, on: Body, harm: Harm): number => {
  if (harm.kind === 'none') return 0;
  if (harm.kind === 'kill') return 1;
  if (harm.kind === 'wound') return isWounded(on) ? 0 : 1 - LAID;
  const left = durabilityOf(state, on) - on.damage + 1;
  return harm.by >= left ? 1 : (0.7 * harm.by) / left;
};
const losses = new Map<string, number>();
/** Returns the average loss of value that an attack causes to its target, from the rules' own roll. */
export const expected = (state: State, attack: Attack): number => {
  const { on } = attack;
  const frail = isInfantry(on) ? isWounded(on) : durabilityOf(state, on) - on.damage;
  const key = `${gapOf(attack)} ${explodes(state, attack)} ${frail}`;
  const known = losses.get(key);
  if (known !== undefined) return known;
  const { ask: request, harms } = sumOf(state, attack);
  const loss = request.rows.reduce(
    (sum, row, i) => sum + rowProbability(request, row) * lossOf(state, on, harms[i] ?? { kind: 'none' }),
    0,
  );
  losses.set(key, loss);
  return loss;
};
/** Returns the value of joint attacks for a side: the enemy's loss minus its own. A gun belongs to neither. */
const valueOf = (state: State, seat: Seat, attacks: readonly Attack[]): number =>
  attacks.reduce((sum, attack) => {
    const { on } = attack;
    const lost = expected(state, attack) * worthOf(state, on);
    return isTarget(on, seat) ? sum + lost : sum - lost;
  }, 0);

type Thrown = Of<'shoot'> | Of<'serve'> | Of<'grenade'> | Of<'fight'> | Of<'ram'>;
/** Whether an action is an attack with dice. */
export const isDiceAttack = (action: Action): action is Thrown =>
  ['shoot', 'serve', 'grenade', 'fight', 'ram'].includes(action.type);
/** Returns the rolls of an attack with dice. */
const throwsOf = (state: State, action: Thrown): Attack[] => {
  if (action.type === 'shoot') return [shotOf(state, action)];
  if (action.type === 'serve') return [serviceOf(state, action)];
  if (action.type === 'grenade') return grenadeOf(state, action);
  return action.type === 'fight' ? fightOf(state, action) : ramOf(state, action);
};
/** Returns the value of an attack with dice for the attacking side. */
export const attackValue = (state: State, action: Thrown): number =>
  valueOf(state, mustUnit(state, action.id).seat, throwsOf(state, action));
/** The approximate chance that a hand-aimed shell hits at a distance (SF-22). */
const HITS: readonly (readonly [Mm, number])[] = [
  [210, 0.85],
  [350, 0.6],
  [490, 0.45],
  [650, 0.33],
];
/** Returns the value of a hand-aimed shell at a target. Below 0 if a friend is in its way. */
export const shellValue = (state: State, unit: Unit, by: Placed, on: Placed): number => {
  const far = distance(by.at, on.at);
  const share = coverFrom(state, by, on);
  if (share > 0.6) return -1;
  const barred = state.units.some(
    (each) =>
      each.at &&
      each.id !== unit.id &&
      each.id !== on.id &&
      each.seat === unit.seat &&
      segmentSquaredDistance(each.at, by.at, on.at) < 26 ** 2,
  );
  if (barred) return -1;
  const chance = HITS.find(([limit]) => far <= limit)?.[1] ?? 0.25;
  const effect = isInfantry(on) ? 0.65 : Math.min(1, 3.5 / (durabilityOf(state, on) - on.damage + 1));
  return chance * (1 - share) * effect * worthOf(state, on);
};
