import { ARMIES, walks } from './army.ts';
import { NEIGHBOURS, RAYS, STEPS } from './cells.ts';
import type { Choice } from '../../../core/choice.ts';
import { type Action, type Piece, RANKS, type Rank, type Side, type State } from '../types.ts';

/** A piece that stands on the board. */
export type Standing = Piece & { readonly cell: number };

/** Where a standing piece can go over free cells, its enemies' included, whatever went before (ST-06, ST-07); a hidden one is taken to go a single cell. */
export interface Way {
  readonly piece: Standing;
  readonly to: readonly number[];
  /** The same as choices, once somebody has listed them. */
  choices?: readonly Choice<Action>[];
}
/** What follows from where all pieces stand, kept from one table to the next as far as a move leaves it as it was. */
interface Ground {
  /** Who stands on each cell. */
  readonly board: readonly (Standing | undefined)[];
  /** Those of each side who stand and may be able to move (ST-06), in their order. */
  readonly men: Readonly<Record<Side, readonly Standing[]>>;
  /** By cell the way of who stands there; absent until somebody asks. */
  readonly ways: (Way | undefined)[];
  /** The place of each piece in the list, once one has moved: pieces keep theirs. */
  places?: ReadonlyMap<string, number>;
}
/** The grounds of the tables asked for last: a map by table would cost many times what they do. */
const kept: { readonly pieces: readonly Piece[]; readonly ground: Ground }[] = [];
const KEPT = 4;
let oldest = 0;
const keep = (pieces: readonly Piece[], ground: Ground): void => {
  kept[oldest] = { pieces, ground };
  oldest = (oldest + 1) % KEPT;
};
const isMan = (piece: Piece, side: Side): piece is Standing =>
  piece.seat === side && piece.cell !== null && (piece.rank === 'hidden' || walks(piece.rank));
const groundOf = (pieces: readonly Piece[]): Ground => {
  for (let i = 1; i <= KEPT; i++) {
    const known = kept[(oldest + KEPT - i) % KEPT];
    if (known?.pieces === pieces) return known.ground;
  }
  const board: (Standing | undefined)[] = Array<undefined>(100).fill(undefined);
  for (const piece of pieces) if (piece.cell !== null) board[piece.cell] = piece as Standing;
  const ground: Ground = {
    board,
    men: { red: pieces.filter((piece) => isMan(piece, 'red')), blue: pieces.filter((piece) => isMan(piece, 'blue')) },
    ways: Array<undefined>(100).fill(undefined),
  };
  keep(pieces, ground);
  return ground;
};
const placesOf = (pieces: readonly Piece[]): ReadonlyMap<string, number> =>
  (groundOf(pieces).places ??= new Map(pieces.map(({ id }, i) => [id, i])));
/** The pieces by the cells they stand on. */
export const boardOf = ({ pieces }: Pick<State, 'pieces'>): readonly (Standing | undefined)[] => groundOf(pieces).board;
/** The pieces of a side that stand on the board and may be able to move (ST-06): all but its Mines and Flag, and whoever is hidden. */
export const menOf = ({ pieces }: Pick<State, 'pieces'>, side: Side): readonly Standing[] => groundOf(pieces).men[side];
/** Tells the ways of standing pieces. */
export const waysOf = ({ pieces }: Pick<State, 'pieces'>): ((piece: Standing) => Way) => {
  const { board, ways } = groundOf(pieces);
  return (piece) => (ways[piece.cell] ??= wayOn(board, piece));
};
const wayOn = (board: Ground['board'], piece: Standing): Way => ({
  piece,
  to: piece.rank === 'scout' ? flight(board, piece) : steps(board, piece),
});
/** The cells beside a piece that none of its own side holds (ST-06). */
const steps = (board: Ground['board'], { seat, cell }: Standing): readonly number[] => {
  const near = NEIGHBOURS[cell] as readonly number[];
  let bits = 0;
  for (let i = 0; i < near.length; i++) if (board[near[i] as number]?.seat !== seat) bits |= 1 << i;
  return STEPS[cell]?.[bits] as readonly number[];
};
/** The cells that a Scout comes to, up to the first that is held (ST-07). */
const flight = (board: Ground['board'], { seat, cell }: Standing): readonly number[] => {
  const to: number[] = [];
  for (const ray of RAYS[cell] as readonly (readonly number[])[]) {
    for (const end of ray) {
      const there = board[end];
      if (there?.seat !== seat) to.push(end);
      if (there) break;
    }
  }
  return to;
};
/** A piece as it was and as it is now. */
export interface Change {
  readonly before: Piece;
  readonly after: Piece;
}
/** The pieces with some of them changed; the ground is that of before but for whoever stood or stands in sight of them. */
export const piecesWith = (state: State, changes: readonly Change[]): Piece[] => {
  const ground = groundOf(state.pieces);
  const places = placesOf(state.pieces);
  const pieces = state.pieces.slice();
  const board = ground.board.slice();
  const ways = ground.ways.slice();
  for (const { before, after } of changes) {
    pieces[places.get(before.id) as number] = after;
    if (before.cell !== null) board[before.cell] = undefined;
  }
  for (const { after } of changes) if (after.cell !== null) board[after.cell] = after as Standing;
  for (const { before, after } of changes) {
    if (before.cell !== null) forget(ways, board, before.cell);
    if (after.cell !== null && after.cell !== before.cell) forget(ways, board, after.cell);
  }
  const men = { red: mustered(ground.men.red, 'red', changes), blue: mustered(ground.men.blue, 'blue', changes) };
  keep(pieces, { board, men, ways, places });
  return pieces;
};
/** A side's men after changes. */
const mustered = (men: readonly Standing[], side: Side, changes: readonly Change[]): readonly Standing[] => {
  let now = men;
  for (const { before, after } of changes) {
    const i = after.seat === side ? now.indexOf(before as Standing) : -1;
    if (i >= 0) now = after.cell === null ? now.toSpliced(i, 1) : now.with(i, after as Standing);
  }
  return now;
};
/** Forgets the ways of whoever stands on a cell or is the first to be met from it: nobody else's lead there. */
const forget = (ways: Ground['ways'], board: Ground['board'], cell: number): void => {
  ways[cell] = undefined;
  const rays = RAYS[cell] as readonly (readonly number[])[];
  for (let d = 0; d < rays.length; d++) {
    const ray = rays[d] as readonly number[];
    for (let i = 0; i < ray.length; i++) {
      const there = board[ray[i] as number];
      if (!there) continue;
      if (i === 0 || there.rank === 'scout') ways[there.cell] = undefined;
      break;
    }
  }
};
/** The pieces of a side that stand on the board. */
export const standing = ({ pieces }: State, seat: Side): Standing[] =>
  pieces.filter((piece): piece is Standing => piece.seat === seat && piece.cell !== null);
/** The piece of an id, or null. */
export const pieceOf = ({ pieces }: State, id: string): Piece | null => {
  const { places } = groundOf(pieces);
  return (places ? pieces[places.get(id) ?? -1] : pieces.find((piece) => piece.id === id)) ?? null;
};
/** The standing piece of an id: a programmer's mistake if there is none. */
export const must = (state: State, id: string): Standing => {
  const piece = pieceOf(state, id);
  if (!piece || piece.cell === null) throw new Error(`${id} does not stand on the board.`);
  return piece as Standing;
};

/** Whether both sides know the piece's rank by the rules of the table: it is captured, or seen and marked (ST-08, ST-13). */
export const isOpen = ({ options, ready }: State, piece: Piece): boolean =>
  ready.includes(piece.seat) && (piece.cell === null || (piece.seen && options.survivor !== 'hidden'));
/** What a side still has that is not open to both: how many of each rank (ST-13). */
export const bagOf = (state: State, seat: Side): Record<Rank, number> => {
  const bag = { ...ARMIES[state.options.size] };
  for (const piece of state.pieces)
    if (piece.seat === seat && piece.rank !== 'hidden' && isOpen(state, piece)) bag[piece.rank]--;
  return bag;
};
/** How many pieces of a bag can move, or cannot. */
export const countOf = (bag: Readonly<Record<Rank, number>>, movable: boolean): number =>
  RANKS.reduce((sum, rank) => sum + (walks(rank) === movable ? bag[rank] : 0), 0);
