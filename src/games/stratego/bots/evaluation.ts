// The value of a dealt table at rest, and after the open attacks: material, what is known of it, and how near each piece is to what it beats.
import { STRENGTH } from '../rules/army.ts';
import { NEIGHBOURS } from '../rules/cells.ts';
import { type Board, clash, copyBoard, emptyBoard, listMoves, moveList, play } from './board.ts';
import { fromOf, toOf } from '../rules/repetition.ts';
import { STEPS } from './values.ts';
import { MOVED, type Tables } from './tables.ts';

const { mine: MINE, flag: FLAG, marshal: MARSHAL } = STRENGTH;
const LAKE = 255;
const PULL = 0.8;
/** The highest value of a distant prize, and that of the Flag. */
const PRIZE = 40;
const FLAG_PRIZE = 55;
/** The extra value of a Mine beside its Flag, for a Miner. */
const WALL = 16;
/** The part of a piece's pull that remains towards an unknown enemy. */
const UNKNOWN = 0.45;
/** The cost of a piece being known to the enemy, by strength. */
const KNOWN: readonly number[] = [0, 6, 0.5, 3, 0.5, 0.7, 1, 1.5, 2.5, 4, 6, 2, 0];
/** The cost of a piece having moved, which shows that it is neither Mine nor Flag. */
const MOVED_COST = 0.25;
export const WON = 4000;
/** How many attacks in a row are followed. */
const FIGHTS = 3;

const cells = [new Uint8Array(40), new Uint8Array(40)] as const;
const ranks = [new Uint8Array(40), new Uint8Array(40)] as const;
const many = [0, 0];
/** The values of the other side's pieces as prizes. */
const prizes = new Float32Array(40);

/** Returns the value of the piece in a cell as a prize for the other side. */
const prizeOf = (board: Board, info: Uint8Array, worth: Float32Array, cell: number): number => {
  const there = board.at[cell] as number;
  const rank = there & 15;
  const sideCode = there - rank;
  const near = NEIGHBOURS[cell] as readonly number[];
  let prize = rank === FLAG ? FLAG_PRIZE : Math.min(PRIZE, worth[rank] as number);
  if (rank === MINE) for (const beside of near) if (board.at[beside] === sideCode + FLAG) prize += WALL;
  if (rank === FLAG && near.every((beside) => board.at[beside] === sideCode + MINE)) prize = 0;
  return info[cell] === 0 ? prize : prize * UNKNOWN;
};
const sideValue = (board: Board, info: Uint8Array, { worth }: Tables, side: number): number => {
  const own = cells[side] as Uint8Array;
  const ownRanks = ranks[side] as Uint8Array;
  const theirs = cells[1 - side] as Uint8Array;
  const theirRanks = ranks[1 - side] as Uint8Array;
  const enemies = many[1 - side] as number;
  const ownWorth = worth[side] as Float32Array;
  const theirWorth = worth[1 - side] as Float32Array;
  for (let k = 0; k < enemies; k++) prizes[k] = prizeOf(board, info, theirWorth, theirs[k] as number);
  let sum = 0;
  for (let i = 0; i < (many[side] as number); i++) {
    const rank = ownRanks[i] as number;
    const cell = own[i] as number;
    const known = info[cell] as number;
    sum += rank === FLAG ? 0 : (ownWorth[rank] as number);
    if (known === 0) sum -= KNOWN[rank] as number;
    else if (known >= MOVED) sum -= MOVED_COST;
    if (rank > MARSHAL) continue;
    const steps = STEPS[cell] as Uint8Array;
    let best = 0;
    for (let k = 0; k < enemies; k++) {
      const prize = prizes[k] as number;
      if (prize <= best) continue;
      if (clash(rank, theirRanks[k] as number, true) !== 1) continue;
      const value = prize / (1 + (steps[theirs[k] as number] as number));
      if (value > best) best = value;
    }
    sum += PULL * best;
  }
  return sum;
};
/** Returns the advantage of the side to move. */
export const evaluate = (board: Board, info: Uint8Array, tables: Tables): number => {
  many[0] = many[1] = 0;
  for (let cell = 0; cell < 100; cell++) {
    const there = board.at[cell] as number;
    if (there === 0 || there === LAKE) continue;
    const side = (there >> 4) - 1;
    const i = many[side] as number;
    (cells[side] as Uint8Array)[i] = cell;
    (ranks[side] as Uint8Array)[i] = there & 15;
    many[side] = i + 1;
  }
  const value = sideValue(board, info, tables, 0) - sideValue(board, info, tables, 1);
  return board.turn === 0 ? value : -value;
};

/** Records what a move shows to the other side: a fight the ranks, a long path a Scout, any move that the piece is movable. */
export const show = (info: Uint8Array, at: Uint8Array, code: number): void => {
  const from = fromOf(code);
  const to = toOf(code);
  const known = info[from] as number;
  const gap = Math.abs(to - from);
  const far = gap !== 1 && gap !== 10;
  info[to] = at[to] !== 0 || far || known === 0 ? 0 : known | MOVED;
  info[from] = 0;
};

const boards: readonly Board[] = Array.from({ length: FIGHTS + 1 }, emptyBoard);
const infos: readonly Uint8Array[] = Array.from({ length: FIGHTS + 1 }, () => new Uint8Array(100));
const lists: readonly Uint16Array[] = Array.from({ length: FIGHTS + 1 }, moveList);
/** The part of its average gain that an attack on a hidden piece counts for. */
const HOPE = 0.5;

const fights = (depth: number, alpha: number, beta: number, tables: Tables): number => {
  const board = boards[depth] as Board;
  const info = infos[depth] as Uint8Array;
  if (board.winner === 2) return 0;
  if (board.winner >= 0) return board.winner === board.turn ? WON : -WON;
  let best = evaluate(board, info, tables);
  if (depth === FIGHTS || best >= beta) return best;
  const list = lists[depth] as Uint16Array;
  const count = listMoves(board, list);
  const still = best;
  const gains = tables.gains[1 - board.turn] as Float32Array;
  for (let i = 0; i < count; i++) {
    const code = list[i] as number;
    const target = board.at[toOf(code)] as number;
    if (target === 0) continue;
    const own = (board.at[fromOf(code)] as number) & 15;
    const known = info[toOf(code)] as number;
    if (known !== 0) {
      const gain = gains[16 * known + own] as number;
      if (gain > 0) best = Math.max(best, still + HOPE * gain);
      continue;
    }
    if (clash(own, target & 15, board.minesStay) < 0) continue;
    const next = boards[depth + 1] as Board;
    const after = infos[depth + 1] as Uint8Array;
    copyBoard(board, next);
    after.set(info);
    show(after, board.at, code);
    play(next, code);
    const value = -fights(depth + 1, -beta, -Math.max(alpha, best), tables);
    if (value > best) best = value;
    if (best >= beta) break;
  }
  return best;
};
/** Returns the value for the side to move after the attacks available to both sides are over. */
export const settledValue = (board: Board, info: Uint8Array, tables: Tables): number => {
  copyBoard(board, boards[0] as Board);
  (infos[0] as Uint8Array).set(info);
  return fights(0, -Infinity, Infinity, tables);
};
