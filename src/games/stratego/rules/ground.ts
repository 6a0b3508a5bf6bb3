// What follows from where all pieces stand: who is on each cell, who can move, where to. The ground goes on from the table asked before
// to the one asked now by the pieces in which they differ, so that a move costs what it moves, and any table answers as if it were alone.
import type { Choice } from '../../../core/choice.ts';
import type { Viewer } from '../../../core/seat.ts';
import { walks } from './army.ts';
import { NEIGHBOURS, RAYS, type Reach, STEPS, reachOf } from './cells.ts';
import type { Action, Piece, Side, State } from '../types.ts';

/** A piece that stands on the board. */
export type PieceOnBoard = Piece & { readonly cell: number };
/** A piece with what follows for it: true of the table asked now, and not to be kept for another. */
export interface MovablePiece {
  readonly seat: Side;
  piece: Piece;
  /** Where it can go over free cells, its enemies' included, whatever went before (ST-06, ST-07), once somebody has asked; a hidden one is taken to go a single cell. */
  to: Reach | null;
  /** The same as choices, once somebody has listed them. */
  choices: readonly Choice<Action>[] | null;
}
interface Ground {
  pieces: readonly Piece[];
  /** All of them, in their order. */
  readonly all: readonly MovablePiece[];
  /** Who stands on each cell. */
  readonly board: (MovablePiece | undefined)[];
  /** Those of each side who stand and may be able to move (ST-06), in their order. */
  readonly men: Record<Side, readonly MovablePiece[]>;
  /** The place of each piece in the list, once somebody asks: pieces keep theirs. */
  places: ReadonlyMap<string, number> | null;
}
type Table = Pick<State, 'pieces' | 'viewer'>;
/** In more pieces than these tables are not of one match, or far apart in it: the ground is laid anew. */
const FEW = 8;
/** A ground for each pair of eyes, for the table itself and the views of it are asked by turns. */
const grounds = new Map<Viewer, Ground>();
let asked: Ground | null = null;
const groundOf = ({ pieces, viewer }: Table): Ground => {
  if (asked?.pieces === pieces) return asked;
  const known = grounds.get(viewer);
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
/** The places at which two tables differ; null if these are more than a few, or the tables not of the same pieces. */
const differing = (before: readonly Piece[], after: readonly Piece[]): number[] | null => {
  if (before.length !== after.length) return null;
  const places: number[] = [];
  for (let i = 0; i < after.length; i++) {
    const [one, other] = [before[i] as Piece, after[i] as Piece];
    if (one === other) continue;
    if (one.id !== other.id || one.seat !== other.seat || places.length === FEW) return null;
    places.push(i);
  }
  return places;
};
/** The ground of a table that differs at some places: the same but for those pieces and whoever saw or sees them. */
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
    if (isMan(before) !== isMan(after)) men[after.seat] = menAmong(all, after.seat);
  }
  ground.pieces = pieces;
  return ground;
};
/** Forgets where those can go who stand on a cell or are the first to be met from it: nobody else's way leads there. */
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

/** The pieces of a table with some of them changed. */
export const piecesWith = (table: Table, changed: readonly Piece[]): Piece[] => {
  const ground = groundOf(table);
  const known = placesOf(ground);
  const places = changed.map(({ id }) => known.get(id) as number);
  const pieces = table.pieces.slice();
  for (let i = 0; i < changed.length; i++) pieces[places[i] as number] = changed[i] as Piece;
  onward(ground, pieces, places);
  return pieces;
};
/** The piece of an id, or null. */
export const pieceOf = (table: Table, id: string): Piece | null => {
  const place = placesOf(groundOf(table)).get(id);
  return place === undefined ? null : (table.pieces[place] as Piece);
};
/** The man on a cell. */
export const movablePieceOn = (table: Table, cell: number): MovablePiece | undefined => groundOf(table).board[cell];
/** The piece that stands on a cell. */
export const pieceOn = (table: Table, cell: number): PieceOnBoard | undefined =>
  movablePieceOn(table, cell)?.piece as PieceOnBoard | undefined;
/** The pieces by the cells they stand on, to be kept. */
export const boardOf = (table: Table): readonly (PieceOnBoard | undefined)[] =>
  groundOf(table).board.map((man) => man?.piece as PieceOnBoard | undefined);
/** Those of a side that stand on the board and may be able to move (ST-06): all but its Mines and Flag, and whoever is hidden. */
export const movablePieces = (table: Table, side: Side): readonly MovablePiece[] => groundOf(table).men[side];
/** Where a man can go, whatever went before (ST-06, ST-07). */
export const movesFrom = (table: Table, man: MovablePiece): Reach =>
  (man.to ??= wayOn(groundOf(table).board, man.piece as PieceOnBoard));
const wayOn = (board: Ground['board'], piece: PieceOnBoard): Reach =>
  piece.rank === 'scout' ? flight(board, piece) : steps(board, piece);
/** The cells beside a piece that none of its own side holds (ST-06). */
const steps = (board: Ground['board'], { seat, cell }: PieceOnBoard): Reach => {
  const near = NEIGHBOURS[cell] as readonly number[];
  let bits = 0;
  for (let i = 0; i < near.length; i++) if (board[near[i] as number]?.seat !== seat) bits |= 1 << i;
  return STEPS[cell]?.[bits] as Reach;
};
/** The cells that a Scout comes to, up to the first that is held (ST-07). */
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
