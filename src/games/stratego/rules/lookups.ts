import { ARMIES, walks } from './army.ts';
import { type PieceOnBoard, pieceOf } from './ground.ts';
import { type Piece, RANKS, type Rank, type Side, type State } from '../types.ts';

/** Returns the pieces of a side on the board. */
export const piecesOnBoard = ({ pieces }: State, seat: Side): PieceOnBoard[] =>
  pieces.filter((piece): piece is PieceOnBoard => piece.seat === seat && piece.cell !== null);
/** Returns the piece with this id on the board. Throws if there is none. */
export const must = (state: State, id: string): PieceOnBoard => {
  const piece = pieceOf(state, id);
  if (!piece || piece.cell === null) throw new Error(`${id} does not stand on the board.`);
  return piece as PieceOnBoard;
};

/** Whether both sides know the piece's rank by the rules of the table: it is captured, or seen and marked (ST-08, ST-13). */
export const isOpen = ({ options, ready }: State, piece: Piece): boolean =>
  ready.includes(piece.seat) && (piece.cell === null || (piece.seen && options.survivor !== 'hidden'));
/** Returns how many of each rank a side still has that are not open to both (ST-13). */
export const bagOf = (state: State, seat: Side): Record<Rank, number> => {
  const bag = { ...ARMIES[state.options.size] };
  for (const piece of state.pieces)
    if (piece.seat === seat && piece.rank !== 'hidden' && isOpen(state, piece)) bag[piece.rank]--;
  return bag;
};
/** Whether all have seen that a piece can move: it moved, or it survived a fight in which no Mine survives (ST-06, ST-10, ST-13). */
export const surelyWalks = ({ options }: State, { moved, seen }: Piece): boolean =>
  moved || (seen && options.mines === 'own');
/** Returns how many pieces of a bag can move, or cannot. */
export const countOf = (bag: Readonly<Record<Rank, number>>, movable: boolean): number =>
  RANKS.reduce((sum, rank) => sum + (walks(rank) === movable ? bag[rank] : 0), 0);
