import type { Match } from '../core/match.ts';
import type { Seat } from '../core/seat.ts';
import type { BestOf } from '../storage/bestOf.ts';

/** A player of a best-of, by its place in the first match. */
type Side = 0 | 1;
/** The score of a best-of after one of its matches. */
export interface Standing {
  readonly of: BestOf['of'];
  /** The index of that match. */
  readonly round: number;
  /** The wins of both, in the order in which they sit in that match. */
  readonly wins: readonly [number, number];
  /** The place in that match of the one who has won the best-of, or null. */
  readonly winner: number | null;
  /** The place of the one who has lost that match. Null after a draw, and before its end. */
  readonly loser: number | null;
  /** The id of the next match, if it has begun. */
  readonly next: string | undefined;
}
/** Returns who sits at a place of a round. Both players swap after each one. */
const sideAt = (place: number, round: number): Side => ((place + round) % 2) as Side;
/** Returns who has won a round, or null for a draw. */
export const winnerOfRound = ({ players }: Match, won: readonly Seat[] = [], round: number): Side | null => {
  const place = players.findIndex(({ seat }) => won.includes(seat));
  return place < 0 || won.length > 1 ? null : sideAt(place, round);
};
/** Returns the score of a best-of after one of its matches. Later ones do not count. */
export const standingAfter = ({ of, rounds }: BestOf, match: string): Standing => {
  const round = rounds.findIndex((each) => each.match === match);
  const played = rounds.slice(0, round + 1);
  const winsAt = (place: number): number => played.filter(({ won }) => won === sideAt(place, round)).length;
  const wins = [winsAt(0), winsAt(1)] as const;
  const last = played.at(-1)?.won;
  return {
    of,
    round,
    wins,
    next: rounds[round + 1]?.match,
    winner: wins.some((each) => each > of / 2) ? wins.indexOf(Math.max(...wins)) : null,
    loser: last === undefined || last === null ? null : [0, 1].findIndex((place) => sideAt(place, round) !== last),
  };
};
/** Returns the best-of with a match as the next one after another. Later ones are dropped. */
export const withNext = ({ of, rounds }: BestOf, after: string, match: string): BestOf => ({
  of,
  rounds: [...rounds.slice(0, rounds.findIndex((each) => each.match === after) + 1), { match }],
});
/** Returns a new best-of of which a finished match is the first. */
export const beginWith = (of: BestOf['of'], id: string, match: Match, won?: readonly Seat[]): BestOf => ({
  of,
  rounds: [{ match: id, won: winnerOfRound(match, won, 0) }],
});
