import type { Seat } from '../../../core/seat.ts';
import { STRENGTH, armyOf } from '../rules/army.ts';
import { CELLS, NEIGHBOURS } from '../rules/cells.ts';
import type { Rank, State } from '../types.ts';

/** The value of a piece for the bots, by its strength as in `STRENGTH`. */
export const WORTH: readonly number[] = [0, 14, 7, 16, 8, 11, 15, 20, 28, 42, 56, 12, 400];
/** Returns the value of a rank for the bots. */
export const worthOf = (rank: Rank): number => WORTH[STRENGTH[rank]] as number;

/** Returns the value of a side's pieces on the board without the Flag. Captured pieces are open to both (ST-08). */
export const strength = ({ options, pieces, ready }: State, seat: Seat): number => {
  const army = armyOf(options.size).reduce((sum, rank) => sum + (rank === 'flag' ? 0 : worthOf(rank)), 0);
  const lost = pieces.filter((piece) => piece.seat === seat && piece.cell === null && ready.includes(piece.seat));
  return lost.reduce((left, { rank }) => left - (rank === 'hidden' || rank === 'flag' ? 0 : worthOf(rank)), army);
};

/** Steps between any two cells on an empty board, around the lakes; 99 from or to a lake. */
export const STEPS: readonly Uint8Array[] = CELLS.map((start) => {
  const steps = new Uint8Array(100).fill(99);
  steps[start] = 0;
  const reached = [start];
  for (const cell of reached)
    for (const near of NEIGHBOURS[cell] as readonly number[])
      if (steps[near] === 99) {
        steps[near] = (steps[cell] as number) + 1;
        reached.push(near);
      }
  return steps;
});
/** Returns the steps between two cells on an empty board. */
export const stepsTo = (from: number, to: number): number => (STEPS[from] as Uint8Array)[to] as number;
