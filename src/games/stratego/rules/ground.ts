// What follows from the places of all pieces: the piece on each cell, which pieces can move, and where to. The ground of one
// table is updated from that of the last table asked for, by the pieces in which they differ. So a move costs only what it
// changes, and the answer for a table does not depend on earlier ones.
import type { Choice } from '../../../core/choice.ts';
import type { Viewer } from '../../../core/seat.ts';
import { walks } from './army.ts';
import { differing, rememberDifference } from './differences.ts';
import { NEIGHBOURS, RAYS, type Reach, STEPS, reachOf } from './cells.ts';
import type { Action, Piece, Side, State } from '../types.ts';

/** A piece on the board. */
export type PieceOnBoard = Piece & { readonly cell: number };
/** A piece with what follows for it. It is valid only for the table last asked for, so do not store it. */
export interface MovablePiece {
  readonly seat: Side;
  piece: Piece;
  /**
   * Where it can go over free cells, onto enemies too, whatever the earlier moves (ST-06, ST-07). Null until asked for. A hidden
   * piece is assumed to go one cell.
   */
  to: Reach | null;
  /** The same as choices. Null until they are listed. */
  choices: readonly Choice<Action>[] | null;
}
interface Ground {
  pieces: readonly Piece[];
  /** All pieces, in order. */
  readonly all: readonly MovablePiece[];
  /** The piece on each cell. */
  readonly board: (MovablePiece | undefined)[];
  /** The pieces of each side on the board that may be able to move (ST-06), in order. */
  readonly men: Record<Side, readonly MovablePiece[]>;
  /** The index of each piece in the list, which never changes. Null until asked for. */
  places: ReadonlyMap<string, number> | null;
}
type Table = Pick<State, 'pieces' | 'viewer'>;
/** One ground for each viewer, because the table and its views are used in turn. */
const grounds = new Map<Viewer, Ground>();
let asked: Ground | null = null;
const groundOf = ({ pieces, viewer }: Table): Ground => {
  if (asked?.pieces === pieces) return asked;
  const known = grounds.get(viewer);
  if (known?.pieces === pieces) return (asked = known);
  const places = known && differing(known.pieces, pieces);
  asked = known && places ? onward(known, pieces, places) : laid(pieces);
  grounds.set(viewer, asked);
  return asked;
};
const isMan = ({ cell, rank }: Piece): boolean => cell !== null && (rank === 'hidden' || walks(rank));
const menAmong = (all: readonly MovablePiece[], side: Side): readonly MovablePiece[] =>
  all.filter(({ seat, piece }) => seat === side && isMan(piece));
const laid = (pieces: readonly Piece[]): Ground => {
  const all = pieces.map((piece): MovablePiece => ({ seat: piece.seat, piece, to: null, choices: null }));
  const board = Array<MovablePiece | undefined>(100).fill(undefined);
  for (const man of all) if (man.piece.cell !== null) board[man.piece.cell] = man;
  return { pieces, all, board, men: { red: menAmong(all, 'red'), blue: menAmong(all, 'blue') }, places: null };
};
/** Returns the ground of a table that differs at some indices. Only those pieces, and those that could or can reach them, are updated. */
const onward = (ground: Ground, pieces: readonly Piece[], places: readonly number[]): Ground => {
  const { pieces: old, all, board, men } = ground;
  for (const place of places) {
    const { cell } = old[place] as Piece;
    if (cell !== null) board[cell] = undefined;
  }
  for (const place of places) {
    const man = all[place] as MovablePiece;
    man.piece = pieces[place] as Piece;
    if (man.piece.cell !== null) board[man.piece.cell] = man;
  }
  for (const place of places) {
    const [before, after] = [old[place] as Piece, pieces[place] as Piece];
    if (before.cell !== null) forget(board, before.cell);
    if (after.cell !== null && after.cell !== before.cell) forget(board, after.cell);
    if (isMan(before) !== isMan(after)) men[after.seat] = menAmong(isMan(after) ? all : men[after.seat], after.seat);
  }
  ground.pieces = pieces;
  return ground;
};
/** Clears the moves of the piece on a cell, and of the first pieces met from it in each direction. No other piece's path leads there. */
const forget = (board: Ground['board'], cell: number): void => {
  const here = board[cell];
  if (here) here.to = here.choices = null;
  const rays = RAYS[cell] as readonly (readonly number[])[];
  for (let d = 0; d < rays.length; d++) {
    const ray = rays[d] as readonly number[];
    for (let i = 0; i < ray.length; i++) {
      const there = board[ray[i] as number];
      if (!there) continue;
      if (i === 0 || there.piece.rank === 'scout') there.to = there.choices = null;
      break;
    }
  }
};
const placesOf = (ground: Ground): ReadonlyMap<string, number> =>
  (ground.places ??= new Map(ground.pieces.map(({ id }, i) => [id, i])));

/** Returns the pieces of a table with some of them changed. */
export const piecesWith = (table: Table, changed: readonly Piece[]): Piece[] => {
  const ground = groundOf(table);
  const known = placesOf(ground);
  const places = changed.map(({ id }) => known.get(id) as number);
  const pieces = table.pieces.slice();
  for (let i = 0; i < changed.length; i++) pieces[places[i] as number] = changed[i] as Piece;
  rememberDifference(table.pieces, pieces, places);
  onward(ground, pieces, places);
  return pieces;
};
/** Returns the piece with this id, or null. */
export const pieceOf = (table: Table, id: string): Piece | null => {
  const place = placesOf(groundOf(table)).get(id);
  return place === undefined ? null : (table.pieces[place] as Piece);
};
/** Returns the entry of the piece on a cell. */
export const movablePieceOn = (table: Table, cell: number): MovablePiece | undefined => groundOf(table).board[cell];
/** Returns the piece on a cell. */
export const pieceOn = (table: Table, cell: number): PieceOnBoard | undefined =>
  movablePieceOn(table, cell)?.piece as PieceOnBoard | undefined;
/** Returns the pieces by cell, as a list that may be stored. */
export const boardOf = (table: Table): readonly (PieceOnBoard | undefined)[] =>
  groundOf(table).board.map((man) => man?.piece as PieceOnBoard | undefined);
/** Returns the pieces of a side on the board that may be able to move (ST-06): all but its Mines and Flag, hidden pieces included. */
export const movablePieces = (table: Table, side: Side): readonly MovablePiece[] => groundOf(table).men[side];
/** Returns where a piece can go, whatever the earlier moves (ST-06, ST-07). */
export const movesFrom = (table: Table, man: MovablePiece): Reach =>
  (man.to ??= wayOn(groundOf(table).board, man.piece as PieceOnBoard));
const wayOn = (board: Ground['board'], piece: PieceOnBoard): Reach =>
  piece.rank === 'scout' ? flight(board, piece) : steps(board, piece);
/** Returns the cells beside a piece without a piece of its own side (ST-06). */
const steps = (board: Ground['board'], { seat, cell }: PieceOnBoard): Reach => {
  const near = NEIGHBOURS[cell] as readonly number[];
  let bits = 0;
  for (let i = 0; i < near.length; i++) if (board[near[i] as number]?.seat !== seat) bits |= 1 << i;
  return STEPS[cell]?.[bits] as Reach;
};
/** Returns the cells that a Scout can reach, up to the first occupied one (ST-07). */
const flight = (board: Ground['board'], { seat, cell }: PieceOnBoard): Reach => {
  const to: number[] = [];
  for (const ray of RAYS[cell] as readonly (readonly number[])[]) {
    for (const end of ray) {
      const there = board[end];
      if (there?.seat !== seat) to.push(end);
      if (there) break;
    }
  }
  return reachOf(to);
};
