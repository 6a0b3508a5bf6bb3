import { UNDO_POLICIES } from '../core/match.ts';
import { cleanName } from '../core/names.ts';
import { z } from '../core/schema.ts';
import { SEATS } from '../core/seat.ts';
import { RECENT_SETUPS_KEY } from './playedBefore.ts';

const name = z.string().max(40);
const bySeat = z.partialRecord(z.enum(SEATS), name);
const namesBySeat = z.partialRecord(z.enum(SEATS), name.transform(cleanName));
/** How a game was set up last: who of the bots sat where, how many played, by which options. */
const habitSchema = z.object({
  seats: z.int().min(1).max(SEATS.length),
  bots: bySeat,
  options: z.record(z.string(), z.unknown()),
  takeBack: z.enum(UNDO_POLICIES),
  lines: z.boolean(),
});
export type RecentSetup = z.infer<typeof habitSchema>;
/** What is remembered of the last set-ups on this device: the people's names by seat in any game, all of them, and by game the rest. */
const habitsSchema = z.object({
  names: namesBySeat.catch({}),
  /** The people who have played here, the last ones first. */
  known: z
    .array(name.transform(cleanName))
    .transform((names) => names.filter((each) => each !== ''))
    .catch([])
    .default([]),
  games: z.record(z.string(), habitSchema).catch({}),
});
export type RecentSetups = z.infer<typeof habitsSchema>;
/** So many people are known by name. */
const MAX_NAMES = 20;

/** The habits of this device; what is missing or damaged is as if it had never been. */
export const readRecentSetups = (): RecentSetups => {
  try {
    return habitsSchema.parse(JSON.parse(localStorage.getItem(RECENT_SETUPS_KEY) ?? '{}'));
  } catch {
    return { names: {}, known: [], games: {} };
  }
};
/** Remembers how a game is set up now. */
export const saveRecentSetup = (game: string, names: RecentSetups['names'], habit: RecentSetup): void => {
  const last = readRecentSetups();
  const people = Object.values(names).filter((name) => name !== '');
  const next: RecentSetups = {
    names: { ...last.names, ...names },
    known: [...new Set([...people, ...last.known])].slice(0, MAX_NAMES),
    games: { ...last.games, [game]: habit },
  };
  try {
    localStorage.setItem(RECENT_SETUPS_KEY, JSON.stringify(next));
  } catch {
    // A browser that forbids storage still plays.
  }
};
