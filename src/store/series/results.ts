import type { Message } from '../../core/message.ts';
import type { Seat } from '../../core/seat.ts';

/** How a match of a series ended. */
export interface SeriesEnding {
  /** The seat of each player of the series, in their order. */
  readonly seats: readonly Seat[];
  /** Empty: a draw. Null: the actions ran out. */
  readonly winners: readonly Seat[] | null;
  readonly why: Message | null;
  readonly length: number;
}
/** A part of all matches (0 to 1) with its 95% confidence bounds. */
export interface ShareEstimate {
  readonly of: number;
  readonly from: number;
  readonly to: number;
}
/** The results of one player of a series. */
export interface PlayerResult {
  readonly won: number;
  readonly share: ShareEstimate;
  /** Matches won and played at each seat. */
  readonly bySeat: readonly { readonly seat: Seat; readonly won: number; readonly played: number }[];
}
/** The results of a series so far. */
export interface SeriesResults {
  readonly played: number;
  readonly drawn: number;
  readonly unfinished: number;
  readonly standings: readonly PlayerResult[];
  /** The length of a match in actions. */
  readonly length: { readonly least: number; readonly mean: number; readonly most: number };
}

/** The normal deviate that leaves 2.5% on either side. */
const DEVIATE = 1.96;
/** Returns `count` of `all` with 95% bounds by Wilson's score, which also hold for few matches. Without matches the bounds are 0 and 1. */
export const estimateShare = (count: number, all: number): ShareEstimate => {
  if (all === 0) return { of: 0, from: 0, to: 1 };
  const share = count / all;
  const z2 = DEVIATE ** 2 / all;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (DEVIATE * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all))) / (1 + z2);
  return { of: share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
};

/** Counts the results of a series with this many players. A match that several win together counts for each of them. */
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
