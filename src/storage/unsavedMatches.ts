import type { Entry, Match } from '../core/match.ts';
import type { Seat } from '../core/seat.ts';

/** A match as it is to be kept: with the entries in force, those that can be redone after them, and whether it has ended. */
export interface SaveData {
  readonly match: Match;
  readonly redo: readonly Entry[];
  readonly over: boolean;
  /** Who has won it, once it has ended; nobody in a draw. */
  readonly won?: readonly Seat[] | undefined;
  /** The match that it was begun from as a copy. */
  readonly origin?: string | undefined;
  /** It came from the sealed file of an unfinished match: its end stays covered until the players say that the original is over. */
  readonly sealed?: boolean | undefined;
  /** When its privacy screen was opened, oldest first. */
  readonly openings?: readonly Opening[] | undefined;
}
/** One opening of the privacy screen: for which seat, and how many actions the match had then. */
export interface Opening {
  readonly seat: Seat;
  readonly ply: number;
}
/** How a match lies on the device, as this tab knows it: who took it last, how many entries are in force, and all that are there. */
export interface StoredState {
  readonly claim: string | undefined;
  /** Null where it is damaged. */
  readonly length: number | null;
  readonly entries: readonly Entry[];
}
/** A match that this page has and the device has not, or not wholly; `place` is what the device has of it. */
export interface UnsavedMatch extends SaveData {
  readonly place: StoredState | null;
  readonly since: number;
  /** Whether it has been deleted from the device: what is played on stays in the page until it is kept anew. */
  readonly gone: boolean;
}
/** The matches that could not be kept on the device, by id: they last as long as the page. */
export const unsavedMatches = new Map<string, UnsavedMatch>();
/** Whether closing the page would lose something. */
export const hasUnsavedMatches = (): boolean => unsavedMatches.size > 0;
