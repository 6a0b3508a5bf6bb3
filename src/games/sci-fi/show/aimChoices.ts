import type { Aim, AimControls } from '../../../core/aim.ts';
import { type Choice, choiceId } from '../../../core/choice.ts';
import { squaredDistance } from '../../../geometry/point.ts';
import { fineBearing } from '../../../geometry/rotation.ts';
import { shellValue } from '../bots/attackValues.ts';
import { firesFrom, refuseFire } from '../rules/fire.ts';
import { likelyTargets, profileOf } from '../rules/lookups.ts';
import { coverFrom, eyeOf } from '../rules/sightlines.ts';
import { type Action, LIFT, type Of, type Placed, type State, type Unit, gameMessage } from '../types.ts';
import { type AimSetting, aimAtTarget, bestAim } from './aim.ts';

/** The power that an aim starts with. */
const HALF_POWER = 500;
/** Returns the shots by hand of a machine, one for each of its loaded weapons (SF-22). */
export const aimChoices = (state: State, unit: Placed<Unit>): Choice<Action>[] => {
  const { weapons } = profileOf(unit);
  const loaded = weapons.flatMap((_, weapon) =>
    refuseFire(state, { type: 'fire', id: unit.id, weapon, bearing: 0, lift: 0, power: 1 }) ? [] : [weapon],
  );
  return loaded.map((weapon) => aimChoice(state, unit, weapon));
};
/** Returns the shot by hand of a weapon, or of a gun that the unit touches (SF-22). */
export const aimChoice = (state: State, unit: Placed<Unit>, weapon: number, gun?: string): Choice<Action> => {
  const gunner = { id: unit.id, weapon, ...(gun === undefined ? {} : { gun }) };
  const by = firesFrom(state, gunner);
  const enemies = enemiesAround(state, by, unit);
  const [first] = enemies;
  const helps = state.options.aimHelp;
  const start = { bearing: first ? fineBearing(by.at, first.at) : by.facing * 10, lift: 0, power: HALF_POWER };
  const { at, z } = eyeOf(by);
  const controls: AimControls = {
    by: 'gun',
    at,
    z: Math.round(z),
    set: {
      bearing: { from: 0, to: 3599, start: start.bearing, zero: by.facing * 10, round: true },
      lift: { ...LIFT, start: start.lift },
      power: { from: 1, to: 1000, start: start.power },
    },
  };
  const toward = (aim: Aim, on?: string): Of<'fire'> => ({
    type: 'fire',
    ...gunner,
    bearing: aim.bearing ?? start.bearing,
    lift: aim.lift ?? start.lift,
    power: aim.power ?? start.power,
    ...(on === undefined ? {} : { on }),
  });
  const known = new Map<string, AimSetting | null>();
  const wellLaid = (target: string, power: number): AimSetting | null => {
    const key = `${target} ${power}`;
    const on = enemies.find(({ id }) => id === target);
    if (on && !known.has(key)) known.set(key, bestAim(state, gunner, on, power));
    return known.get(key) ?? null;
  };
  const aimAt = (target: string, aim: Aim): Aim => {
    const on = enemies.find(({ id }) => id === target);
    const { power = start.power } = aim;
    return on ? { ...(wellLaid(target, power) ?? aimAtTarget(state, gunner, on, power)) } : aim;
  };
  const label =
    gun === undefined
      ? gameMessage(weapon === 0 ? 'do.fire' : 'do.fireOther')
      : gameMessage('do.lay', { gun: { piece: gun } });
  return {
    kind: 'aim',
    id: choiceId('fire', { piece: unit.id, mode: gun ?? weapon }),
    label,
    actionLabel: gameMessage('do.shell'),
    rule: 'SF-22',
    piece: unit.id,
    controls,
    ...(gun === undefined ? {} : { by: gun }),
    targets: enemies.map(({ id }) => id),
    ...(helps ? { aimAt, reaches: (target: string) => wellLaid(target, start.power) !== null } : {}),
    toward,
    example: () => toward({}),
  };
};
/** Returns the enemies of a gunner, by the value of a shell, then the least hidden, then the nearest. The first is the initial target. */
const enemiesAround = (state: State, by: Placed, unit: Unit): Placed[] =>
  likelyTargets(state, unit.seat)
    .filter(({ id }) => id !== by.id)
    .map((enemy) => ({
      enemy,
      worth: shellValue(state, unit, by, enemy),
      hidden: coverFrom(state, by, enemy),
      far: squaredDistance(enemy.at, by.at),
    }))
    .toSorted((a, b) => b.worth - a.worth || a.hidden - b.hidden || a.far - b.far)
    .map(({ enemy }) => enemy);
