// Deals of a side's hidden pieces, drawn by weight with exact counts: a Metropolis walk of swaps over all possible deals.
import { ARMIES, STRENGTH } from '../rules/army.ts';
import { NEIGHBOURS } from '../rules/cells.ts';
import { RANKS, type Rank, type Side, type State } from '../types.ts';
import { homeCellOf, weightsOf } from './evidence.ts';
import type { Memory } from './memory.ts';

const MINE = STRENGTH.mine;
const FLAG = STRENGTH.flag;
/** How much likelier a Flag is with this many Mines beside it than with none. */
const WALLED = [1, 1.7, 3, 5, 5];
/** The number of deals drawn for the probabilities, and the swaps per piece between two of them. */
const DRAWN = 700;
const APART = 1;

/** A side's hidden pieces with a deal that can be redrawn. */
export interface Deck {
  /** The cells of the hidden pieces, and whether they have moved. */
  readonly cells: readonly number[];
  readonly moved: readonly boolean[];
  /** The deal: the strength of each piece. */
  readonly dealt: Uint8Array;
  /** By piece × 16 + strength. */
  readonly chances: Float32Array;
  /** Moves on to another deal by this many swaps. */
  redeal(swaps: number): void;
}
/** Returns a deal by the weights of each piece's ranks. Pieces with the fewest possible ranks take theirs first, so that each gets a possible one. */
const firstDeal = (weights: readonly Float64Array[], bag: Readonly<Record<Rank, number>>): Uint8Array => {
  const dealt = new Uint8Array(weights.length);
  const order = weights
    .map((_, i) => i)
    .toSorted((a, b) => roomOf(weights[a] as Float64Array) - roomOf(weights[b] as Float64Array));
  const left = RANKS.map((rank) => [STRENGTH[rank], bag[rank]] as [number, number]).toSorted((a, b) => a[0] - b[0]);
  for (const i of order) {
    const own = weights[i] as Float64Array;
    const fit = left.find(([rank, n]) => n > 0 && (own[rank] as number) > 0) ?? left.find(([, n]) => n > 0);
    if (!fit) break;
    dealt[i] = fit[0];
    fit[1]--;
  }
  return dealt;
};
/** Marks a side's Mines that are open to both sides, by their starting cells. */
const openMinesOf = (pieces: State['pieces'], seat: Side, hidden: State['pieces'], { known }: Memory): Uint8Array => {
  const mines = new Uint8Array(100);
  for (const piece of pieces)
    if (piece.seat === seat && !hidden.includes(piece) && (known.get(piece.id) ?? piece.rank) === 'mine')
      mines[homeCellOf(piece)] = 1;
  return mines;
};
/** Returns the deck of a side as seen by the other side, with what it remembers. */
export const deckOf = (view: State, seat: Side, memory: Memory, random: () => number): Deck => {
  const { size, mines } = view.options;
  const weights = weightsOf(view.pieces, seat, size, memory, mines === 'classic');
  const bag: Record<Rank, number> = { ...ARMIES[size] };
  const hidden = view.pieces.filter((piece) => {
    if (piece.seat !== seat) return false;
    const known = piece.cell === null && piece.rank !== 'hidden' ? piece.rank : memory.known.get(piece.id);
    if (known !== undefined) bag[known]--;
    return piece.cell !== null && known === undefined;
  });
  const many = hidden.length;
  const table = hidden.map(({ id }) => weights.get(id) as Float64Array);
  const dealt = firstDeal(table, bag);
  const homes = hidden.map(homeCellOf);
  const byHome = new Int8Array(100).fill(-1);
  homes.forEach((home, i) => (byHome[home] = i));
  const openMines = openMinesOf(view.pieces, seat, hidden, memory);
  const walled = (): number => {
    const flag = dealt.indexOf(FLAG);
    if (flag < 0) return 1;
    let walls = 0;
    for (const near of NEIGHBOURS[homes[flag] as number] as readonly number[]) {
      const there = byHome[near] as number;
      if (there >= 0 ? dealt[there] === MINE : openMines[near] === 1) walls++;
    }
    return WALLED[walls] as number;
  };
  const swap = (): void => {
    const i = Math.floor(random() * many);
    const j = Math.floor(random() * many);
    const [one, two] = [dealt[i] as number, dealt[j] as number];
    if (one === two) return;
    const [a, b] = [table[i] as Float64Array, table[j] as Float64Array];
    const after = (a[two] as number) * (b[one] as number);
    if (after <= 0) return;
    const fixed = one >= MINE || two >= MINE;
    const before = (a[one] as number) * (b[two] as number) * (fixed ? walled() : 1);
    dealt[i] = two;
    dealt[j] = one;
    const ratio = (after * (fixed ? walled() : 1)) / before;
    if (ratio < 1 && random() >= ratio) {
      dealt[i] = one;
      dealt[j] = two;
    }
  };
  const redeal = (swaps: number): void => {
    for (let i = 0; i < swaps; i++) swap();
  };
  redeal(30 * many);
  const chances = drawnChances(dealt, () => redeal(APART * many));
  return {
    cells: hidden.map(({ cell }) => cell as number),
    moved: hidden.map(({ moved }) => moved),
    dealt,
    chances,
    redeal,
  };
};
/** Returns how often each piece has each strength in a number of deals, by piece × 16 + strength. */
const drawnChances = (dealt: Uint8Array, redeal: () => void): Float32Array => {
  const chances = new Float32Array(dealt.length * 16);
  for (let n = 0; n < DRAWN; n++) {
    redeal();
    for (let i = 0; i < dealt.length; i++) (chances[16 * i + (dealt[i] as number)] as number)++;
  }
  return chances.map((count) => count / DRAWN);
};
/** Returns how many ranks a piece can have. */
const roomOf = (weights: Float64Array): number => weights.reduce((sum, weight) => sum + (weight > 0 ? 1 : 0), 0);
