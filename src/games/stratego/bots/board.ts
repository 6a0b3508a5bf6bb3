// The same rules on a separate board that is changed in place, for the playouts and searches of bots (ST-06 to ST-16).
import { STRENGTH, walks } from '../rules/army.ts';
import { CELLS, NEIGHBOURS, RAYS, areNeighbours, isLake } from '../rules/cells.ts';
import {
  QUIET,
  codeOf,
  crossesAgain,
  fromOf,
  hasEvaded,
  movedThrice,
  repeatsPosition,
  stepsBack,
  toOf,
} from '../rules/repetition.ts';
import { type State, SIDES } from '../types.ts';

const LAKE = 255;
const SPY = 1;
const SCOUT = 2;
const MINER = 3;
const MARSHAL = 10;
const MINE = 11;
const FLAG = 12;
const NOBODY = 2;
/** The most moves that a side can have. */
const MOST_MOVES = 512;

/** A table without secrets. Sides are 0 (Red) and 1 (Blue); `winner` is -1 during play and 2 after a draw. */
export interface Board {
  /** By cell: 0 is empty, else 16 × (side + 1) + strength as in `STRENGTH`. */
  readonly at: Uint8Array;
  /** The cells of each side's movable pieces, `many` of them, and the index of a cell in its list. */
  readonly men: readonly [Uint8Array, Uint8Array];
  readonly many: [number, number];
  readonly slot: Uint8Array;
  readonly trail: Uint16Array;
  readonly recent: Uint16Array;
  /** By hunter, where its chase began in `trail`; -1 without one. */
  readonly since: [number, number];
  /** The used lengths of `trail` and of `recent`. */
  quiet: number;
  last: number;
  turn: number;
  winner: number;
  minesStay: boolean;
  farAttack: boolean;
  repetition: boolean;
}
/** Returns an empty board. */
export const emptyBoard = (): Board => ({
  at: Uint8Array.from(CELLS, (cell) => (isLake(cell) ? LAKE : 0)),
  men: [new Uint8Array(40), new Uint8Array(40)],
  many: [0, 0],
  slot: new Uint8Array(100),
  trail: new Uint16Array(QUIET + 1),
  recent: new Uint16Array(6),
  since: [-1, -1],
  quiet: 0,
  last: 0,
  turn: 0,
  winner: -1,
  minesStay: false,
  farAttack: true,
  repetition: true,
});
/** Whether the piece of a code can move. */
const isMan = (code: number): boolean => (code & 15) <= MARSHAL;
/** Returns the board of a table without hidden ranks. */
export const boardFrom = (state: State): Board => {
  const board = emptyBoard();
  for (const { seat, rank, cell } of state.pieces) {
    if (cell === null || rank === 'hidden') continue;
    const side = SIDES.indexOf(seat);
    board.at[cell] = 16 * (side + 1) + STRENGTH[rank];
    if (walks(rank)) enlist(board, side, cell);
  }
  board.trail.set(state.trail);
  board.recent.set(state.recent);
  board.quiet = state.trail.length;
  board.last = state.recent.length;
  SIDES.forEach((seat, side) => {
    board.since[side] = state.chases[seat] ?? -1;
  });
  board.turn = SIDES.indexOf(state.active);
  board.minesStay = state.options.mines === 'classic';
  board.farAttack = state.options.scoutMayAttack;
  board.repetition = state.options.repetition;
  return board;
};
/** Copies the board `from` into `to`. */
export const copyBoard = (from: Board, to: Board): void => {
  to.at.set(from.at);
  to.men[0].set(from.men[0]);
  to.men[1].set(from.men[1]);
  to.slot.set(from.slot);
  to.trail.set(from.trail);
  to.recent.set(from.recent);
  for (let side = 0; side < 2; side++) {
    to.many[side] = from.many[side] as number;
    to.since[side] = from.since[side] as number;
  }
  to.quiet = from.quiet;
  to.last = from.last;
  to.turn = from.turn;
  to.winner = from.winner;
  to.minesStay = from.minesStay;
  to.farAttack = from.farAttack;
  to.repetition = from.repetition;
};

const enlist = (board: Board, side: number, cell: number): void => {
  const men = board.men[side] as Uint8Array;
  const i = board.many[side] as number;
  men[i] = cell;
  board.slot[cell] = i;
  board.many[side] = i + 1;
};
const dismiss = (board: Board, side: number, cell: number): void => {
  const men = board.men[side] as Uint8Array;
  const max = (board.many[side] as number) - 1;
  const i = board.slot[cell] as number;
  const other = men[max] as number;
  men[i] = other;
  board.slot[other] = i;
  board.many[side] = max;
};
const repeats = (board: Board, from: number, to: number, attack: boolean): boolean => {
  if (!board.repetition) return false;
  if (crossesAgain(board.recent, board.last, from, to)) return true;
  const since = board.since[board.turn] as number;
  if (attack || since < 0 || stepsBack(board.recent, board.last, from, to)) return false;
  return threatensEvader(board, since, to) && repeatsPosition(board.trail, board.quiet, since, from, to);
};
const threatensEvader = ({ at, turn, trail, quiet }: Board, since: number, to: number): boolean => {
  const enemy = 2 - turn;
  const near = NEIGHBOURS[to] as readonly number[];
  for (let i = 0; i < near.length; i++) {
    const cell = near[i] as number;
    if ((at[cell] as number) >> 4 === enemy && hasEvaded(trail, quiet, since, cell)) return true;
  }
  return false;
};

/** By cell and direction, the cells of `RAYS` in one row, each ray closed by `END`: four rows of ten per cell. */
const END = 100;
const ROW = 10;
const FLIGHTS = Uint8Array.from(
  RAYS.flatMap((rays) => rays.flatMap((ray) => [...ray, ...Array<number>(ROW).fill(END)].slice(0, ROW))),
);
/** Writes the moves of one piece into `out`, from index `first` on, without the rules of repetition. Returns the new count. */
const listMovesOf = ({ at, turn, farAttack }: Board, from: number, out: Uint16Array, first: number): number => {
  const own = turn + 1;
  const scout = ((at[from] as number) & 15) === SCOUT;
  const rows = from * 4 * ROW;
  let count = first;
  for (let row = rows; row < rows + 4 * ROW; row += ROW) {
    for (let k = row; ; k++) {
      const to = FLIGHTS[k] as number;
      if (to === END) break;
      const there = at[to] as number;
      if (there >> 4 === own) break;
      if (there === 0 || k === row || farAttack) out[count++] = from * 100 + to;
      if (there !== 0 || !scout) break;
    }
  }
  return count;
};
/** Writes the legal moves of the side to move into `out` as 100 × from + to, and returns their number (ST-06, ST-07, ST-14). */
export const listMoves = (board: Board, out: Uint16Array): number => {
  const { turn } = board;
  const men = board.men[turn] as Uint8Array;
  const many = board.many[turn] as number;
  const hunts = (board.since[turn] as number) >= 0;
  const restless = board.repetition ? movedThrice(board.recent, board.last) : -1;
  let count = 0;
  for (let i = 0; i < many; i++) {
    const from = men[i] as number;
    const first = count;
    count = listMovesOf(board, from, out, first);
    if (hunts || from === restless) count = withoutRepeats(board, out, first, count);
  }
  return count;
};
/** Removes moves forbidden by repetition, from index `first` on, and returns how many are left (ST-14, ST-16). */
const withoutRepeats = (board: Board, out: Uint16Array, first: number, count: number): number => {
  let left = first;
  for (let i = first; i < count; i++) {
    const code = out[i] as number;
    const to = toOf(code);
    if (!repeats(board, fromOf(code), to, board.at[to] !== 0)) out[left++] = code;
  }
  return left;
};
/** Returns a list for moves. */
export const moveList = (): Uint16Array => new Uint16Array(MOST_MOVES);

/** Returns 1 if the attacker remains, -1 the defender, 0 neither (ST-08 to ST-11); strengths as in `STRENGTH`. */
export const clash = (attacker: number, defender: number, minesStay: boolean): number => {
  if (defender === FLAG) return 1;
  if (defender === MINE) {
    if (attacker === MINER) return 1;
    return minesStay ? -1 : 0;
  }
  if (attacker === SPY && defender === MARSHAL) return 1;
  return Math.sign(attacker - defender);
};
/** Plays a legal move. The caller must check whether the side to move then has any (`lose`). */
export const play = (board: Board, code: number): void => {
  const { at, turn } = board;
  const from = fromOf(code);
  const to = toOf(code);
  const piece = at[from] as number;
  const there = at[to] as number;
  const enemy = 1 - turn;
  if (board.repetition) {
    if (there === 0) follow(board, from, to);
    else {
      board.quiet = 0;
      board.since[0] = board.since[1] = -1;
    }
    if (board.last === 6) board.recent.copyWithin(0, 1);
    else board.last++;
    board.recent[board.last - 1] = code;
  }
  at[from] = 0;
  const outcome = there === 0 ? 1 : clash(piece & 15, there & 15, board.minesStay);
  if (there !== 0 && outcome >= 0 && isMan(there)) dismiss(board, enemy, to);
  if (outcome === 1) {
    at[to] = piece;
    const i = board.slot[from] as number;
    (board.men[turn] as Uint8Array)[i] = to;
    board.slot[to] = i;
  } else {
    dismiss(board, turn, from);
    if (outcome === 0) at[to] = 0;
  }
  board.turn = enemy;
  if ((there & 15) === FLAG && there !== 0) board.winner = turn;
  else if (board.many[0] === 0 && board.many[1] === 0) board.winner = NOBODY;
};
/** Ends the match: the side to move has no legal move and loses (ST-12). */
export const lose = (board: Board): void => {
  board.winner = 1 - board.turn;
};
/** Draws the match after too many moves without a fight. Call it only if the side to move can move (ST-14). */
export const tire = (board: Board): void => {
  if (board.quiet >= QUIET) board.winner = NOBODY;
};
/** Updates the chases after a move without a fight (ST-16). */
const follow = (board: Board, from: number, to: number): void => {
  const { at, turn, since, trail, quiet } = board;
  const enemy = 1 - turn;
  const near = NEIGHBOURS[to] as readonly number[];
  let threatens = false;
  for (let i = 0; i < near.length; i++) if ((at[near[i] as number] as number) >> 4 === enemy + 1) threatens = true;
  if (!threatens) since[turn] = -1;
  else if ((since[turn] as number) < 0) since[turn] = quiet;
  const hunted = (since[enemy] as number) >= 0;
  if (hunted && !areNeighbours(toOf(trail[quiet - 1] as number), from)) since[enemy] = -1;
  trail[quiet] = codeOf(from, to);
  board.quiet = quiet + 1;
};
