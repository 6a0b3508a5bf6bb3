import { matchStats } from '../core/matchStats.ts';
import type { Seat } from '../core/seat.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { piecesIn } from './armies.ts';
import { resignedAt } from './casualties.ts';
import { sceneAt } from './scenes.ts';

/** How many pieces of a side stood at the end of each turn of the match, of whosever; the first number is that before the first turn, the last that with which it gave up, if it did. */
interface Standing {
  readonly seat: Seat;
  readonly left: readonly number[];
}
/** How many turns of the match had been played at a step, of whosever. */
export const turnsAt = (open: OpenMatch, ply: number): number => {
  const { seats } = matchStats(open.game, open.steps.slice(0, ply + 1), open.viewer);
  return Object.values(seats).reduce((sum, { turns }) => sum + turns, 0);
};
/** How the numbers of a match went, turn by turn; null where nobody has lost anything. */
export const scoreHistory = (open: OpenMatch): readonly Standing[] | null => {
  // The last step of each turn.
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

/** A moment of a match over its line. */
interface Mark {
  readonly ply: number;
  /** The part of the width at which it stands (0..1). */
  readonly at: number;
}
/** Marks nearer than this part of the width stand above each other. */
const NEAR = 0.09;
/** Marks from left to right, each so many rows up that none lies on the one before it. */
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
