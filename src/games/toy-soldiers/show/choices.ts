import { type Choice, choiceId, doChoiceFactory } from '../../../core/choice.ts';
import { metaChoices } from '../../../core/flow/ending.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import type { Mm } from '../../../geometry/point.ts';
import { ADVANCE, mayAdvance } from '../rules/advance.ts';
import { middleOf } from '../rules/fields.ts';
import { refuse } from '../rules/rules.ts';
import { areasFor, examplePut } from '../rules/setup.ts';
import { enemiesOf, freshOf, isNear, must, mustName, placerOf, seatToAct, waitingOf } from '../rules/lookups.ts';
import { exampleShift } from '../rules/terrain.ts';
import {
  type Action,
  KINDS,
  MEASURE,
  type Scheme,
  SCHEMES,
  type SoldierOnField,
  type State,
  requireActive,
  gameMessage,
} from '../types.ts';

const doing = doChoiceFactory(refuse);

/** Returns everything the active seat can do now, the primary action first (TS-05 to TS-12). */
export const choices = (state: State): Choice<Action>[] =>
  state.stage.at === 'over' ? [] : [...byStage(COURSE, state), ...leaving(state)];
/** Resigning and offering a draw, possible at any time. */
const leaving = (state: State): Choice<Action>[] =>
  metaChoices('TS-04', {
    draw: gameMessage('do.draw'),
    resign: gameMessage('do.resign', { seat: { seat: seatToAct(state) } }),
  });

const editing = (state: State): Choice<Action>[] => [
  doing(state, { type: 'ready' }, gameMessage('do.ready'), { rule: 'TS-01' }),
  ...KINDS.map((kind) =>
    doing(state, { type: 'add', kind }, gameMessage('do.add', { what: gameMessage(`kind.${kind}`) }), {
      rule: 'TS-01',
      mode: kind,
    }),
  ),
  ...state.obstacles.flatMap((one): Choice<Action>[] => [
    {
      kind: 'put',
      id: choiceId('shift', { piece: one.id }),
      label: gameMessage('do.shift'),
      rule: 'TS-01',
      piece: one.id,
      to: { areas: [middleOf(state)] },
      at: ({ x, y }) => ({ type: 'shift', id: one.id, at: { x, y } }),
      example: () => exampleShift(one),
    },
    doing(state, { type: 'turn', id: one.id }, gameMessage('do.turn'), { rule: 'TS-01', piece: one.id }),
    doing(state, { type: 'take', id: one.id }, gameMessage('do.take'), { rule: 'TS-01', piece: one.id }),
  ]),
];
/** Returns the formations, the one that suits the way to win first (TS-04). */
const schemesOf = ({ options: { victory, shooting } }: State): readonly Scheme[] => {
  const inBattle: Scheme = shooting ? 'cover' : 'wide';
  const first = victory === 'flag' || victory === 'commander' ? 'guard' : inBattle;
  return [first, ...SCHEMES.filter((scheme) => scheme !== first)];
};
const liningUp = (state: State): Choice<Action>[] =>
  schemesOf(state).map((scheme) =>
    doing(state, { type: 'lineUp', scheme }, gameMessage(`do.lineUp.${scheme}`), {
      rule: 'TS-02',
      opening: 'lines',
      mode: scheme,
    }),
  );
const naming = (state: State): Choice<Action>[] =>
  state.soldiers
    .filter(({ seat }) => seat === state.active)
    .map(({ id }) => doing(state, { type: 'name', id }, gameMessage('do.name'), { rule: 'TS-04', piece: id }));
const placing = (state: State): Choice<Action>[] =>
  waitingOf(state, state.active).map((piece): Choice<Action> => ({
    kind: 'put',
    id: choiceId('put', { piece: piece.id }),
    label: gameMessage('do.put'),
    rule: 'TS-02',
    piece: piece.id,
    to: { areas: areasFor(state, piece) },
    at: ({ x, y }) => ({ type: 'put', id: piece.id, at: { x, y } }),
    example: () => examplePut(state, piece),
  }));
/** The objective, placed by hand or in the centre (TS-04). */
const placingObjective = (state: State): Choice<Action>[] => [
  ...waitingOf(state, state.active).map((piece) =>
    doing(state, examplePut(state, piece), gameMessage('do.objective'), {
      rule: 'TS-04',
      opening: 'lines',
    }),
  ),
  ...placing(state),
];
/** A path without a roll, far from all enemies (TS-18). */
const advancing = ({ id, at }: SoldierOnField): Choice<Action> => ({
  kind: 'walk',
  id: choiceId('advance', { piece: id }),
  label: gameMessage('do.advance'),
  rule: 'TS-18',
  piece: id,
  from: at,
  reach: ADVANCE,
  along: (path) => ({ type: 'advance', id, path: path.map(({ x, y }) => ({ x, y })) }),
  example: () => ({ type: 'advance', id, path: [at] }),
});
/** Returns what a ready soldier may start its Full Move with. The first roll commits the player to it (TS-05, TS-07). */
const fullMove = (state: State, who: SoldierOnField): Choice<Action>[] => {
  const { id } = who;
  const shots =
    state.options.shooting && who.ranged
      ? enemiesOf(state, who.seat).map((target) =>
          doing(state, { type: 'shoot', id, target: target.id }, gameMessage('do.shoot'), {
            rule: 'TS-14',
            piece: id,
            target: target.id,
          }),
        )
      : [];
  return [
    mayAdvance(state, who)
      ? advancing(who)
      : doing(state, { type: 'march', id }, gameMessage('do.march'), { rule: 'TS-08', piece: id }),
    ...shots,
    doing(state, { type: 'attack', id }, gameMessage('do.attackFromHere'), { rule: 'TS-09', piece: id }),
    doing(state, { type: 'skip', id }, gameMessage('do.skip'), { rule: 'TS-07', piece: id, skips: [] }),
  ];
};
/** Returns all enemies in range. Those that cannot be attacked are shown but disabled (TS-09, TS-10). */
const targeting = (state: State, who: SoldierOnField, reach: Mm): Choice<Action>[] =>
  enemiesOf(state, who.seat)
    .filter(({ at }) => isNear(state, who.at, at, reach))
    .map((target) =>
      doing(state, { type: 'target', id: target.id }, gameMessage('do.target'), {
        rule: 'TS-10',
        piece: who.id,
        target: target.id,
      }),
    );
const walking = (state: State, { id, at }: SoldierOnField, reach: Mm): Choice<Action>[] => [
  doing(state, { type: 'stay' }, gameMessage('do.stay'), { rule: 'TS-08', skips: [] }),
  {
    kind: 'walk',
    id: choiceId('walk', { piece: id }),
    label: gameMessage(reach > MEASURE ? 'do.run' : 'do.walk'),
    rule: 'TS-08',
    piece: id,
    from: at,
    reach,
    along: (path) => ({ type: 'walk', path: path.map(({ x, y }) => ({ x, y })) }),
    example: () => ({ type: 'walk', path: [at] }),
  },
];
const attacking = (state: State): Choice<Action>[] => {
  const id = requireActive(state);
  return [
    doing(state, { type: 'attack', id }, gameMessage('do.attack'), { rule: 'TS-09', piece: id }),
    doing(state, { type: 'skip', id }, gameMessage('do.noAttack'), { rule: 'TS-07', piece: id, skips: [] }),
  ];
};
/** The choices of each stage. */
const COURSE: ByStage<State, Choice<Action>[]> = {
  terrain: editing,
  lot: (state) => [doing(state, { type: 'lot' }, gameMessage('do.lot'), { rule: 'TS-03', opening: 'lot' })],
  deploy: (state) =>
    placerOf(state)
      ? placingObjective(state)
      : [...liningUp(state), ...(mustName(state, state.active) ? naming(state) : placing(state))],
  pick: (state) => freshOf(state, state.active).flatMap((who) => fullMove(state, who)),
  walk: (state, { reach }) => walking(state, must(state, requireActive(state)), reach),
  attack: attacking,
  target: (state, { reach }) => targeting(state, must(state, requireActive(state)), reach),
  defend: (state) => [doing(state, { type: 'defend' }, gameMessage('do.defend'), { rule: 'TS-11' })],
  counter: (state) => [doing(state, { type: 'counter' }, gameMessage('do.counter'), { rule: 'TS-12' })],
  fire: (state) => [doing(state, { type: 'fire' }, gameMessage('do.fire'), { rule: 'TS-16' })],
  over: () => [],
};
