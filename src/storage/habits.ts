import { TAKE_BACK } from '../core/match.ts';
import { z } from '../core/schema.ts';
import { SEATS } from '../core/seat.ts';

const bySeat = z.partialRecord(z.enum(SEATS), z.string().max(40));
/** How a game was set up last: who of the bots sat where, how many played, by which options. */
const habitSchema = z.object({
  seats: z.int().min(1).max(SEATS.length),
  bots: bySeat,
  options: z.record(z.string(), z.unknown()),
  takeBack: z.enum(TAKE_BACK),
  lines: z.boolean(),
});
export type Habit = z.infer<typeof habitSchema>;
/** What is remembered of the last set-ups on this device: the people's names by seat in any game, and by game the rest. */
const habitsSchema = z.object({
  names: bySeat.catch({}),
  games: z.record(z.string(), habitSchema).catch({}),
});
export type Habits = z.infer<typeof habitsSchema>;
const KEY = 'mera.habits';

/** The habits of this device; what is missing or damaged is as if it had never been. */
export const readHabits = (): Habits => {
  try {
    return habitsSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { names: {}, games: {} };
  }
};
/** Remembers how a game is set up now. */
export const keepHabit = (game: string, names: Habits['names'], habit: Habit): void => {
  const { names: known, games } = readHabits();
  try {
    localStorage.setItem(KEY, JSON.stringify({ names: { ...known, ...names }, games: { ...games, [game]: habit } }));
  } catch {
    // A browser that forbids storage still plays.
  }
};
