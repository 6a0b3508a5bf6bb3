import type { Entry, Match } from '../core/match.ts';
import type { Seat } from '../core/seat.ts';

/** A match to be saved: its entries, those that can be redone after them, and whether it has ended. */
export interface SaveData {
  readonly match: Match;
  readonly redo: readonly Entry[];
  readonly over: boolean;
  /** The winners of a finished match; empty for a draw. */
  readonly won?: readonly Seat[] | undefined;
  /** The match that it was copied from. */
  readonly origin?: string | undefined;
  /** It came from the sealed file of an unfinished match. Its end stays covered until the players say that the original is over. */
  readonly sealed?: boolean | undefined;
  /** When its privacy screen was opened, oldest first. */
  readonly openings?: readonly Opening[] | undefined;
}
/** One opening of the privacy screen: for which seat, and how many actions the match had then. */
export interface Opening {
  readonly seat: Seat;
  readonly ply: number;
}
/** A saved match as this tab knows it: who claimed it last, how many entries count, and all its entries. */
export interface StoredState {
  readonly claim: string | undefined;
  /** Null if it is damaged. */
  readonly length: number | null;
  readonly entries: readonly Entry[];
}
/** A match that this page has but the database has not, or only in part. `place` is what the database has of it. */
export interface UnsavedMatch extends SaveData {
  readonly place: StoredState | null;
  readonly since: number;
  /** Whether it has been deleted from the database. What is played on stays in the page until it is saved again. */
  readonly gone: boolean;
}
/** The matches that could not be saved, by id. They last as long as the page. */
export const unsavedMatches = new Map<string, UnsavedMatch>();
/** Whether closing the page would lose something. */
export const hasUnsavedMatches = (): boolean => unsavedMatches.size > 0;
