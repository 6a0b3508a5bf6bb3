// The data for the strong bot's move: the open part of the table, what each side knows, and the average gains of attacks.
import { ARMIES, STRENGTH } from '../rules/army.ts';
import { CELLS } from '../rules/cells.ts';
import { type Board, boardFrom, clash, emptyBoard } from './board.ts';
import { STEPS, WORTH } from './values.ts';
import { RANKS, type Rank, SIDES, type State, otherOf } from '../types.ts';
import { type Deck, deckOf } from './deals.ts';
import { type Memory, memoryOf } from './memory.ts';
import type { SeenStep } from '../../../core/game.ts';

const { mine: MINE, flag: FLAG, marshal: MARSHAL, miner: MINER, spy: SPY, scout: SCOUT } = STRENGTH;
/** The bit of `info` that says a piece has moved. */
export const MOVED = 64;
/** The value of a Flag in the average gain of an attack. */
const FLAG_GAIN = 130;

/** What stays the same while one move is evaluated. Sides are 0 (Red) and 1 (Blue). */
export interface Tables {
  readonly side: number;
  /** The board without the enemy's hidden pieces. */
  readonly open: Board;
  /** By cell, what the enemy knows of a piece: 0 all, else its index in its side's deck + 1, with `MOVED`. */
  readonly info: Uint8Array;
  /** The decks of both sides, each as the other sees it. */
  readonly decks: readonly [Deck, Deck];
  /** By side and strength: the value of a piece. */
  readonly worth: readonly [Float32Array, Float32Array];
  /** By attacked side, 16 × its info + the attacker's strength: the average gain of the attack. */
  readonly gains: readonly [Float32Array, Float32Array];
  /** By side, 100 × strength + cell: how near the cell is to what the piece may gain. */
  readonly pull: readonly [Float32Array, Float32Array];
}

/** The value of a Miner while the enemy has Mines, by how few Miners are left. */
const MINER_WORTH: readonly number[] = [30, 30, 21];
/** Returns how many of each strength a side still has. */
const leftOf = (view: State, side: number, { known }: Memory): number[] => {
  const left = Array<number>(13).fill(0);
  for (const rank of RANKS) left[STRENGTH[rank]] = ARMIES[view.options.size][rank];
  for (const piece of view.pieces)
    if (piece.seat === SIDES[side] && piece.cell === null) {
      const rank = piece.rank === 'hidden' ? known.get(piece.id) : piece.rank;
      if (rank) (left[STRENGTH[rank]] as number)--;
    }
  return left;
};
/**
 * Returns the value of each of a side's pieces, given what both have left. Unbeatable pieces and the last Miners are worth more,
 * a Spy without an enemy Marshal little.
 */
const worthsOf = (own: readonly number[], enemy: readonly number[]): Float32Array => {
  const worth = Float32Array.from(WORTH);
  const highest = enemy.findLastIndex((n, rank) => n > 0 && rank <= MARSHAL);
  for (let rank = SCOUT; rank <= MARSHAL; rank++) {
    const spied = rank === MARSHAL && (enemy[SPY] as number) > 0;
    if (rank > highest && !spied) worth[rank] = (worth[rank] as number) * 1.25 + 6;
    else if (rank === highest) worth[rank] = (worth[rank] as number) * 1.1;
  }
  if ((enemy[MINE] as number) === 0) worth[MINER] = 8;
  else worth[MINER] = MINER_WORTH[own[MINER] as number] ?? 15;
  worth[SPY] = (enemy[MARSHAL] as number) > 0 ? 14 : 3;
  worth[MINE] = (enemy[MINER] as number) > 0 ? 10 : 16;
  return worth;
};
/** Returns the average gains of attacks on the hidden pieces of a deck. */
const gainsOf = (deck: Deck, worth: Float32Array, attackers: Float32Array, minesStay: boolean): Float32Array => {
  const gains = new Float32Array(128 * 16);
  /** Returns an attacker's gain on piece `i`, summed over the ranks that it may have, up to `highest`. */
  const gainOf = (i: number, own: number, highest: number): number => {
    let gain = 0;
    for (let rank = 1; rank <= highest; rank++) {
      const p = deck.chances[16 * i + rank] as number;
      if (p === 0) continue;
      const outcome = clash(own, rank, minesStay);
      if (outcome >= 0) gain += p * (rank === FLAG ? FLAG_GAIN : (worth[rank] as number));
      if (outcome <= 0) gain -= p * (attackers[own] as number);
    }
    return gain;
  };
  deck.cells.forEach((_, i) => {
    for (const moved of [0, MOVED]) {
      const highest = moved ? MARSHAL : FLAG;
      let sum = 0;
      for (let rank = 1; rank <= highest; rank++) sum += deck.chances[16 * i + rank] as number;
      for (let own = 1; own <= MARSHAL; own++)
        gains[16 * (i + 1 + moved) + own] = sum > 0 ? gainOf(i, own, highest) / sum : 0;
    }
  });
  return gains;
};
/** Returns how much a cell attracts each kind of piece, towards what it can gain. */
const pullOf = (
  enemies: readonly { readonly cell: number; readonly gain: (own: number) => number }[],
): Float32Array => {
  const pull = new Float32Array(1100);
  for (let own = 1; own <= MARSHAL; own++)
    for (const { cell, gain } of enemies) {
      const prize = Math.max(0.5, gain(own)) + 2;
      const steps = STEPS[cell] as Uint8Array;
      for (const at of CELLS) {
        const value = prize / (1 + Math.max(1, steps[at] as number));
        pull[100 * own + at] = Math.max(pull[100 * own + at] as number, value);
      }
    }
  return pull;
};

/** Returns everything that a view and earlier steps show of the table. */
export const tablesOf = (view: State, past: readonly SeenStep<State>[], random: () => number): Tables => {
  const memory = memoryOf(past);
  const side = SIDES.indexOf(view.active);
  const minesStay = view.options.mines === 'classic';
  const known = (id: string, rank: Rank | 'hidden'): Rank | 'hidden' =>
    rank === 'hidden' ? (memory.known.get(id) ?? rank) : rank;
  const open = emptyBoard();
  const seen = view.pieces.map((piece) => ({ ...piece, rank: known(piece.id, piece.rank) }));
  Object.assign(open, boardFrom({ ...view, pieces: seen }));
  const decks = SIDES.map((seat) => deckOf(view, seat, memory, random)) as unknown as readonly [Deck, Deck];
  const info = new Uint8Array(100);
  for (const { cells, moved } of decks)
    cells.forEach((cell, i) => (info[cell] = i + 1 + ((moved[i] as boolean) ? MOVED : 0)));
  const left = SIDES.map((_, i) => leftOf(view, i, memory));
  const worth = SIDES.map((_, i) =>
    worthsOf(left[i] as number[], left[1 - i] as number[]),
  ) as unknown as Tables['worth'];
  const gains = SIDES.map((_, i) =>
    gainsOf(decks[i] as Deck, worth[i] as Float32Array, worth[1 - i] as Float32Array, minesStay),
  ) as unknown as Tables['gains'];
  const pull = SIDES.map((seat, i) => {
    const theirs = worth[1 - i] as Float32Array;
    const own = worth[i] as Float32Array;
    const enemies = seen.flatMap((piece) => {
      if (piece.seat !== otherOf(seat) || piece.cell === null) return [];
      const { cell } = piece;
      const there = info[cell] as number;
      const gain = (rank: number): number => {
        if (there !== 0) return (gains[1 - i] as Float32Array)[16 * there + rank] as number;
        const target = STRENGTH[piece.rank as Rank];
        const outcome = clash(rank, target, minesStay);
        if (outcome === 1) return target === FLAG ? FLAG_GAIN : (theirs[target] as number);
        return outcome === 0 ? (theirs[target] as number) - (own[rank] as number) : -1;
      };
      return [{ cell, gain }];
    });
    return pullOf(enemies);
  }) as unknown as Tables['pull'];
  return { side, open, info, decks, worth, gains, pull };
};
/**
 * Returns the probability that an attack from one cell on another leaves only the attacker, for all its side knows (0 to 1). Null
 * if no piece is attacked.
 */
export const winChance = ({ open, info, decks, side }: Tables, from: number, to: number): number | null => {
  const own = (open.at[from] as number) & 15;
  const about = info[to] as number;
  const target = open.at[to] as number;
  if (about === 0) {
    if (target === 0) return null;
    return clash(own, target & 15, open.minesStay) === 1 ? 1 : 0;
  }
  const { chances } = decks[1 - side] as Deck;
  const i = (about & (MOVED - 1)) - 1;
  let win = 0;
  for (let rank = 1; rank <= FLAG; rank++)
    if (clash(own, rank, open.minesStay) === 1) win += chances[16 * i + rank] as number;
  return Math.min(1, win);
};
