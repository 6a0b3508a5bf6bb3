import {
  type PositionRules,
  hasMark,
  type PiecePlacement,
  type Position,
  type Placeable,
} from '../../../core/position/position.ts';
import type { LegalPlaces, Refusal } from '../../../core/choice.ts';
import { walks } from './army.ts';
import { BOARD, CELLS, cellAt, gridCell, homeOf, isHome, isLake, nameOf, pointOf } from './cells.ts';
import { boardOf } from './ground.ts';
import { piecesOnBoard } from './lookups.ts';
import { type Options, type Piece, type Rank, SIDES, type Side, type State, no, gameMessage } from '../types.ts';

const MARKS = ['moved', 'far', 'seen'] as const;
const rankOf = ({ rank }: Piece): Rank => (rank === 'hidden' ? 'flag' : rank);
const marksFor = (piece: Piece): readonly (typeof MARKS)[number][] => {
  const rank = rankOf(piece);
  if (rank === 'flag') return [];
  if (rank === 'scout') return MARKS;
  return walks(rank) ? ['moved', 'seen'] : ['seen'];
};
const things = ({ pieces }: State): Placeable[] =>
  pieces.map((piece) => ({
    id: piece.id,
    marks: marksFor(piece).map((id) => ({ id, name: gameMessage(`mark.${id}`) })),
  }));
/** Returns where a piece may be placed at all. One that cannot move must be in its own rows (ST-02 to ST-04). */
const cellsFor = (fresh: State, id: string): readonly number[] => {
  const piece = fresh.pieces.find((each) => each.id === id);
  if (piece && !walks(rankOf(piece))) return homeOf(piece.seat, fresh.options.size);
  return CELLS.filter((cell) => !isLake(cell));
};
const to = (fresh: State, id: string): LegalPlaces => ({ board: BOARD, cells: cellsFor(fresh, id).map(gridCell) });
/**
 * Returns why a piece cannot be placed there. It must be in the middle of a free cell, not a lake; an immovable one in its own
 * rows (ST-01 to ST-04).
 */
const refuse = (fresh: State, among: Position, { id, at }: PiecePlacement): Refusal | null => {
  const cell = cellAt(at);
  const middle = pointOf(cell);
  if (middle.x !== at.x || middle.y !== at.y) return no('ST-01', 'no.middle', {}, { at });
  if (isLake(cell)) return no('ST-01', 'no.onLake', {}, { at });
  if (!cellsFor(fresh, id).includes(cell)) return no('ST-04', 'no.fixed', {}, { at });
  const there = among.pieces.find((each) => cellAt(each.at) === cell);
  return there ? no('ST-06', 'no.cellTaken', { what: { piece: there.id }, cell: nameOf(cell) }, { at }) : null;
};
/** Whether a piece can have survived a fight and be hidden since. A Mine of the own version never can (ST-10, ST-13). */
const survives = ({ mines, survivor }: Options, rank: Rank): boolean =>
  walks(rank) || mines === 'classic' || survivor !== 'hidden';
/** Returns the pieces as placed, with their ids before play. A piece beyond its own rows has moved, and one far beyond has moved far. */
const put = (fresh: State, { pieces }: Position): Piece[] =>
  fresh.pieces.map((piece) => {
    const placing = pieces.find(({ id }) => id === piece.id);
    if (!placing) return piece;
    const cell = cellAt(placing.at);
    const far = hasMark(placing, 'far');
    const moved = far || hasMark(placing, 'moved') || !isHome(piece.seat, fresh.options.size, cell);
    return { ...piece, cell, moved, far, seen: hasMark(placing, 'seen') && survives(fresh.options, rankOf(piece)) };
  });
/**
 * Returns a side's pieces as in play. Those on the board are in its order and named by it, so that no id shows a rank. The others
 * are captured (ST-15).
 */
const inPlay = (pieces: readonly Piece[], side: Side): Piece[] => {
  const own = pieces.filter(({ seat }) => seat === side);
  const on = own.filter(({ cell }) => cell !== null).toSorted((a, b) => (a.cell ?? 0) - (b.cell ?? 0));
  const named = on.map((piece) => ({ ...piece, id: `${side}.${nameOf(piece.cell ?? 0)}` }));
  return [...named, ...own.filter(({ cell }) => cell === null)];
};
const sideOf = (position: Position): Side => SIDES.find((side) => side === position.to) ?? 'red';
const lay = (fresh: State, position: Position): State => {
  const pieces = put(fresh, position);
  const active = sideOf(position);
  return {
    ...fresh,
    viewer: 'all',
    stage: { at: 'play' },
    active,
    first: active,
    ready: SIDES,
    pieces: SIDES.flatMap((side) => inPlay(pieces, side)),
    trail: [],
    recent: [],
    chases: { red: null, blue: null },
  };
};
/** Returns why a board cannot be played: a Flag is missing, or no piece of a side can move (ST-11, ST-12). */
const lacks = (state: State): Refusal | null => {
  const flagless = SIDES.find((side) => !piecesOnBoard(state, side).some(({ rank }) => rank === 'flag'));
  if (flagless) return no('ST-11', 'no.flagMissing', { seat: { seat: flagless } });
  const stuck = SIDES.find((side) => !piecesOnBoard(state, side).some((piece) => walks(rankOf(piece))));
  return stuck ? no('ST-12', 'no.nobodyWalks', { seat: { seat: stuck } }) : null;
};
const read = (state: State): Position => ({
  to: state.active,
  pieces: SIDES.flatMap((side) => {
    const counts = new Map<Rank, number>();
    return piecesOnBoard({ ...state, pieces: Object.values(boardOf(state)).flatMap((piece) => piece ?? []) }, side).map(
      (piece): PiecePlacement => {
        const rank = rankOf(piece);
        const n = (counts.get(rank) ?? 0) + 1;
        counts.set(rank, n);
        const marks = MARKS.filter((mark) => piece[mark]);
        return { id: `${side}.${rank}${n}`, at: pointOf(piece.cell), ...(marks.length > 0 ? { marks } : {}) };
      },
    );
  }),
});
/** Position editor rules: any piece on any free cell, immovable ones in their own rows. Pieces not placed are captured. */
export const positionRules: PositionRules<State> = {
  things,
  to,
  refuse,
  lay,
  lacks,
  read,
  show: (fresh, position) => ({ ...fresh, stage: { at: 'play' }, pieces: put(fresh, position) }),
};
