import type { Message } from '../../../core/message.ts';
import type { AreaNode, Badge, PieceNode, Scene, SceneNode } from '../../../core/scene.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { type Shape, boundsOf } from '../../../geometry/shape.ts';
import { footOf, makeOf, stripOf } from '../armies/fields.ts';
import { sprites } from './sprites.ts';
import { readyOf } from '../rules/course.ts';
import { gunsFor } from '../rules/gunnery.ts';
import { waitingOf } from '../rules/setup.ts';
import {
  durabilityOf,
  fieldOf,
  isGun,
  isHardware,
  isPlaced,
  isWounded,
  profileOf,
  stepOf,
  heightOf,
} from '../rules/lookups.ts';
import { type Body, type Key, type State, gameMessage } from '../types.ts';

const RAIL: Mm = 110;
/** The distance of waiting pieces from the edge, mm: beyond the printed ruler. */
const WAITING: Mm = 72;

/** Returns a piece's number: of a unit within its army, of a gun among all. */
const numberOf = ({ id }: Body): number => Number(id.replace(/^\D+/, ''));
const footprintOf = (body: Body): Shape => {
  const { base } = profileOf(body);
  if ('r' in base) return { kind: 'disc', at: { x: 0, y: 0 }, r: base.r };
  const { width, length } = base;
  return { kind: 'rect', at: { x: -width / 2, y: -length / 2 }, width, height: length };
};
/** Returns the length of the rail that a waiting piece takes, mm. */
const berthOf = (body: Body): Mm => Math.max(44, boundsOf(footprintOf(body)).width + 20);
/** Returns where a piece waits on the rail beside its owner's edge, by its place in the army. */
const waitingAt = (state: State, body: Body): Point => {
  const queue = [...state.units, ...state.guns].filter(({ seat }) => seat === body.seat);
  const i = queue.findIndex(({ id }) => id === body.id);
  const lengthOf = (bodies: readonly Body[]): Mm => bodies.reduce((sum, each) => sum + berthOf(each), 0);
  const { width, height } = fieldOf(state);
  const all = lengthOf(queue);
  const closer = Math.min(1, (width - 80) / all);
  const bottom = state.seats.indexOf(body.seat) === 0;
  return {
    x: Math.round(width / 2 + (lengthOf(queue.slice(0, i)) + berthOf(body) / 2 - all / 2) * closer),
    y: bottom ? height + WAITING : -WAITING,
  };
};
const badgesOf = (body: Body): Badge[] => [
  ...(isWounded(body) ? (['wounded'] as const) : []),
  ...('done' in body && body.done && !body.wounded ? (['acted'] as const) : []),
  ...('fired' in body && body.fired ? (['acted'] as const) : []),
];
/** Returns the state of a piece as a text. */
const plainState = (state: State, body: Body): Message => {
  if (!body.at) return gameMessage('state.waits');
  if (!('done' in body)) return gameMessage(body.fired ? 'state.fired' : 'state.gun');
  if (body.wounded) return gameMessage('state.wounded');
  if (state.acting?.id === body.id) return gameMessage('state.acts');
  if (body.done) return gameMessage('state.done');
  // In a fair start the others wait for their next turn (SF-03).
  const waits = state.left !== null && body.seat === state.active && readyOf(state).every(({ id }) => id !== body.id);
  return gameMessage(waits ? 'state.later' : 'state.ready');
};
const stateText = (state: State, body: Body): Message => {
  const what = plainState(state, body);
  if (!isHardware(body)) return what;
  return gameMessage('state.damaged', { what, count: body.damage, most: durabilityOf(state, body) });
};
const labelOf = (body: Body): Message => {
  const key: Key = `piece.${body.profile}`;
  const number = numberOf(body);
  return isGun(body)
    ? gameMessage(key, { number })
    : gameMessage(key, { side: gameMessage(`side.${body.seat}` as Key), number });
};
/** Whether it is at a gun that it can crew, in this turn or the next (SF-21). */
const servesGun = (state: State, body: Body): boolean =>
  !isGun(body) && isPlaced(body) && gunsFor(state, body).length > 0;
const pieceNode = (state: State, body: Body): PieceNode => {
  const badges = badgesOf(body);
  const gun = isGun(body);
  // A gun belongs to a side only until that side has deployed it (SF-29).
  const owned = !gun || !body.at;
  return {
    kind: 'piece',
    id: body.id,
    at: body.at ?? waitingAt(state, body),
    ...(body.z > 0 ? { z: body.z } : {}),
    facing: body.facing,
    base: footprintOf(body),
    tall: heightOf(body),
    figure: profileOf(body).figure,
    ...(owned ? { seat: body.seat } : {}),
    ...(gun ? { token: true as const } : {}),
    ...(servesGun(state, body) ? { holds: true as const } : {}),
    mark: `${numberOf(body)}`,
    ...(badges.length > 0 ? { badges } : {}),
    ...(body.damage > 0 ? { coins: body.damage } : {}),
    label: labelOf(body),
    state: stateText(state, body),
  };
};
const terrainNodes = (state: State): AreaNode[] =>
  state.obstacles.map((one) => {
    const { style, tall, flat } = makeOf(one);
    const label = gameMessage(flat ? 'obstacle.flat' : 'obstacle.rough', {
      what: gameMessage(`kind.${one.kind}` as Key),
      tall: tall / 10,
    });
    return { kind: 'area', id: one.id, shape: footOf(one), style, role: 'terrain', top: tall, label };
  });
const stripNodes = (state: State): AreaNode[] =>
  state.seats.map((seat) => ({
    kind: 'area',
    id: `strip.${seat}`,
    shape: stripOf(state, seat),
    style: 'zone',
    seat,
    label: gameMessage('strip'),
  }));

/** Returns the scene. During the set-up it includes the sides' strips and a rail for waiting pieces (SF-01). */
export const scene = (state: State): Scene => {
  const settingUp = state.seats.some((seat) => waitingOf(state, seat).length > 0);
  const nodes: SceneNode[] = [
    ...(settingUp ? stripNodes(state) : []),
    ...terrainNodes(state),
    ...[...state.guns, ...state.units].map((body) => pieceNode(state, body)),
  ];
  const { width, height } = fieldOf(state);
  return {
    width,
    height,
    ...(settingUp ? { rail: RAIL } : {}),
    mat: sprites.mat,
    unit: { mm: stepOf(state), text: gameMessage('unit') },
    nodes,
  };
};
