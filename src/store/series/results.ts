import type { Message } from '../../core/message.ts';
import type { Seat } from '../../core/seat.ts';

/** How a match of a series ended. */
export interface SeriesEnding {
  /** Where each of those who play the series sat, in their order. */
  readonly seats: readonly Seat[];
  /** Empty: drawn; null: the actions ran out. */
  readonly winners: readonly Seat[] | null;
  readonly why: Message | null;
  readonly length: number;
}
/** A share of matches, 0..1, with the bounds between which the true one lies in 95 of 100 cases. */
export interface ShareEstimate {
  readonly of: number;
  readonly from: number;
  readonly to: number;
}
/** What became of one who plays in a series. */
export interface PlayerResult {
  readonly won: number;
  readonly share: ShareEstimate;
  /** Matches won by the seat taken, and how many were played there. */
  readonly bySeat: readonly { readonly seat: Seat; readonly won: number; readonly played: number }[];
}
/** A series as far as it has been played. */
export interface SeriesResults {
  readonly played: number;
  readonly drawn: number;
  readonly unfinished: number;
  readonly standings: readonly PlayerResult[];
  /** Actions of a match. */
  readonly length: { readonly least: number; readonly mean: number; readonly most: number };
}

/** The normal deviate that leaves 2.5 % on either side. */
const DEVIATE = 1.96;
/** The share `count` of `all` with its 95 % bounds by Wilson's score, which hold for few matches too; of none anything may be true. */
export const estimateShare = (count: number, all: number): ShareEstimate => {
  if (all === 0) return { of: 0, from: 0, to: 1 };
  const share = count / all;
  const z2 = DEVIATE ** 2 / all;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (DEVIATE * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all))) / (1 + z2);
  return { of: share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
};

/** Counts the matches of a series among so many who play it. A match that several win together counts for each of them. */
export const seriesResults = (ended: readonly SeriesEnding[], players: number): SeriesResults => {
  const standing = (player: number): PlayerResult => {
    const seats = [...new Set(ended.map((each) => each.seats[player] as Seat))].toSorted();
    const isWon = (each: SeriesEnding): boolean => !!each.winners?.includes(each.seats[player] as Seat);
    const bySeat = seats.map((seat) => {
      const there = ended.filter((each) => each.seats[player] === seat);
      return { seat, won: there.filter(isWon).length, played: there.length };
    });
    const won = ended.filter(isWon).length;
    return { won, share: estimateShare(won, ended.length), bySeat };
  };
  const lengths = ended.map(({ length }) => length);
  return {
    played: ended.length,
    drawn: ended.filter(({ winners }) => winners?.length === 0).length,
    unfinished: ended.filter(({ winners }) => winners === null).length,
    standings: Array.from({ length: players }, (_, player) => standing(player)),
    length: {
      least: Math.min(...lengths),
      mean: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
      most: Math.max(...lengths),
    },
  };
};
