import type { Piece } from '../types.ts';

type Pieces = readonly Piece[];
/** The indices at which a table's pieces differ from those of the table it was made from. */
interface Difference {
  readonly before: Pieces;
  readonly after: Pieces;
  readonly places: readonly number[];
}
/** Tables that differ in more pieces are of different matches or far apart in one. */
const FEW = 8;
/** The tables and views made last, the newest at the end: those of a whole round, so that none of them is compared piece by piece. */
const made: Difference[] = [];
const ROUND = 4;

/** Remembers at which indices a table's pieces differ from those of the table it was made from. */
export const rememberDifference = (before: Pieces, after: Pieces, places: readonly number[]): void => {
  if (made.length === ROUND) made.shift();
  made.push({ before, after, places });
};
/** Returns the indices at which two tables differ. Null if there are more than a few, or the tables have different pieces. */
export const differing = (before: Pieces, after: Pieces): readonly number[] | null =>
  remembered(before, after) ?? compared(before, after);

/** Follows the tables made last from one back to the other. An index may be listed twice. */
const remembered = (before: Pieces, after: Pieces): readonly number[] | null => {
  let places: readonly number[] = [];
  let table = after;
  for (let i = made.length - 1; i >= 0 && table !== before; i--) {
    const step = made[i] as Difference;
    if (step.after !== table) continue;
    places = table === after ? step.places : [...places, ...step.places];
    table = step.before;
  }
  return table === before ? places : null;
};
const compared = (before: Pieces, after: Pieces): number[] | null => {
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
