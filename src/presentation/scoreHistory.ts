import { matchStats } from '../core/matchStats.ts';
import type { Seat } from '../core/seat.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { piecesIn } from './armies.ts';
import { resignedAt } from './casualties.ts';
import { sceneAt } from './scenes.ts';

/**
 * The number of a side's pieces at the end of each turn of any side. The first number is from before the first turn. If the
 * side resigned, its last number is from just before that.
 */
interface Standing {
  readonly seat: Seat;
  readonly left: readonly number[];
}
/** Returns how many turns of any side had been played at a ply. */
export const turnsAt = (open: OpenMatch, ply: number): number => {
  const { seats } = matchStats(open.game, open.steps.slice(0, ply + 1), open.viewer);
  return Object.values(seats).reduce((sum, { turns }) => sum + turns, 0);
};
/** Returns how the numbers of pieces developed, turn by turn. Null if nobody has lost a piece. */
export const scoreHistory = (open: OpenMatch): readonly Standing[] | null => {
  // The last ply of each turn.
  const ends = new Map<number, number>();
  for (let ply = 0; ply < open.steps.length; ply++) ends.set(turnsAt(open, ply), ply);
  const plies = [...ends.values()];
  const all = open.match.players.map(({ seat }) => {
    const gone = resignedAt(open, seat) ?? Infinity;
    const stayed = plies.slice(0, plies.findIndex((ply) => ply >= gone) + 1 || plies.length);
    return { seat, left: stayed.map((ply) => piecesIn(sceneAt(open, Math.min(ply, gone - 1)), seat).length) };
  });
  return all.some(({ left }) => left.some((count) => count < (left[0] ?? 0))) ? all : null;
};

/** A moment of a match, marked above its chart. */
interface Mark {
  readonly ply: number;
  /** Its place as a part of the width, 0 to 1. */
  readonly at: number;
}
/** Marks that are closer than this part of the width are stacked. */
const NEAR = 0.09;
/** Returns the marks from left to right, each with its row, so that none covers the one before it. */
export const stackMarks = (marks: readonly Mark[]): readonly (Mark & { readonly row: number })[] => {
  let row = 0;
  let before = -Infinity;
  return marks
    .toSorted((a, b) => a.ply - b.ply)
    .map((mark) => {
      row = mark.at - before < NEAR ? row + 1 : 0;
      before = mark.at;
      return { ...mark, row };
    });
};
