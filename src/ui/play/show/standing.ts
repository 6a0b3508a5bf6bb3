import { tallyOf } from '../../../core/tally.ts';
import type { Seat } from '../../../core/seat.ts';
import type { OpenMatch } from '../../../store/openMatch.ts';
import { piecesIn } from '../lists/armies.ts';
import { leftAt } from './fallen.ts';
import { sceneAt } from './scenes.ts';

/** How many pieces of a side stood at the end of each turn of the match, of whosever; the first number is that before the first turn, the last that with which it gave up, if it did. */
interface Standing {
  readonly seat: Seat;
  readonly left: readonly number[];
}
/** How the numbers of a match went, turn by turn; null where nobody has lost anything. */
export const standingOf = (open: OpenMatch): readonly Standing[] | null => {
  const turnsAt = (ply: number): number => {
    const { seats } = tallyOf(open.game, open.steps.slice(0, ply + 1), open.viewer);
    return Object.values(seats).reduce((sum, { turns }) => sum + turns, 0);
  };
  // The last step of each turn.
  const ends = new Map<number, number>();
  for (let ply = 0; ply < open.steps.length; ply++) ends.set(turnsAt(ply), ply);
  const plies = [...ends.values()];
  const all = open.match.players.map(({ seat }) => {
    const gone = leftAt(open, seat) ?? Infinity;
    const stayed = plies.slice(0, plies.findIndex((ply) => ply >= gone) + 1 || plies.length);
    return { seat, left: stayed.map((ply) => piecesIn(sceneAt(open, Math.min(ply, gone - 1)), seat).length) };
  });
  return all.some(({ left }) => left.some((count) => count < (left[0] ?? 0))) ? all : null;
};
