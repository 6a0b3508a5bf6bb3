import { type Choice, choiceId, doChoiceFactory } from '../../../src/core/choice.ts';
import { metaChoices } from '../../../src/core/flow/ending.ts';
import type { SpriteSet, PieceNode, Scene } from '../../../src/core/scene.ts';
import { byStage } from '../../../src/core/flow/stage.ts';
import type { Rect } from '../../../src/geometry/shape.ts';
import { CELL, SEAS, WIDTH, cellAt, gridCell, pointOf } from './fleet.ts';
import { afloat, isSunk, refuse, shipsOf } from './rules.ts';
import { type Action, type Of, type Ship, type Shot, type Side, type State, SIDES, otherOf, say } from './types.ts';

const doing = doChoiceFactory(refuse);
const ALL = Array.from({ length: 100 }, (_, i) => i);

/** Returns everything the active seat can do now, the primary action first. */
export const choices = (state: State): Choice<Action>[] => {
  if (state.stage.at === 'over') return [];
  const leaving = metaChoices('SB-04', {
    draw: say('do.draw'),
    resign: say('do.resign', { seat: { seat: state.active } }),
  });
  return [...byStage<State, Choice<Action>[]>({ setup: settingUp, play: shooting, over: () => [] }, state), ...leaving];
};
const settingUp = (state: State): Choice<Action>[] => [
  doing(state, { type: 'ready' }, say('do.ready'), { rule: 'SB-02', opening: 'done' }),
  doing(state, { type: 'shuffle' }, say('do.shuffle'), { rule: 'SB-02', opening: 'lines' }),
  ...shipsOf(state, state.active).flatMap((ship) => placing(state, ship)),
];
/** A ship can be placed on any cell of its sea, by its bow, in any direction. None is offered without room. */
const placing = (state: State, { id, facing }: Ship): Choice<Action>[] => {
  const puts = ALL.flatMap((cell) =>
    [facing, (facing + 90) % 360].map((to): Of<'put'> => ({ type: 'put', id, cell, facing: to })),
  );
  const example = puts.find((put) => refuse(state, put) === null);
  if (!example) return [];
  const sea = SEAS[state.active];
  return [
    {
      kind: 'put',
      id: choiceId('put', { piece: id }),
      label: say('do.put'),
      rule: 'SB-02',
      piece: id,
      to: { board: sea, cells: ALL.map(gridCell) },
      turns: { start: facing, step: 90 },
      unconfirmed: true,
      at: (point, turned = facing) => ({ type: 'put', id, cell: cellAt(state.active, point), facing: turned }),
      example: () => example,
    },
  ];
};
const shooting = (state: State): Choice<Action>[] => {
  const foe = otherOf(state.active);
  const open = ALL.filter((cell) => refuse(state, { type: 'shoot', cell }) === null);
  return [
    {
      kind: 'put',
      id: choiceId('shoot'),
      label: say('do.shoot'),
      rule: 'SB-03',
      to: { board: SEAS[foe], cells: open.map(gridCell) },
      at: (point) => ({ type: 'shoot', cell: cellAt(foe, point) }),
      example: () => ({ type: 'shoot', cell: open[0] as number }),
    },
  ];
};

/** Returns a ship of this many cells, back from its bow at 0, 0, facing up the table. */
const hullOf = (size: number): Rect => ({
  kind: 'rect',
  at: { x: 4 - CELL / 2, y: 4 - CELL / 2 },
  width: CELL - 8,
  height: size * CELL - 8,
});
const shipNode = (state: State, ship: Ship): PieceNode => {
  const { id, seat, size, cell, facing } = ship;
  const name = say(`ship.${size as 1}`);
  return {
    kind: 'piece',
    id,
    at: cell === null ? { x: -CELL, y: CELL } : pointOf(seat, cell),
    facing,
    base: hullOf(size),
    figure: 'tile',
    seat,
    name,
    label: name,
    ...(cell === null ? { waits: true } : {}),
    ...(isSunk(state, ship) ? { state: say('ship.sunk') } : {}),
  };
};
/** Returns the peg that marks a shot, on top of what it hit. */
const pegNode = (sea: Side, { cell, hit }: Shot): PieceNode => ({
  kind: 'piece',
  id: `shot.${sea}.${cell}`,
  at: pointOf(sea, cell),
  z: 20,
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: hit ? 20 : 12 },
  figure: hit ? 'objective' : 'disc',
  label: say(hit ? 'peg.hit' : 'peg.miss'),
});
/** Its sprites: ships cut to their footprints, and two kinds of pegs. */
export const looks: SpriteSet = { mat: 'plain', areas: [], figures: ['tile', 'objective', 'disc'] };
/** Returns everything visible: two seas, the ships the viewer knows of, and every shot (SB-01). */
export const scene = (state: State): Scene => ({
  width: WIDTH,
  height: 10 * CELL,
  mat: looks.mat,
  boards: SIDES.map((seat) => SEAS[seat]),
  unit: { mm: CELL, text: say('unit') },
  nodes: [
    ...SIDES.flatMap((sea) => state.shots[otherOf(sea)].map((shot) => pegNode(sea, shot))),
    ...state.ships.map((ship) => shipNode(state, ship)),
  ],
  scores: SIDES.map((seat) => ({ seat, value: afloat(state, seat), text: say('score.afloat') })),
});
