import type { Message } from '../../../core/message.ts';
import type { AreaNode, Badge, LineNode, PieceNode, Scene, SceneNode } from '../../../core/scene.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import type { Seat } from '../../../core/seat.ts';
import { centreOf, isInside, shapeSquaredDistance, type Disc, type Rect } from '../../../geometry/shape.ts';
import { facingOf } from '../guns/cannon.ts';
import {
  fieldOf,
  type Fort,
  fortOf,
  fortsOf,
  goalOf,
  gunLine,
  isTop,
  type Module,
  startLine,
  topAt,
  forwardOf,
} from '../fortress/ground.ts';
import { figureLook, numberOf } from '../fortress/figures.ts';
import { sprites } from './sprites.ts';
import { bulkOf } from '../guns/shooting.ts';
import { radiusOf, waitingOf } from '../rules/lookups.ts';
import { BASE, GUN_HEIGHT, type Piece, ROOM, type State, STEP, WARRIOR_HEIGHT, gameMessage } from '../types.ts';

const RAIL: Mm = 110;
/** The distance of waiting pieces from the edge, mm: beyond the printed ruler. */
const WAITING: Mm = 72;
const APART: Mm = 44;

/** Returns a module for drawing, with its seat as owner if given. */
export const moduleNode = (module: Module, seat?: Seat): AreaNode => {
  const { from, top } = bulkOf(module);
  const { id, shape, kind, storeys } = module;
  const label = kind === 'tower' ? gameMessage('module.tower', { count: storeys }) : gameMessage(`module.${kind}`);
  return {
    kind: 'area',
    id,
    shape,
    style: kind === 'wall' ? 'rampart' : kind,
    role: 'terrain',
    from,
    top,
    label,
    ...(seat ? { seat } : {}),
  };
};
/** Returns a courtyard's cells for drawing. */
export const yardNodes = (yard: readonly Rect[], seat: Seat): AreaNode[] =>
  yard.map((shape, i): AreaNode => ({
    kind: 'area',
    id: `yard${i + 1}.${seat}`,
    shape,
    style: 'courtyard',
    role: 'terrain',
    label: gameMessage('module.yard'),
  }));
/** Returns how many pieces may be on a top, and how many are (SI-02). */
const placesOn = (state: State, module: Module): Pick<AreaNode, 'places'> => {
  if (!isTop(state.options, module)) return {};
  const taken = state.pieces.filter(({ at }) => at && topAt(state, at) === module).length;
  return { places: { of: ROOM, taken } };
};
/** Returns the corner of a tower that points away from the middle of its fortress. */
const outerOf = ({ modules }: Fort, { kind, shape }: Module): Pick<AreaNode, 'outer'> => {
  if (kind !== 'tower') return {};
  const middles = modules.map((each) => centreOf(each.shape));
  const middle = (axis: 'x' | 'y'): Mm =>
    (Math.min(...middles.map((at) => at[axis])) + Math.max(...middles.map((at) => at[axis]))) / 2;
  const { x, y } = centreOf(shape);
  return { outer: { x: x < middle('x') ? -1 : 1, y: y < middle('y') ? -1 : 1 } };
};
const fortNodes = (state: State): AreaNode[] =>
  fortsOf(state).flatMap((fort) => [
    ...yardNodes(fort.yard, fort.seat),
    ...fort.modules.map((module) => ({
      ...moduleNode(module, fort.seat),
      ...placesOn(state, module),
      ...outerOf(fort, module),
    })),
  ]);
/**
 * Whether a seat now places anything on its start line or gun line. A Defender's warriors at the set-up go anywhere in its
 * fortress (SI-03, SI-20).
 */
const putsOn = (state: State, seat: Seat): { readonly start: boolean; readonly guns: boolean } => {
  const owes = state.pieces.some((each) => each.seat === seat && state.owed.includes(each.id));
  if (state.owed.length > 0) return { start: owes, guns: false };
  const next = state.stage.at === 'deploy' && seat === state.active ? waitingOf(state, seat) : [];
  return { start: next.length > 0 && !fortOf(state, seat), guns: next.some(({ kind }) => kind === 'gun') };
};
/** Returns the lines for placing warriors and guns, each named while something is to be placed there (SI-03, SI-20). */
const lineNodes = (state: State): LineNode[] =>
  state.seats.flatMap((seat) => {
    const guns = fortOf(state, seat) && state.pieces.some((each) => each.seat === seat && each.kind === 'gun');
    const puts = putsOn(state, seat);
    const lines = [
      ...startLine(state, seat).map((line) => ({ line, label: puts.start && gameMessage('line.start') })),
      ...(guns ? gunLine(state, seat).map((line) => ({ line, label: puts.guns && gameMessage('line.guns') })) : []),
    ];
    return lines.map(({ line: { y, from, to }, label }, i): LineNode => ({
      kind: 'line',
      id: `line${i + 1}.${seat}`,
      points: [
        { x: from, y },
        { x: to, y },
      ],
      style: 'edge',
      ...(label ? { label } : {}),
    }));
  });

/** Returns where a piece waits on the rail beside its owner's edge. */
const waitingAt = (state: State, piece: Piece): Point => {
  const { width, height } = fieldOf(state.options);
  const own = state.pieces.filter(({ seat }) => seat === piece.seat);
  const x = Math.round(width / 2 + (own.indexOf(piece) - (own.length - 1) / 2) * APART);
  return { x, y: forwardOf(state, piece.seat) < 0 ? height + WAITING : -WAITING };
};
const inGate = (state: State, at: Point): boolean =>
  fortsOf(state).some(({ gate }) => shapeSquaredDistance(at, gate.shape) < BASE * BASE);
/** Returns a piece's place as a text. */
const placeText = (state: State, at: Point): Message => {
  const top = topAt(state, at);
  if (top) return top.kind === 'wall' ? gameMessage('state.wall') : gameMessage('state.tower', { count: top.storeys });
  if (inGate(state, at)) return gameMessage('state.gate');
  const yard = fortsOf(state).some((fort) => fort.yard.some((cell) => isInside(at, cell)));
  return yard ? gameMessage('state.yard') : gameMessage('state.field');
};
const stateText = (state: State, piece: Piece): Message => {
  const { at, id, moved, gate, fired, seat } = piece;
  if (!at) return state.owed.includes(id) ? gameMessage('state.wounded') : gameMessage('state.waits');
  const place = placeText(state, at);
  if (seat !== state.active) return place;
  if (moved) return gameMessage(fired ? 'state.firedMoved' : 'state.moved', { place });
  if (fired) return gameMessage('state.fired', { place });
  if (gate) return gameMessage(gate === 'open' ? 'state.gateOpen' : 'state.gateShut', { place });
  return place;
};
const badgesOf = (state: State, { id, moved, kind }: Piece): Badge[] => [
  ...(moved ? (['acted'] as const) : []),
  ...(kind === 'gun' ? (['ranged'] as const) : []),
  ...(state.owed.includes(id) ? (['wounded'] as const) : []),
];
/** Whether it is a Defender within its walls that attacks no other fortress. Its side lasts as long as such warriors do (SI-05, SI-23). */
const holdsPlace = (state: State, { at, kind, seat }: Piece): boolean => {
  const fort = fortOf(state, seat);
  if (!fort || !at || kind === 'gun' || goalOf(state, seat)) return false;
  const top = topAt(state, at);
  return (top !== null && fort.modules.includes(top)) || fort.yard.some((cell) => isInside(at, cell));
};
const pieceNode = (state: State, piece: Piece): PieceNode => {
  const { id, seat, at, kind } = piece;
  const foot: Disc = { kind: 'disc', at: { x: 0, y: 0 }, r: radiusOf(piece) };
  const { figure, body } = figureLook(state, piece);
  const badges = badgesOf(state, piece);
  const number = numberOf(piece);
  const storeys = (at && topAt(state, at)?.storeys) ?? 0;
  const z = storeys * STEP;
  return {
    kind: 'piece',
    id,
    at: at ?? waitingAt(state, piece),
    ...(z > 0 ? { z, storeys } : {}),
    facing: facingOf(state, seat),
    base: foot,
    tall: kind === 'gun' ? GUN_HEIGHT : WARRIOR_HEIGHT,
    figure,
    body,
    seat,
    // Guns do not count: sides are counted by their warriors (SI-23).
    ...(kind === 'gun' ? { token: true } : {}),
    ...(holdsPlace(state, piece) ? { holds: true } : {}),
    mark: `${number}`,
    ...(badges.length > 0 ? { badges } : {}),
    label: gameMessage(`piece.${figure}`, { side: kind === 'gun' ? { seat } : gameMessage(`side.${seat}`), number }),
    state: stateText(state, piece),
  };
};

/** Returns the scene, with a rail for waiting pieces (SI-01, SI-02, SI-26). */
export const scene = (state: State): Scene => {
  const { width, height } = fieldOf(state.options);
  const waits = state.seats.some((seat) => waitingOf(state, seat).length > 0);
  const nodes: SceneNode[] = [
    ...fortNodes(state),
    ...lineNodes(state),
    ...state.pieces.map((each) => pieceNode(state, each)),
  ];
  return {
    width,
    height,
    ...(waits ? { rail: RAIL } : {}),
    mat: sprites.mat,
    // A dozen numbers on a tower's floor hide the figures.
    numbers: 'asked',
    unit: { mm: STEP, text: gameMessage('unit') },
    nodes,
  };
};
