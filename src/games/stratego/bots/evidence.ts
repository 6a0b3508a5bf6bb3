// How likely each rank is for a hidden piece, by its starting cell and its moves. These are weights, not yet probabilities.
import { STRENGTH, fight, walks } from '../rules/army.ts';
import { NEIGHBOURS } from '../rules/cells.ts';
import { RANKS, type Piece, type Rank, type Side, type Size } from '../types.ts';
import type { SeenMove, Memory } from './memory.ts';

/** How often each rank is in each row, the back row first, in set-ups by people and programs. */
export const BY_ROW: Readonly<Record<'battle' | 'small', Readonly<Record<Rank, readonly number[]>>>> = {
  battle: {
    marshal: [0.04, 0.26, 0.35, 0.35],
    general: [0.08, 0.34, 0.34, 0.24],
    colonel: [0.1, 0.5, 0.7, 0.7],
    major: [0.3, 0.8, 0.9, 1],
    captain: [0.6, 1, 1.1, 1.3],
    lieutenant: [0.7, 1, 1.1, 1.2],
    sergeant: [0.9, 1.2, 1, 0.9],
    miner: [2, 1.3, 0.9, 0.8],
    scout: [2, 1.4, 1.6, 3],
    spy: [0.15, 0.45, 0.32, 0.08],
    mine: [2.4, 2.2, 0.8, 0.6],
    flag: [0.9, 0.08, 0.015, 0.005],
  },
  small: {
    marshal: [0.1, 0.3, 1, 1],
    general: [0.1, 0.3, 1, 1],
    colonel: [1, 1, 1, 1],
    major: [1, 1, 1, 1],
    captain: [1, 1, 1, 1],
    lieutenant: [1, 1, 1, 1],
    sergeant: [1, 1, 1, 1],
    miner: [0.8, 1, 0.6, 0.6],
    scout: [0.2, 0.4, 1.2, 1.6],
    spy: [0.3, 1, 0.6, 0.4],
    mine: [1.6, 0.7, 0.3, 0.2],
    flag: [0.9, 0.1, 0.03, 0.02],
  },
};
/** Returns the starting cell of a piece. Its id shows it to all (ST-04). */
export const homeCellOf = ({ id }: Pick<Piece, 'id'>): number => {
  const name = id.slice(id.indexOf('.') + 1);
  return (Number(name.slice(1)) - 1) * 10 + name.charCodeAt(0) - 65;
};
const rowOf = (seat: Side, cell: number): number => Math.min(3, Math.floor((seat === 'red' ? cell : 99 - cell) / 10));

/** The factor for a rank that beats a known neighbour the piece left alone, and similar evidence. */
const SPARED = 0.5;
const LEAST = 0.02;
const signOf = (outcome: ReturnType<typeof fight>, win: number, tie: number, loss: number): number => {
  if (outcome === 'attacker') return win;
  return outcome === 'nobody' ? tie : loss;
};
/** Returns the known enemies beside a cell. */
const knownBeside = (action: SeenMove, seat: Side, cell: number): Rank[] =>
  action.before.flatMap((piece) => {
    if (piece.seat === seat || piece.cell === null || !(NEIGHBOURS[cell] as readonly number[]).includes(piece.cell))
      return [];
    const rank = action.known.get(piece.id);
    return rank === undefined ? [] : [rank];
  });

/** The weights of the ranks for each of a side's pieces, by strength as in `STRENGTH`. */
export type Weights = ReadonlyMap<string, Float64Array>;
const times = (weights: Float64Array, factor: (rank: Rank) => number): void => {
  for (const rank of RANKS) {
    const i = STRENGTH[rank];
    weights[i] = Math.max(LEAST ** 3, (weights[i] as number) * factor(rank));
  }
};
/** Updates the weights after a side's move: of the piece that moved, and of those that could have attacked but did not. */
const learn = (weights: Weights, action: SeenMove, minesStay: boolean): void => {
  const { seat, from, to, attack, before } = action;
  const mover = weights.get(action.id);
  if (mover && !attack) {
    const near = knownBeside(action, seat, to);
    const left = knownBeside(action, seat, from);
    times(mover, (rank) => {
      let sign = rank === 'scout' ? 0.9 : 1;
      for (const enemy of near) if (walks(enemy)) sign *= signOf(fight(rank, enemy, minesStay), 1, 0.5, 0.2);
      if (near.length === 0)
        for (const enemy of left) if (walks(enemy)) sign *= signOf(fight(rank, enemy, minesStay), 0.3, 0.6, 1);
      return sign;
    });
  }
  for (const piece of before) {
    if (piece.seat !== seat || piece.cell === null || piece.id === action.id) continue;
    const own = weights.get(piece.id);
    if (!own) continue;
    for (const enemy of knownBeside(action, seat, piece.cell))
      if (STRENGTH[enemy] >= STRENGTH.miner && enemy !== 'flag')
        times(own, (rank) => (walks(rank) ? signOf(fight(rank, enemy, minesStay), attack ? 0.75 : SPARED, 1, 1) : 1));
    // A piece that can move usually does, sooner or later.
    if (!piece.moved) times(own, (rank) => (walks(rank) ? 0.994 : 1));
  }
};
/** Returns the weights of a side's pieces on the board from set-up and moves. Pieces that have moved are neither Mine nor Flag (ST-13). */
export const weightsOf = (
  pieces: readonly Piece[],
  seat: Side,
  size: Size,
  { moves: actions }: Memory,
  minesStay: boolean,
): Weights => {
  const rows = BY_ROW[size === 'battle' ? 'battle' : 'small'];
  const weights = new Map<string, Float64Array>();
  for (const piece of pieces) {
    if (piece.seat !== seat || piece.cell === null) continue;
    const own = new Float64Array(13);
    const row = rowOf(seat, homeCellOf(piece));
    for (const rank of RANKS) own[STRENGTH[rank]] = rows[rank][row] as number;
    weights.set(piece.id, own);
  }
  for (const action of actions) if (action.seat === seat) learn(weights, action, minesStay);
  for (const piece of pieces) {
    const own = weights.get(piece.id);
    if (own && piece.moved) own[STRENGTH.mine] = own[STRENGTH.flag] = 0;
    if (own && piece.far) own.forEach((_, i) => i !== STRENGTH.scout && (own[i] = 0));
  }
  return weights;
};
