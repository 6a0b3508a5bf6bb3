import { clockSchema } from '../core/clockSchema.ts';
import { UNDO_POLICIES } from '../core/match.ts';
import { cleanName } from '../core/names.ts';
import { z } from '../core/schema.ts';
import { SEATS } from '../core/seat.ts';
import { RECENT_SETUPS_KEY } from './playedBefore.ts';

const name = z.string().max(40);
const bySeat = z.partialRecord(z.enum(SEATS), name);
const namesBySeat = z.partialRecord(z.enum(SEATS), name.transform(cleanName));
/** The last set-up of a game: number of players, bots by seat, and options. */
const habitSchema = z.object({
  seats: z.int().min(1).max(SEATS.length),
  bots: bySeat,
  options: z.record(z.string(), z.unknown()),
  takeBack: z.enum(UNDO_POLICIES),
  lines: z.boolean(),
  clock: clockSchema.optional().catch(undefined),
  /** Whether words decide the dice. */
  words: z.boolean().optional().catch(undefined),
});
export type RecentSetup = z.infer<typeof habitSchema>;
/** The last set-ups on this device: people's names by seat for all games, all known names, and the rest by game. */
const habitsSchema = z.object({
  names: namesBySeat.catch({}),
  /** The people who have played here, the latest first. */
  known: z
    .array(name.transform(cleanName))
    .transform((names) => names.filter((each) => each !== ''))
    .catch([])
    .default([]),
  games: z.record(z.string(), habitSchema).catch({}),
});
export type RecentSetups = z.infer<typeof habitsSchema>;
/** The most names remembered. */
const MAX_NAMES = 20;

/** Returns the recent set-ups. Missing or damaged parts are treated as empty. */
export const readRecentSetups = (): RecentSetups => {
  try {
    return habitsSchema.parse(JSON.parse(localStorage.getItem(RECENT_SETUPS_KEY) ?? '{}'));
  } catch {
    return { names: {}, known: [], games: {} };
  }
};
const write = (setups: RecentSetups): void => {
  try {
    localStorage.setItem(RECENT_SETUPS_KEY, JSON.stringify(setups));
  } catch {
    // The app works without storage too.
  }
};
/** Adds other recent set-ups, such as those of a backup. What is here already stays. Damaged ones are left out. */
export const mergeRecentSetups = (others: unknown): void => {
  const { data } = habitsSchema.safeParse(others);
  if (!data) return;
  const here = readRecentSetups();
  write({
    names: { ...data.names, ...here.names },
    known: [...new Set([...here.known, ...data.known])].slice(0, MAX_NAMES),
    games: { ...data.games, ...here.games },
  });
};
/** Saves how a game is set up now. */
export const saveRecentSetup = (game: string, names: RecentSetups['names'], habit: RecentSetup): void => {
  const last = readRecentSetups();
  const people = Object.values(names).filter((name) => name !== '');
  write({
    names: { ...last.names, ...names },
    known: [...new Set([...people, ...last.known])].slice(0, MAX_NAMES),
    games: { ...last.games, [game]: habit },
  });
};
