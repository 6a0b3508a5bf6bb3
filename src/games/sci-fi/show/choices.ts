import { type Choice, choiceId, type DoChoice } from '../../../core/choice.ts';
import { metaChoices } from '../../../core/flow/ending.ts';
import type { Message } from '../../../core/message.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import { type Point, squaredDistance } from '../../../geometry/point.ts';
import { aimChoice, aimChoices } from './aimChoices.ts';
import { BLOW, refuseFight } from '../rules/combat.ts';
import { readyOf } from '../rules/course.ts';
import { grenadeTargets, refuseGrenade } from '../rules/grenades.ts';
import { gunsFor, refuseService, refuseServe, refuseShot, refuseShooting, refuseWeapon } from '../rules/gunnery.ts';
import { reachOf, refuseManoeuvre, refuseWalk } from '../rules/movement.ts';
import { refuseRam } from '../rules/rams.ts';
import { examplePut, deploymentArea, waitingOf } from '../rules/setup.ts';
import { coverFrom } from '../rules/sightlines.ts';
import {
  isHardware,
  isInfantry,
  isOwnGun,
  isWithin,
  must,
  mustUnit,
  profileOf,
  bodyOnField,
  targetsOf,
} from '../rules/lookups.ts';
import { type Action, type Of, type Placed, SCHEMES, type State, type Unit, gameMessage } from '../types.ts';

/** Returns everything the active seat can do now, the primary choice first (SF-04, SF-05). */
export const choices = (state: State): Choice<Action>[] =>
  state.stage.at === 'over' ? [] : [...byStage(COURSE, state), ...leaving(state)];
/** Returns the choices to resign and to agree a draw, available at any time. */
const leaving = ({ active }: State): Choice<Action>[] =>
  metaChoices('SF-02', { draw: gameMessage('do.draw'), resign: gameMessage('do.resign', { seat: { seat: active } }) });
const liningUp = (): Choice<Action>[] =>
  SCHEMES.map((scheme) => ({
    kind: 'do',
    id: choiceId('lineUp', { mode: scheme }),
    label: gameMessage(`do.lineUp.${scheme}`),
    rule: 'SF-01',
    opening: 'lines',
    action: { type: 'lineUp', scheme, even: 'clear' },
  }));
const placing = (state: State): Choice<Action>[] =>
  waitingOf(state, state.active).map((piece): Choice<Action> => ({
    kind: 'put',
    id: choiceId('put', { piece: piece.id }),
    label: gameMessage('do.put'),
    rule: 'SF-01',
    piece: piece.id,
    to: { areas: [deploymentArea(state, piece)] },
    turns: { start: piece.facing, step: 15 },
    at: ({ x, y }, facing) => ({
      type: 'put',
      id: piece.id,
      at: { x, y },
      ...(facing === undefined ? {} : { facing }),
    }),
    example: () => examplePut(state, piece),
  }));
/**
 * Returns what ends the active unit's actions and what ends the turn (SF-04). Only one of them is a button: the turn, or the unit
 * while others may still act after it. So a press never ends more than the button says.
 */
const endings = (state: State): DoChoice<Action>[] => {
  const { acting: under } = state;
  // In a fair start, no more than may still start (SF-03).
  const others = readyOf(state)
    .flatMap(({ id }) => (id === under?.id ? [] : id))
    .slice(0, state.left ?? undefined);
  const [rule, label] = ['SF-04', gameMessage('do.end')];
  const end: DoChoice<Action> = {
    kind: 'do',
    id: choiceId('end'),
    label,
    rule,
    action: { type: 'end' },
    skips: others,
  };
  if (!under) return [end];
  const finish: DoChoice<Action> = {
    kind: 'do',
    id: choiceId('finish'),
    label: gameMessage('do.finish', { who: { piece: under.id } }),
    rule,
    action: { type: 'finish' },
    skips: [],
  };
  return others.length > 0 ? [finish, { ...end, unlikely: true }] : [end, { ...finish, unlikely: true }];
};
/** Returns the choices of the active unit alone, or of all units that may still start (SF-04). */
const acting = (state: State): Choice<Action>[] => {
  const { acting: under } = state;
  if (!under) return [...endings(state), ...readyOf(state).flatMap((unit) => unitChoices(state, unit))];
  return [...endings(state), ...settingDown(state), ...unitChoices(state, mustUnit(state, under.id))];
};
const settingDown = (state: State): Choice<Action>[] => {
  const gun = state.acting?.brought ? bodyOnField(state, state.acting.brought) : null;
  const mover = state.acting ? bodyOnField(state, state.acting.id) : null;
  if (!gun || !mover) return [];
  return [
    {
      kind: 'put',
      id: choiceId('setDown', { piece: gun.id }),
      label: gameMessage('do.setDown'),
      rule: 'SF-09',
      piece: gun.id,
      to: { areas: [{ kind: 'disc', at: mover.at, r: 34 }] },
      at: ({ x, y }) => ({ type: 'setDown', at: { x, y } }),
      example: () => ({ type: 'setDown', at: { x: gun.at.x, y: gun.at.y } }),
    },
  ];
};
/** Returns everything a unit can do, attacks on guns of its own side last (SF-29). */
const unitChoices = (state: State, unit: Placed<Unit>): Choice<Action>[] => {
  const all = [
    ...walks(state, unit),
    ...shots(state, unit),
    ...guns(state, unit),
    ...grenades(state, unit),
    ...fights(state, unit),
    ...rams(state, unit),
  ];
  return [...all.filter(({ unlikely }) => !unlikely), ...all.filter(({ unlikely }) => unlikely)];
};
/** Returns the manoeuvres of a unit, alone or with a gun it touches (SF-06, SF-09). */
const walks = (state: State, unit: Placed<Unit>): Choice<Action>[] => {
  if (refuseManoeuvre(state, unit)) return [];
  const way = (gun?: string): Choice<Action> => {
    const action = (path: readonly Point[]): Of<'walk'> => ({
      type: 'walk',
      id: unit.id,
      path: path.map(({ x, y }) => ({ x, y })),
      ...(gun === undefined ? {} : { gun }),
    });
    return {
      kind: 'walk',
      id: choiceId('walk', { piece: unit.id, mode: gun }),
      label: gun === undefined ? gameMessage('do.walk') : gameMessage('do.drag', { gun: { piece: gun } }),
      rule: gun === undefined ? 'SF-06' : 'SF-09',
      piece: unit.id,
      from: unit.at,
      reach: reachOf(state, unit),
      along: action,
      example: () => action([unit.at]),
    };
  };
  const drawn = gunsFor(state, unit).filter(
    (gun) => refuseWalk(state, { type: 'walk', id: unit.id, path: [unit.at], gun }) === null,
  );
  return [way(), ...drawn.map(way)];
};
type Attack = Of<'shoot'> | Of<'serve'> | Of<'grenade'> | Of<'fight'> | Of<'ram'>;
/** Returns what distinguishes attacks of one type on one target: the weapon and how it is fired, or the gun. */
const modeOf = (action: Attack): string | undefined => {
  if (action.type === 'shoot') return `${action.weapon}${action.aimed ? ' aimed' : ''}`;
  return action.type === 'serve' ? action.gun : undefined;
};
/** Returns a choice to attack one target. A gun of the own side is unlikely (SF-29). */
const aimedAt = (state: State, action: Attack, label: Message, rule: string): DoChoice<Action> => ({
  kind: 'do',
  id: choiceId(action.type, { piece: action.id, target: action.target, mode: modeOf(action) }),
  label,
  rule,
  piece: action.id,
  target: action.target,
  action,
  ...(isOwnGun(must(state, action.target), state.active) ? { unlikely: true } : {}),
});
/**
 * Returns shots of the unit's own weapons. Hidden targets, or all if it cannot shoot, are shown as disabled, with the reason
 * (SF-10, SF-15, SF-18, SF-20).
 */
const shots = (state: State, unit: Placed<Unit>): DoChoice<Action>[] => {
  if (!isInfantry(unit) && state.options.fire === 'real') return [];
  const { weapons } = profileOf(unit);
  // Weapons of equal strength are one choice.
  const loaded = weapons.flatMap((strength, weapon) =>
    refuseWeapon(state, unit, weapon) ? [] : [{ strength, weapon }],
  );
  const distinct = loaded.filter(({ strength }, i) => loaded.findIndex((each) => each.strength === strength) === i);
  if (distinct.length === 0) return [];
  const barred = refuseShooting(state, unit) !== null;
  const still = !state.acting || (state.acting.manoeuvres === 0 && !state.acting.fought);
  const aims = isInfantry(unit) && still;
  return distinct.flatMap(({ weapon }) =>
    targetsOf(state, unit.seat).flatMap((target): DoChoice<Action>[] => {
      const shot: Of<'shoot'> = { type: 'shoot', id: unit.id, weapon, target: target.id, aimed: false };
      const label = gameMessage(weapon === 0 || distinct.length === 1 ? 'do.shoot' : 'do.shootOther');
      const plain = aimedAt(state, shot, label, 'SF-11');
      const all = aims ? [aimedAt(state, { ...shot, aimed: true }, gameMessage('do.aimed'), 'SF-15'), plain] : [plain];
      if (!barred && coverFrom(state, unit, target) < 1) return all;
      const disabled = refuseShot(state, shot);
      return disabled && !plain.unlikely ? all.map((each) => ({ ...each, disabled })) : [];
    }),
  );
};
/** Returns the targets of a gun the unit touches, or the hand-aimed shot of that gun or of a machine's weapons (SF-21, SF-22). */
const guns = (state: State, unit: Placed<Unit>): Choice<Action>[] => {
  const real = state.options.fire === 'real';
  if (!isInfantry(unit)) return real ? aimChoices(state, unit) : [];
  return gunsFor(state, unit).flatMap((gun): Choice<Action>[] => {
    if (refuseService(state, unit, gun)) return [];
    if (real) return [aimChoice(state, unit, 0, gun)];
    return targetsOf(state, unit.seat).flatMap((target): DoChoice<Action>[] => {
      const action: Of<'serve'> = { type: 'serve', id: unit.id, gun, target: target.id };
      const label = gameMessage('do.serve', { gun: { piece: gun } });
      return refuseServe(state, action) ? [] : [aimedAt(state, action, label, 'SF-21')];
    });
  });
};
/** Returns grenades at all targets in reach. If they include an enemy or another's gun, the others are shown as disabled, with the reason (SF-19). */
const grenades = (state: State, unit: Placed<Unit>): DoChoice<Action>[] => {
  const reached = new Set(grenadeTargets(state, unit).map(({ id }) => id));
  return targetsOf(state, unit.seat).flatMap((target): DoChoice<Action>[] => {
    const action: Of<'grenade'> = { type: 'grenade', id: unit.id, target: target.id };
    const disabled = refuseGrenade(state, action);
    const choice = aimedAt(state, action, gameMessage('do.grenade'), 'SF-19');
    if (!disabled) return [choice];
    return reached.size === 0 || reached.has(target.id) || choice.unlikely ? [] : [{ ...choice, disabled }];
  });
};
const fights = (state: State, unit: Placed<Unit>): DoChoice<Action>[] =>
  isInfantry(unit)
    ? targetsOf(state, unit.seat)
        .filter((target) => isWithin(state, unit, target, BLOW))
        .flatMap((target): DoChoice<Action>[] => {
          const action: Of<'fight'> = { type: 'fight', id: unit.id, target: target.id };
          return refuseFight(state, action) ? [] : [aimedAt(state, action, gameMessage('do.fight'), 'SF-25')];
        })
    : [];
type Ram = DoChoice<Action> & { readonly action: Of<'ram'> };
/** Returns a drawn path for a machine. It rams what the path leads to, the nearest to its end first, guns of its own side last (SF-24, SF-29). */
const ownWay = (state: State, unit: Placed<Unit>, rams: readonly Ram[]): Choice<Action>[] => {
  const [first] = rams;
  if (!first) return [];
  const along = (path: readonly Point[]): Of<'ram'> => {
    const end = path.at(-1) ?? unit.at;
    const far = ({ action }: Ram): number => squaredDistance(must(state, action.target).at, end);
    const way = path.map(({ x, y }) => ({ x, y }));
    const ranked = rams
      .toSorted((a, b) => Number(a.unlikely ?? false) - Number(b.unlikely ?? false) || far(a) - far(b))
      .map(({ action }): Of<'ram'> => ({ ...action, path: way }));
    return ranked.find((action) => refuseRam(state, action) === null) ?? ranked[0] ?? first.action;
  };
  return [
    {
      kind: 'walk',
      id: choiceId('ram', { piece: unit.id }),
      label: gameMessage('do.ram'),
      rule: 'SF-24',
      piece: unit.id,
      from: unit.at,
      reach: reachOf(state, unit),
      along,
      example: () => first.action,
      ...(first.unlikely ? { unlikely: true } : {}),
    },
  ];
};
/** Returns what a machine can ram: along a drawn path, or each target by the shortest path (SF-24). */
const rams = (state: State, unit: Placed<Unit>): Choice<Action>[] => {
  if (isInfantry(unit) || refuseManoeuvre(state, unit, true)) return [];
  const ramming = targetsOf(state, unit.seat)
    .filter(isHardware)
    .flatMap((on): Ram[] => {
      const action: Of<'ram'> = { type: 'ram', id: unit.id, target: on.id };
      return refuseRam(state, action) ? [] : [{ ...aimedAt(state, action, gameMessage('do.ram'), 'SF-24'), action }];
    });
  return [...ownWay(state, unit, ramming), ...ramming];
};
/** The choices of normal play, stage by stage. */
const COURSE: ByStage<State, Choice<Action>[]> = {
  lot: () => [
    {
      kind: 'do',
      id: choiceId('lot'),
      label: gameMessage('do.lot'),
      rule: 'SF-03',
      opening: 'lot',
      action: { type: 'lot' },
    },
  ],
  deploy: (state) => [...liningUp(), ...placing(state)],
  damage: () => [
    { kind: 'do', id: choiceId('damage'), label: gameMessage('do.damage'), rule: 'SF-22', action: { type: 'damage' } },
  ],
  heal: () => [
    { kind: 'do', id: choiceId('heal'), label: gameMessage('do.heal'), rule: 'SF-28', action: { type: 'heal' } },
  ],
  act: acting,
  over: () => [],
};
