import { opponentOf } from '../../../core/seat.ts';
import { type Choice, choiceId, doChoiceFactory } from '../../../core/choice.ts';
import { metaChoices } from '../../../core/flow/ending.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import type { Point } from '../../../geometry/point.ts';
import { isInside } from '../../../geometry/shape.ts';
import { exampleFire } from '../guns/cannon.ts';
import { gunAiming } from '../guns/aiming.ts';
import { fortOf, goalOf, startLine, topAt } from '../fortress/ground.ts';
import { chargePath } from '../rules/charge.ts';
import { mayFight } from '../rules/dangers.ts';
import { follow } from '../rules/paths.ts';
import { struckBy } from '../rules/magic.ts';
import { refuse } from '../rules/rules.ts';
import { examplePut, type Room, returnSpots, roomOf, ruleOfSetUp, snapped, stripsOf } from '../rules/setup.ts';
import { readyGuns } from '../guns/shooting.ts';
import { enemiesInReach, freshOf, must, pieceOf, reachOf, seatToAct, waitingOf, warriorsOf } from '../rules/lookups.ts';
import { type Action, type Piece, SCHEMES, type PieceOnField, type State, gameMessage } from '../types.ts';

const doing = doChoiceFactory(refuse);

/** Returns everything the seat to act can do now, the primary choice first (SI-04). */
export const choices = (state: State): Choice<Action>[] => {
  if (state.stage.at === 'over') return [];
  const back = pieceOf(state, state.owed[0] ?? '');
  return [...(back ? [returning(state, back)] : byStage(COURSE, state)), ...leaving(state)];
};
/** Returns the choices to resign and to agree a draw, available at any time. */
const leaving = (state: State): Choice<Action>[] =>
  metaChoices('SI-23', {
    draw: gameMessage('do.draw'),
    resign: gameMessage('do.resign', { seat: { seat: seatToAct(state) } }),
  });
/** Returns the choice to come back: anywhere on the start line, or on the nearest free spots if it is full (SI-20). */
const returning = (state: State, piece: Piece): Choice<Action> => {
  const { line, spots } = returnSpots(state, piece);
  const room = { lines: startLine(state, piece.seat) };
  const put = {
    kind: 'put',
    id: choiceId('put', { piece: piece.id }),
    label: gameMessage('do.return'),
    rule: 'SI-20',
    piece: piece.id,
  } as const;
  const example = (): Action => examplePut(state, piece);
  const to = (at: { x: number; y: number }): Action => ({ type: 'put', id: piece.id, at });
  if (!line) return { ...put, to: { spots }, at: ({ x, y }) => to({ x, y }), example };
  return {
    ...put,
    ...dropping(room, piece, to),
    example,
  };
};
/** Returns where a piece can be dropped. Beside a line it snaps onto the line, and is shown there. Far from it, the refusal is shown. */
const dropping = (
  room: Room,
  piece: Piece,
  to: (at: Point) => Action,
): Pick<Extract<Choice<Action>, { kind: 'put' }>, 'to' | 'near' | 'at'> => {
  const within = stripsOf(room, piece);
  const near = (at: Point): Point => (within.some((strip) => isInside(at, strip)) ? snapped(room, at) : at);
  return { to: { areas: within }, near, at: ({ x, y }) => to(near({ x, y })) };
};
const liningUp = (state: State): Choice<Action>[] =>
  SCHEMES.map((scheme) =>
    doing(
      state,
      { type: 'lineUp', scheme },
      gameMessage(`do.lineUp.${scheme}.${fortOf(state, state.active) ? 'within' : 'before'}`),
      { rule: ruleOfSetUp(state), opening: 'lines', mode: scheme },
    ),
  );
const placing = (state: State): Choice<Action>[] =>
  waitingOf(state, state.active).map((piece): Choice<Action> => {
    const room = roomOf(state, piece);
    return {
      kind: 'put',
      id: choiceId('put', { piece: piece.id }),
      label: gameMessage('do.put'),
      rule: 'SI-03',
      piece: piece.id,
      ...dropping(room, piece, (at) => ({ type: 'put', id: piece.id, at })),
      example: () => examplePut(state, piece),
    };
  });
const aiming = (state: State, gun: PieceOnField): Choice<Action> => ({
  kind: 'aim',
  id: choiceId('fire', { piece: gun.id }),
  label: gameMessage('do.aim'),
  actionLabel: gameMessage('do.fire'),
  rule: 'SI-13',
  piece: gun.id,
  ...gunAiming(state, gun),
  toward: ({ bearing = 0, lift = 0, power = 1 }, on) => ({
    type: 'fire',
    id: gun.id,
    bearing,
    lift,
    power,
    ...(on === undefined ? {} : { on }),
  }),
  example: () => exampleFire(state, gun),
});
/** Returns a virtual shot at each enemy. Those not seen are shown as disabled (SI-13). */
const naming = (state: State, gun: PieceOnField): Choice<Action>[] =>
  warriorsOf(state, opponentOf(state.seats, gun.seat)).map((target) =>
    doing(state, { type: 'shoot', id: gun.id, target: target.id }, gameMessage('do.shoot'), {
      rule: 'SI-13',
      piece: gun.id,
      target: target.id,
    }),
  );
const shooting = (state: State): Choice<Action>[] => [
  doing(state, { type: 'hold' }, gameMessage('do.hold'), { rule: 'SI-12', skips: [] }),
  ...readyGuns(state).flatMap((gun) => (state.options.shooting === 'real' ? [aiming(state, gun)] : naming(state, gun))),
];
/** Returns the close combats of a warrior from its place (SI-18). */
const fights = (state: State, who: PieceOnField): Choice<Action>[] =>
  enemiesInReach(state, who).map((enemy) =>
    doing(state, { type: 'fight', id: who.id, target: enemy.id }, gameMessage('do.fight'), {
      rule: 'SI-18',
      piece: who.id,
      target: enemy.id,
    }),
  );
/** Returns why a warrior cannot get at an enemy on a top in its reach, as a button with the reason (SI-17). */
const barred = (state: State, who: PieceOnField, enemy: PieceOnField): Choice<Action>[] => {
  const path = [who.at, enemy.at].map(({ x, y }) => ({ x, y }));
  const action: Action = { type: 'charge', id: who.id, path, target: enemy.id };
  const { x, y } = enemy.at;
  const climb = doing(state, action, gameMessage('do.climbFight'), {
    rule: 'SI-17',
    piece: who.id,
    mode: topAt(state, { x, y })?.id,
  });
  return climb.disabled ? [climb] : [];
};
/** Returns the close combats that a warrior can move to, and why it cannot get at enemies on tops in its reach (SI-16, SI-17, SI-18). */
const charges = (state: State, who: PieceOnField): Choice<Action>[] => {
  const beside = enemiesInReach(state, who);
  const reach = reachOf(state, who);
  const enemies = warriorsOf(state, opponentOf(state.seats, who.seat)).filter(
    (enemy) => !beside.includes(enemy) && mayFight(state, who, enemy, reach),
  );
  const found = enemies.map((enemy) => ({ enemy, path: chargePath(state, who, enemy) }));
  const open = found.flatMap(({ enemy, path }): Choice<Action>[] => {
    if (!path) return [];
    const climbs = follow(state, who, path, reach).stretches.some(({ kind }) => kind !== 'walk');
    const label = gameMessage(climbs ? 'do.climbFight' : 'do.moveFight');
    const action: Action = { type: 'charge', id: who.id, path: path.map(({ x, y }) => ({ x, y })), target: enemy.id };
    return [doing(state, action, label, { rule: 'SI-18', piece: who.id, target: enemy.id })];
  });
  const shut = new Map<unknown, PieceOnField>();
  for (const { enemy, path } of found) {
    const top = topAt(state, enemy.at);
    if (top && !path && top !== topAt(state, who.at)) shut.set(top, enemy);
  }
  return [...open, ...[...shut.values()].flatMap((enemy) => barred(state, who, enemy))];
};
/** Returns what a piece that has not moved may do: roll for the gate, move, fight from its place (SI-16, SI-18, SI-21). */
const manoeuvre = (state: State, who: PieceOnField): Choice<Action>[] => {
  const { id, at, kind } = who;
  const gate =
    kind === 'warrior' && goalOf(state, who.seat)
      ? doing(state, { type: 'gate', id }, gameMessage('do.gate'), { rule: 'SI-21', piece: id })
      : null;
  const walk: Choice<Action> = {
    kind: 'walk',
    id: choiceId('walk', { piece: id }),
    label: gameMessage('do.walk'),
    rule: 'SI-16',
    piece: id,
    from: at,
    reach: reachOf(state, who),
    along: (path) => ({ type: 'walk', id, path: path.map(({ x, y }) => ({ x, y })) }),
    example: () => ({ type: 'walk', id, path: [at] }),
  };
  return [
    walk,
    ...(kind === 'warrior' ? [...fights(state, who), ...charges(state, who)] : []),
    ...(gate ? [gate] : []),
  ];
};
/** The choices of normal play, stage by stage. */
const COURSE: ByStage<State, Choice<Action>[]> = {
  lot: (state) => [doing(state, { type: 'lot' }, gameMessage('do.lot'), { rule: 'SI-03', opening: 'lot' })],
  deploy: (state) => [...liningUp(state), ...placing(state)],
  magic: (state) => [doing(state, { type: 'cast' }, gameMessage('do.cast'), { rule: 'SI-05' })],
  strike: (state) =>
    struckBy(state).map(({ id }) =>
      doing(state, { type: 'strike', id }, gameMessage('do.strike'), { rule: 'SI-11', piece: id }),
    ),
  shooting,
  fall: (state) => [doing(state, { type: 'fall' }, gameMessage('do.fall'), { rule: 'SI-13' })],
  move: (state) => [
    doing(state, { type: 'end' }, gameMessage('do.end'), {
      rule: 'SI-16',
      skips: freshOf(state, state.active).map(({ id }) => id),
    }),
    ...freshOf(state, state.active).flatMap((who) => manoeuvre(state, who)),
  ],
  clash: (state, { id }) => [
    ...fights(state, must(state, id)),
    doing(state, { type: 'leave' }, gameMessage('do.leave'), { rule: 'SI-18', skips: [] }),
  ],
  over: () => [],
};
