import { SEATS } from './seat.ts';
import { z } from './schema.ts';

/** How time is given: for each turn, once for each side, or for each turn and shown as a sand glass. */
export const CLOCK_KINDS = ['turn', 'side', 'glass'] as const;
/** What happens when time is up: it is only shown, the side loses, or its turn passes. */
export const CLOCK_ENDS = ['shown', 'lost', 'pass'] as const;
/** The shortest and the longest time, s. */
const [MIN_SECONDS, MAX_SECONDS] = [5, 36_000];
/** The latest time of an entry on its match's own clock, tenths of a second: more than a day of thinking. */
export const MAX_TENTHS = 1_000_000;
/** A tenth of a second, ms. */
export const TENTH_MS = 100;
const time = z.int().min(MIN_SECONDS).max(MAX_SECONDS);
/** The clock that the players have agreed on. Times are in seconds. */
export const clockSchema = z.object({
  kind: z.enum(CLOCK_KINDS),
  seconds: time,
  /** The time of the sides that have another one. */
  apart: z.partialRecord(z.enum(SEATS), time).optional(),
  /** What a side gets after each of its turns, if its time is given once. */
  bonus: z.int().min(0).max(600).optional(),
  end: z.enum(CLOCK_ENDS),
});
export type MatchClock = z.infer<typeof clockSchema>;
