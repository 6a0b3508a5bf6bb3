import type { Message } from '../../../core/message.ts';
import type { AreaNode, Army, Badge, PieceNode, Scene } from '../../../core/scene.ts';
import { cellShape, gridShape } from '../../../geometry/grid.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import type { Rect } from '../../../geometry/shape.ts';
import { ARMIES, byRank } from '../rules/army.ts';
import { BOARD, CELL, homeOf, pointOf } from '../rules/cells.ts';
import { type Face, markOf, openFace, rankText } from './faces.ts';
import { canBe } from './knowledge.ts';
import { sprites } from './sprites.ts';
import { isOpen } from '../rules/lookups.ts';
import { type Piece, RANKS, type Rank, SIDES, type Side, type State, otherOf, gameMessage } from '../types.ts';

const { width: WIDTH, height: HEIGHT } = gridShape(BOARD.grid);
const square = (side: Mm): Rect => ({ kind: 'rect', at: { x: -side / 2, y: -side / 2 }, width: side, height: side });
const BASE = square(48);
const TALL: Mm = 40;
/** Returns the place of a piece off the board: Red's to the left, Blue's to the right, one below the other. */
const beside = ({ seat }: Piece, i: number): Point => ({ x: seat === 'red' ? -CELL : WIDTH + CELL, y: i * CELL });

/** Returns a piece's side and rank, as far as the viewer sees it. */
const labelOf = ({ viewer, options, ready }: State, { seat, rank, cell, moved }: Piece): Message => {
  const side = gameMessage(`side.${seat}`);
  if (cell === null && rank !== 'hidden') {
    const waiting = !ready.includes(seat);
    if (waiting && viewer === seat) return gameMessage('piece.ownWaiting', { rank: rankText(rank) });
    return gameMessage(waiting ? 'piece.waiting' : 'piece.captured', { side, rank: rankText(rank) });
  }
  const went = options.aid && moved;
  const seated = viewer === 'red' || viewer === 'blue';
  if (rank !== 'hidden') {
    const values = { rank: rankText(rank) };
    if (!seated) return gameMessage('piece.side', { ...values, side });
    return gameMessage(viewer === seat ? 'piece.own' : 'piece.enemyKnown', values);
  }
  if (!seated) return gameMessage(went ? 'piece.sideMoved' : 'piece.sideHidden', { side });
  return gameMessage(went ? 'piece.enemyMoved' : 'piece.enemy');
};
const listText = ([first, ...rest]: readonly Rank[]): Message => {
  const one = rankText(first ?? 'flag');
  return rest.length === 0 ? one : gameMessage('list', { first: one, rest: listText(rest) });
};
/** Returns what the knowledge aid shows of a piece (ST-13). */
const aidText = (state: State, piece: Piece): Message | null => {
  const own = piece.seat === state.viewer;
  const seated = state.viewer === 'red' || state.viewer === 'blue';
  const ranks = canBe(state, piece);
  if (own && isOpen(state, piece)) return gameMessage('aid.ownOpen');
  if (own && piece.seen) return gameMessage('aid.ownSeen');
  if (!own && seated && piece.rank !== 'hidden') return null;
  const tells = own ? 'aid.own' : 'aid.enemy';
  if (ranks.length === RANKS.length) return gameMessage(`${tells}Any`);
  return gameMessage(ranks.length === 1 ? `${tells}Sure` : tells, { ranks: listText(ranks) });
};
const stateOf = (state: State, piece: Piece): Message | null => {
  const { options, stage, ready } = state;
  if (!ready.includes(piece.seat)) return piece.cell === null ? gameMessage('state.waits') : null;
  if (piece.cell === null) return gameMessage('state.captured');
  if (options.aid && stage.at === 'play') return aidText(state, piece);
  return isOpen(state, piece) ? gameMessage('state.seen') : null;
};
const badgesOf = ({ options }: State, { moved, seen, cell }: Piece): Badge[] => [
  ...(options.aid && moved && cell !== null ? (['moved'] as const) : []),
  ...(options.survivor === 'memory' && seen && cell !== null ? (['seen'] as const) : []),
];
/** Returns what a block shows: its face to those who may see it, and on its back only the remembered number (ST-08, ST-13). */
const faceOf = ({ viewer, options }: State, { seat, rank, cell }: Piece): Face => {
  if (rank === 'hidden') return {};
  const turned = viewer !== seat && viewer !== 'all' && cell !== null && options.survivor === 'memory';
  return turned ? { mark: markOf(rank) ?? 'M', name: rankText(rank) } : openFace(rank);
};
const nodeOf = (state: State, piece: Piece, at: Point): PieceNode => {
  const badges = badgesOf(state, piece);
  const stateText = stateOf(state, piece);
  return {
    kind: 'piece',
    id: piece.id,
    at,
    facing: piece.seat === 'red' ? 0 : 180,
    base: BASE,
    tall: TALL,
    figure: 'block',
    seat: piece.seat,
    ...faceOf(state, piece),
    ...(badges.length > 0 ? { badges } : {}),
    ...(piece.cell === null && (state.ready.includes(piece.seat) ? { out: true } : { waits: true })),
    label: labelOf(state, piece),
    ...(stateText ? { state: stateText } : {}),
  };
};

const LAKES: readonly AreaNode[] = [2, 6].map((column, i) => {
  const { at } = cellShape(BOARD.grid, { column, row: 4 });
  const shape: Rect = { kind: 'rect', at, width: 2 * CELL, height: 2 * CELL };
  return { kind: 'area', id: `lake${i + 1}`, shape, style: 'lake', role: 'terrain', label: gameMessage('lake') };
});
/** Returns the rows where the active side sets up, and the curtain over those of the viewer's enemy (ST-02 to ST-04). */
const zonesOf = ({ stage, active, options, viewer }: State): AreaNode[] => {
  if (stage.at !== 'setup') return [];
  const rows = (seat: Side): Rect => {
    const height = homeOf(seat, options.size).length * (CELL / 10);
    return { kind: 'rect', at: { x: 0, y: seat === 'red' ? HEIGHT - height : 0 }, width: WIDTH, height };
  };
  const enemy = viewer === otherOf(active) ? active : otherOf(active);
  return [
    ...(enemy === active
      ? []
      : [{ kind: 'area', id: `zone.${active}`, shape: rows(active), style: 'zone', seat: active } as const]),
    {
      kind: 'area',
      id: `curtain.${enemy}`,
      shape: rows(enemy),
      style: 'curtain',
      seat: enemy,
      label: gameMessage('zone.curtain'),
    },
  ];
};

/** Returns both armies as they began. Their composition is no secret (ST-02, ST-03). */
const armiesOf = ({ options }: State): readonly Army[] =>
  SIDES.map((seat) => ({
    seat,
    kinds: RANKS.filter((rank) => ARMIES[options.size][rank] > 0).map((rank) => ({
      look: { figure: 'block', ...openFace(rank) },
      of: ARMIES[options.size][rank],
    })),
  }));

/** Returns the scene: the board, the pieces on it, and beside it those that wait or are captured, sorted (ST-01, ST-08). */
export const scene = (state: State): Scene => {
  const off = (seat: Side): PieceNode[] =>
    state.pieces
      .filter((piece) => piece.seat === seat && piece.cell === null)
      .toSorted(byRank)
      .map((piece, i) => nodeOf(state, piece, beside(piece, i)));
  const onBoard = state.pieces.flatMap((piece) =>
    piece.cell === null ? [] : [nodeOf(state, piece, pointOf(piece.cell))],
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    mat: sprites.mat,
    boards: [BOARD],
    unit: { mm: CELL, text: gameMessage('unit') },
    nodes: [...LAKES, ...zonesOf(state), ...onBoard, ...off('red'), ...off('blue')],
    ...(state.stage.at === 'setup' ? {} : { armies: armiesOf(state) }),
  };
};
