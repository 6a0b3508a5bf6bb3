import type { Message } from '../../../core/message.ts';
import type { AreaNode, Badge, PieceNode, Scene, SceneNode } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Disc } from '../../../geometry/shape.ts';
import type { Deg, Mm, Point } from '../../../geometry/point.ts';
import { obstacleLook, shapeOf, zoneOf } from '../rules/fields.ts';
import { type Figure, sprites } from './sprites.ts';
import { waitingOf } from '../rules/lookups.ts';
import { BASE, MEASURE, type Marker, type Soldier, type State, SOLDIER_HEIGHT, gameMessage } from '../types.ts';

const FOOT: Disc = { kind: 'disc', at: { x: 0, y: 0 }, r: BASE };
const FLAG_TALL: Mm = 70;
const RAIL: Mm = 110;
/** How far from the edge waiting pieces are, mm: beyond the printed ruler. */
const WAITING: Mm = 72;
const ARMED = ['archer', 'rifleman'] as const satisfies readonly Figure[];
const OTHERS = ['swordsman', 'drummer', 'standard', 'axeman', 'knight', 'gunner'] as const satisfies readonly Figure[];

/** Returns a soldier's number in its squad, from 1. */
const numberOf = ({ id, seat }: Soldier): number => Number(id.slice(seat.length));
/** Returns a soldier's figure: an officer for the commander, archers and riflemen for ranged weapons, the others by number. */
const figureOf = (
  soldier: Soldier,
  ranged: number,
): Extract<Figure, 'officer' | (typeof ARMED)[number] | (typeof OTHERS)[number]> => {
  const i = numberOf(soldier) - 1;
  if (soldier.commander) return 'officer';
  return (soldier.ranged ? ARMED[i % ARMED.length] : OTHERS[(i - ranged) % OTHERS.length]) ?? 'swordsman';
};
const badgesOf = ({ spent, commander, ranged }: Soldier, shooting: boolean): Badge[] => [
  ...(spent ? (['acted'] as const) : []),
  ...(commander ? (['commander'] as const) : []),
  ...(ranged && shooting ? (['ranged'] as const) : []),
];
/** Returns where a seat faces: away from its own edge. */
const facingOf = ({ seats }: State, seat: Seat): Deg => (seats.length === 2 ? 180 : 90) * seats.indexOf(seat);
/** Returns where a piece waits on the rail beside its owner's edge (TS-02), by its place in the queue. */
const waitingAt = (state: State, seat: Seat, i: number): Point => {
  const { width, height } = state.field;
  const zone = zoneOf(state, seat);
  const along = (length: Mm): Mm => Math.round(length / 2 + (i - (state.options.squad - 1) / 2) * 38);
  const upright = zone.width >= zone.height;
  if (upright) return { x: along(width), y: zone.at.y === 0 ? -WAITING : height + WAITING };
  return { x: zone.at.x === 0 ? -WAITING : width + WAITING, y: along(height) };
};
const stateText = ({ spent, at }: Soldier): Message => {
  if (!at) return gameMessage('state.waits');
  return spent ? gameMessage('state.spent') : gameMessage('state.fresh');
};
const soldierNode = (state: State, soldier: Soldier): PieceNode => {
  const { id, seat } = soldier;
  const { shooting, ranged } = state.options;
  const number = numberOf(soldier);
  const figure = figureOf(soldier, ranged);
  const badges = badgesOf(soldier, shooting);
  return {
    kind: 'piece',
    id,
    at: soldier.at ?? waitingAt(state, seat, number - 1),
    facing: facingOf(state, seat),
    base: FOOT,
    tall: SOLDIER_HEIGHT,
    figure,
    seat,
    mark: `${number}`,
    ...(badges.length > 0 ? { badges } : {}),
    label: gameMessage(`piece.${figure}`, { side: gameMessage(`side.${seat}`), number }),
    state: stateText(soldier),
  };
};
const markerNode = (state: State, { id, seat, at }: Marker): PieceNode => ({
  kind: 'piece',
  id,
  at: at ?? waitingAt(state, seat ?? state.active, -1),
  base: FOOT,
  tall: FLAG_TALL,
  figure: seat ? 'flag' : 'objective',
  ...(seat
    ? { seat, token: true, label: gameMessage('piece.flag', { side: gameMessage(`side.${seat}`) }) }
    : { label: gameMessage('piece.objective') }),
});
const terrainNodes = (state: State): AreaNode[] =>
  state.obstacles.map((one) => {
    const { style, tall } = obstacleLook(one);
    return {
      kind: 'area',
      id: one.id,
      shape: shapeOf(one),
      style,
      role: 'terrain',
      top: tall,
      label: gameMessage(`kind.${one.kind}`),
    };
  });
const zoneNodes = (state: State): AreaNode[] =>
  state.seats.map((seat) => ({
    kind: 'area',
    id: `zone.${seat}`,
    shape: zoneOf(state, seat),
    style: 'zone',
    seat,
    label: gameMessage('zone'),
  }));

/** Returns everything visible. During set-up this includes the zones and a rail for waiting pieces (TS-01, TS-02). */
export const scene = (state: State): Scene => {
  const settingUp = state.stage.at === 'terrain' || state.seats.some((seat) => waitingOf(state, seat).length > 0);
  const nodes: SceneNode[] = [
    ...(settingUp ? zoneNodes(state) : []),
    ...terrainNodes(state),
    ...state.markers.map((each) => markerNode(state, each)),
    ...state.soldiers.map((each) => soldierNode(state, each)),
  ];
  const { width, height } = state.field;
  return {
    width,
    height,
    ...(settingUp ? { rail: RAIL } : {}),
    mat: sprites.mat,
    unit: { mm: MEASURE, text: gameMessage('unit') },
    nodes,
  };
};
