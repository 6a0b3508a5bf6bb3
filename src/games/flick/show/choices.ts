import type { AimControls } from '../../../core/aim.ts';
import { type Choice, choiceId, doChoiceFactory } from '../../../core/choice.ts';
import { metaChoices } from '../../../core/flow/ending.ts';
import { poseHeight, pointOfPose } from '../../../core/shots/pose.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import { type Point, distance } from '../../../geometry/point.ts';
import { fineBearing } from '../../../geometry/rotation.ts';
import { firstMove, freeBearing, isScreened } from '../bots/aims.ts';
import { ruleOfChoosing } from '../matches/bouts.ts';
import { centreOf, facingOf } from './outlines.ts';
import {
  type Area,
  areasOf,
  examplePut,
  firstSpot,
  lineArea,
  nearestSpot,
  placeable,
  refusePlace,
} from '../rules/place.ts';
import { refuse } from '../rules/rules.ts';
import { firstTurnRule, ruleOfPlacing } from '../rules/setup.ts';
import { MIN_OFFSET, MIN_POWER } from '../rules/spin.ts';
import { seatToAct, warriorsOnField, waitingOf } from '../rules/lookups.ts';
import { targetsOf } from '../matches/teams.ts';
import { liftSpot, refuseLifting } from '../rules/handling.ts';
import { lineOf } from '../rules/fields.ts';
import {
  type Action,
  type Flicking,
  type Of,
  type WarriorOnField,
  type State,
  courseOf,
  draftedIn,
  otherOf,
  gameMessage,
} from '../types.ts';

/** The power that a strike starts with. */
const HALF_POWER = 500;

const doing = doChoiceFactory(refuse);

/** Returns everything the seat to act can do now, the primary choice first. */
export const choices = (state: State): Choice<Action>[] =>
  state.stage.at === 'over' ? [] : [...byStage(COURSE, state), ...leaving(state)];
/** Returns the choices to concede the bout, resign and agree a draw (FF-05). */
const leaving = (state: State): Choice<Action>[] => {
  const seat = { seat: seatToAct(state) };
  const concede: Choice<Action> = {
    kind: 'do',
    id: choiceId('concede'),
    rule: 'FF-05',
    meta: 'end',
    label: gameMessage('do.concede', { seat }),
    action: { type: 'concede' },
  };
  return [
    ...(state.stage.at === 'play' ? [concede] : []),
    ...metaChoices('FF-05', { draw: gameMessage('do.draw'), resign: gameMessage('do.resign', { seat }) }),
  ];
};

const drafting = (state: State): Choice<Action>[] => {
  const left = state.fighters.filter(({ seat }) => seat === null);
  const dealing = left.length === state.fighters.length ? 'do.deal' : 'do.dealRest';
  const duel = draftedIn(state) < state.fighters.length;
  const label = gameMessage(duel ? 'do.dealOne' : dealing);
  return [
    // In a duel, a player chooses the one warrior that fights.
    doing(state, { type: 'deal' }, label, { rule: 'FF-01', opening: duel ? 'deal' : 'lines' }),
    ...left.map(({ id }) => doing(state, { type: 'pick', id }, gameMessage('do.pick'), { rule: 'FF-01', piece: id })),
  ];
};
const choosing = (state: State): Choice<Action>[] =>
  waitingOf(state, seatToAct(state)).map(({ id }) =>
    doing(state, { type: 'choose', id }, gameMessage('do.choose'), {
      rule: ruleOfChoosing(state),
      piece: id,
      opening: 'lines',
    }),
  );
const placing = (state: State): Choice<Action>[] => {
  const waiting = placeable(state).map(({ id }) => id);
  const [first] = waiting;
  // All waiting warriors have the same areas, so the first one shows which areas have room.
  const open = areasOf(state).flatMap((area) => {
    const example = first ? examplePut(state, first, area) : null;
    return example ? [{ area, example }] : [];
  });
  return [
    doing(state, { type: 'lineUp' }, gameMessage('do.lineUp'), {
      rule: ruleOfPlacing(state.options.variant),
      opening: 'lines',
    }),
    ...waiting.flatMap((id) => open.map(({ area, example }) => putting(state, id, area, example))),
  ];
};
const putting = (state: State, id: WarriorOnField['id'], area: Area, other: Of<'put'>): Choice<Action> => ({
  kind: 'put',
  id: choiceId('put', { piece: id, mode: area.name }),
  label: gameMessage(`do.put.${area.name}`),
  rule: ruleOfPlacing(state.options.variant),
  piece: id,
  to: { areas: area.within },
  near: (point) => nearestSpot(area, point, (at) => refusePlace(state, { type: 'put', id, at }) !== null),
  at: (point) => ({ type: 'put', id, at: area.snap(point) }),
  example: () => (id === other.id ? other : (examplePut(state, id, area) ?? other)),
});

/** Returns the warriors that may flick now: the chosen one, those owed a flick, or all of the side. */
const flickers = (state: State): WarriorOnField[] => {
  const own = warriorsOnField(state, seatToAct(state));
  if (state.course.kind !== 'teams') return own;
  const { owed, chosen } = state.course;
  const [head] = owed;
  if (head?.how === 'back') return [];
  const able = head ? own.filter(({ id }) => head.ids.includes(id)) : own;
  return chosen ? able.filter(({ id }) => id === chosen) : able;
};
const playing = (state: State): Choice<Action>[] => [
  ...flickers(state).flatMap((who) => [...flicksOf(state, who), ...righting(state, who), ...lifting(state, who)]),
  ...comingBack(state),
  ...(state.course.kind === 'series'
    ? [doing(state, { type: 'stop' }, gameMessage('do.stop'), { rule: 'FF-06', skips: [] })]
    : []),
  ...waiving(state),
];
const waiving = (state: State): Choice<Action>[] => {
  if (state.course.kind !== 'teams') return [];
  const [head] = state.course.owed;
  return head && head.how !== 'back'
    ? [doing(state, { type: 'waive' }, gameMessage('do.waive'), { rule: 'FF-24', skips: [] })]
    : [];
};
const righting = (state: State, who: WarriorOnField): Choice<Action>[] =>
  who.down && state.field !== 'A'
    ? [
        doing(state, { type: 'right', id: who.id }, gameMessage('do.right'), {
          rule: state.field === 'D' ? 'FF-14' : 'FF-22',
          piece: who.id,
        }),
      ]
    : [];
const lifting = (state: State, who: WarriorOnField): Choice<Action>[] => {
  if (refuseLifting(state, who)) return [];
  const spot = liftSpot(state, who);
  const area = lineArea([lineOf(who.seat)]);
  if (!spot) return [];
  return [
    {
      kind: 'put',
      id: choiceId('lift', { piece: who.id }),
      label: gameMessage('do.lift'),
      rule: 'FF-22',
      piece: who.id,
      to: { areas: area.within },
      near: (point) => nearestSpot(area, point, (at) => refuse(state, { type: 'lift', id: who.id, at }) !== null),
      at: (point) => ({ type: 'lift', id: who.id, at: area.snap(point) }),
      example: () => ({ type: 'lift', id: who.id, at: spot }),
    },
  ];
};
/** Returns the choices to put the last warrior of a side back on a line (FF-25). */
const comingBack = (state: State): Choice<Action>[] => {
  if (state.course.kind !== 'teams') return [];
  const [head] = courseOf(state, 'teams').owed;
  const [id] = head?.ids ?? [];
  if (head?.how !== 'back' || !id) return [];
  const area = lineArea(head.lines);
  const refuses = (at: Point): boolean => refuse(state, { type: 'put', id, at }) !== null;
  const at = firstSpot(area, refuses);
  if (!at) return [];
  return [
    {
      kind: 'put',
      id: choiceId('put', { piece: id, mode: area.name }),
      label: gameMessage('do.put.line'),
      rule: 'FF-25',
      piece: id,
      to: { areas: area.within },
      near: (point) => nearestSpot(area, point, refuses),
      at: (point) => ({ type: 'put', id, at: area.snap(point) }),
      example: () => ({ type: 'put', id, at }),
    },
  ];
};

/** An enemy, and the bearing (tenths of a degree) of a strike that first meets no warrior it may not strike. Null if there is none. */
interface AimableEnemy {
  readonly enemy: WarriorOnField;
  readonly way: number | null;
}
/**
 * Returns the enemies for a flick, nearest first. For a strike: legal targets with none before them, then those reachable without
 * a foul. For a move: all enemies (FF-23).
 */
const aimableEnemies = (state: State, who: WarriorOnField, how: Flicking['type']): AimableEnemy[] => {
  const enemies = warriorsOnField(state, otherOf(who.seat));
  const meant = how === 'strike' ? targetsOf(state, who) : enemies;
  const barring = enemies.filter((each) => !meant.includes(each));
  const far = ({ enemy }: AimableEnemy): number => distance(centreOf(enemy.pose), centreOf(who.pose));
  const rank = ({ enemy, way }: AimableEnemy): number => {
    if (way === null) return 2;
    return isScreened(state, who, enemy) ? 1 : 0;
  };
  return meant
    .map((enemy) => ({ enemy, way: how === 'strike' ? freeBearing(who, enemy, barring) : null }))
    .toSorted((a, b) => rank(a) - rank(b) || far(a) - far(b));
};
/**
 * Returns the controls of a flick and their initial values. A strike starts straight at the nearest enemy, with half the power and
 * enough spin. A move starts gently towards the most room (FF-03).
 */
const controlsOf = (
  state: State,
  who: WarriorOnField,
  how: Flicking['type'],
  first: AimableEnemy | undefined,
): AimControls => {
  const at = pointOfPose(who.pose);
  const strikes = how === 'strike';
  const aided = strikes && state.options.spin === 'aid';
  const towards = first ? fineBearing(at, pointOfPose(first.enemy.pose)) : 0;
  const turns = state.field === 'A';
  const aside = strikes ? null : firstMove(state, who);
  return {
    by: 'flick',
    at,
    z: Math.round(poseHeight(who.pose)),
    set: {
      bearing: { from: 0, to: 3599, start: aside?.bearing ?? first?.way ?? towards, round: true },
      power: {
        from: aided ? MIN_POWER : 1,
        to: 1000,
        start: aside?.power ?? HALF_POWER,
      },
      offset: { from: -1000, to: 1000, start: strikes ? MIN_OFFSET : 0 },
      height: { from: -500, to: 800, start: 0 },
      ...(turns ? { facing: { from: 0, to: 359, start: facingOf(who.pose), round: true } } : {}),
    },
  };
};
/** Returns both ways to flick a warrior: the strike first, but the move if every strike would be a foul. */
const flicksOf = (state: State, who: WarriorOnField): Choice<Action>[] => {
  const strike = aiming(state, who, 'strike');
  const move = aiming(state, who, 'move');
  const fouls = aimableEnemies(state, who, 'strike').every(({ way }) => way === null);
  return fouls && !move.disabled ? [move, strike] : [strike, move];
};
const aiming = (state: State, who: WarriorOnField, type: Flicking['type']): Choice<Action> => {
  const enemies = aimableEnemies(state, who, type);
  const controls = controlsOf(state, who, type, enemies[0]);
  const { set } = controls;
  const toward = ({ bearing = 0, power = 1, offset = 0, height = 0, facing }: Record<string, number>): Flicking => ({
    type,
    id: who.id,
    bearing,
    power,
    offset,
    height,
    ...(set.facing && facing !== undefined && facing !== set.facing.start ? { facing } : {}),
  });
  const example = toward(Object.fromEntries(Object.entries(set).map(([name, { start }]) => [name, start])));
  const disabled = refuse(state, example);
  return {
    kind: 'aim',
    id: choiceId(type, { piece: who.id }),
    label: gameMessage(`do.${type}`),
    rule: 'FF-03',
    piece: who.id,
    controls,
    targets: enemies.map(({ enemy }) => enemy.id),
    ...(type === 'move' && !state.options.moveStands ? { clear: true } : {}),
    aimAt: (target, aim) => {
      const on = enemies.find(({ enemy }) => enemy.id === target);
      return on ? { ...aim, bearing: on.way ?? fineBearing(pointOfPose(who.pose), pointOfPose(on.enemy.pose)) } : aim;
    },
    toward,
    example: () => example,
    ...(disabled ? { disabled } : {}),
  };
};
/** The choices of normal play, stage by stage. */
const COURSE: ByStage<State, Choice<Action>[]> = {
  lot: (state) => [
    doing(state, { type: 'lot' }, gameMessage('do.lot'), { rule: firstTurnRule(state), opening: 'lot' }),
  ],
  draft: drafting,
  choose: choosing,
  place: placing,
  play: playing,
  over: () => [],
};
