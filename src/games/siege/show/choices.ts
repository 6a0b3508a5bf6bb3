import { opponentOf } from '../../../core/seat.ts';
import { type Choice, doChoiceFactory } from '../../../core/choice.ts';
import { metaChoices } from '../../../core/flow/ending.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import type { Point } from '../../../geometry/point.ts';
import { isInside } from '../../../geometry/shape.ts';
import { exampleFire } from '../guns/cannon.ts';
import { gunAiming } from '../guns/aiming.ts';
import { fortOf, goalOf, startLine } from '../fortress/ground.ts';
import { struckBy } from '../rules/magic.ts';
import { refuse } from '../rules/rules.ts';
import { examplePut, type Room, returnSpots, roomOf, ruleOfSetUp, snapped, stripsOf } from '../rules/setup.ts';
import { readyGuns } from '../guns/shooting.ts';
import { enemiesInReach, freshOf, must, pieceOf, reachOf, seatToAct, waitingOf, warriorsOf } from '../rules/lookups.ts';
import { type Action, type Piece, SCHEMES, type PieceOnField, type State, gameMessage } from '../types.ts';

const doing = doChoiceFactory(refuse);

/** All that the seat to act may do now, the primary one first (SI-04). */
export const choices = (state: State): Choice<Action>[] => {
  if (state.stage.at === 'over') return [];
  const back = pieceOf(state, state.owed[0] ?? '');
  return [...(back ? [returning(state, back)] : byStage(COURSE, state)), ...leaving(state)];
};
/** Giving up and agreeing on a draw, possible at any time. */
const leaving = (state: State): Choice<Action>[] =>
  metaChoices('SI-23', {
    draw: gameMessage('do.draw'),
    resign: gameMessage('do.resign', { seat: { seat: seatToAct(state) } }),
  });
/** Back to the start line: anywhere on it, or where it is full the nearest free spots (SI-20). */
const returning = (state: State, piece: Piece): Choice<Action> => {
  const { line, spots } = returnSpots(state, piece);
  const room = { lines: startLine(state, piece.seat) };
  const label = { label: gameMessage('do.return'), rule: 'SI-20', piece: piece.id, kind: 'put' } as const;
  const example = (): Action => examplePut(state, piece);
  const to = (at: { x: number; y: number }): Action => ({ type: 'put', id: piece.id, at });
  if (!line) return { ...label, to: { spots }, at: ({ x, y }) => to({ x, y }), example };
  return {
    ...label,
    ...dropping(room, piece, to),
    example,
  };
};
/** Where a hand may let a piece go: a place beside a line is on the line, and is shown there; one far from it is told why not. */
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
      { rule: ruleOfSetUp(state), opening: 'lines' },
    ),
  );
const placing = (state: State): Choice<Action>[] =>
  waitingOf(state, state.active).map((piece): Choice<Action> => {
    const room = roomOf(state, piece);
    return {
      kind: 'put',
      label: gameMessage('do.put'),
      rule: 'SI-03',
      piece: piece.id,
      ...dropping(room, piece, (at) => ({ type: 'put', id: piece.id, at })),
      example: () => examplePut(state, piece),
    };
  });
const aiming = (state: State, gun: PieceOnField): Choice<Action> => ({
  kind: 'aim',
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
/** A virtual shot at each enemy; those not seen are shown but off (SI-13). */
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
/** The close combats open to a warrior where he stands (SI-18). */
const fights = (state: State, who: PieceOnField): Choice<Action>[] =>
  enemiesInReach(state, who).map((enemy) =>
    doing(state, { type: 'fight', id: who.id, target: enemy.id }, gameMessage('do.fight'), {
      rule: 'SI-18',
      piece: who.id,
      target: enemy.id,
    }),
  );
/** What a piece that has not moved may do: throw for the gate, go, fight where it stands (SI-16, SI-18, SI-21). */
const manoeuvre = (state: State, who: PieceOnField): Choice<Action>[] => {
  const { id, at, kind } = who;
  const gate =
    kind === 'warrior' && goalOf(state, who.seat)
      ? doing(state, { type: 'gate', id }, gameMessage('do.gate'), { rule: 'SI-21', piece: id })
      : null;
  const walk: Choice<Action> = {
    kind: 'walk',
    label: gameMessage('do.walk'),
    rule: 'SI-16',
    piece: id,
    from: at,
    reach: reachOf(state, who),
    along: (path) => ({ type: 'walk', id, path: path.map(({ x, y }) => ({ x, y })) }),
    example: () => ({ type: 'walk', id, path: [at] }),
  };
  return [walk, ...(kind === 'warrior' ? fights(state, who) : []), ...(gate ? [gate] : [])];
};
/** The course of play, stage by stage. */
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
