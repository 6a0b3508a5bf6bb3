import type { EventLog } from '../../../core/event.ts';
import { type ShooterView, brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { type Prism, hiddenFraction, computeSight } from '../../../geometry/sight.ts';
import { obstacleLook, shapeOf } from './fields.ts';
import { baseDistance, isNear, must, once, soldiersOnField } from './lookups.ts';
import { shotRoll } from './rolls.ts';
import { BASE, COVER, EYE, MEASURE, type SoldierOnField, type State, SOLDIER_HEIGHT, no } from '../types.ts';
import { endMove, removeDefeated } from './victory.ts';
import { openAttack } from './movement.ts';

/** The range of a shot (TS-14). */
export const SHOT = 5 * MEASURE;

const eyeOf = ({ at }: SoldierOnField): ShooterView['eye'] => ({ at, z: EYE });
const silhouetteOf = ({ at }: SoldierOnField): ShooterView['silhouette'] => ({
  at,
  half: BASE,
  z: 0,
  tall: SOLDIER_HEIGHT,
});
/** Obstacles and all other soldiers, own and enemy, give cover (TS-14). */
const prismsBetween = (state: State, by: SoldierOnField, on: SoldierOnField): Prism[] => [
  ...state.obstacles.map((each) => ({ id: each.id, shape: shapeOf(each), from: 0, top: obstacleLook(each).tall })),
  ...soldiersOnField(state)
    .filter(({ id }) => id !== by.id && id !== on.id)
    .map(({ id, at }) => ({ id, shape: { kind: 'disc' as const, at, r: BASE }, from: 0, top: SOLDIER_HEIGHT })),
];
/** Returns what a shooter sees of a target (TS-14). */
export const eyeView = (state: State, by: SoldierOnField, on: SoldierOnField): ShooterView =>
  once(state, `eye ${by.id} ${on.id}`, () => {
    const [eye, silhouette, prisms] = [eyeOf(by), silhouetteOf(on), prismsBetween(state, by, on)];
    return {
      shooter: by.id,
      target: on.id,
      eye,
      silhouette,
      prisms,
      sight: computeSight(eye, silhouette, prisms),
      coverThreshold: COVER,
    };
  });
/** Returns how much of a target is hidden from a shooter, 0 to 1 (TS-14). */
export const coverFrom = (state: State, by: SoldierOnField, on: SoldierOnField): number =>
  once(state, `hidden ${by.id} ${on.id}`, () =>
    hiddenFraction(eyeOf(by), silhouetteOf(on), prismsBetween(state, by, on)),
  );

/** Returns why a soldier cannot shoot at an enemy: no ranged weapon, beyond 5 measures, or more than a third hidden (TS-13, TS-14). */
export const refuseShot = (state: State, by: SoldierOnField, on: SoldierOnField): Refusal | null => {
  if (!by.ranged) return no('TS-13', 'no.unarmed', { who: { piece: by.id } });
  const more = brokenMeasure(by.at, on.at);
  if (!isNear(state, by.at, on.at, SHOT)) {
    const short = { mm: Math.ceil(baseDistance(state, by.at, on.at) - SHOT) };
    return no('TS-14', 'no.range', { far: { mm: SHOT }, short }, more);
  }
  if (coverFrom(state, by, on) <= COVER) return null;
  const { share, takes } = eyeView(state, by, on).sight;
  const values = { target: { piece: on.id }, share: { share }, by: { piece: takes[0]?.id ?? by.id } };
  return no('TS-14', 'no.hidden', values, more);
};

/** Continues after a shot: the shooter may still attack, unless it is defeated or the option forbids it (TS-13). */
export const afterShot = (state: State, id: string, events: EventLog): State => {
  const alive = state.soldiers.some((each) => each.id === id);
  return alive && state.options.shooterMayAttack ? openAttack(state, id, events) : endMove(state, id, events);
};
/** Shoots (TS-15), or shoots back (TS-16). Continues at once if nothing is left to roll for. */
export const shoot = (
  state: State,
  { by, on, answer }: { by: string; on: string; answer: boolean },
  luck: Luck,
  events: EventLog,
  settle: (state: State, events: EventLog) => State,
): State => {
  const [shooter, target] = [must(state, by), must(state, on)];
  const rolled = luck.roll(shotRoll(shooter, target));
  events.push(rolled);
  if (rolled.row === 0) return { ...state, stage: { at: 'defend', by, on, how: 'shot', answer } };
  if (rolled.row === 1) return settle(state, events);
  return settle(removeDefeated(state, target, { by: shooter.seat, rule: 'TS-15' }, events), events);
};
