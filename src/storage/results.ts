import { cleanName } from '../core/names.ts';
import { z } from '../core/schema.ts';
import { SEATS } from '../core/seat.ts';
import { RESULTS_KEY } from './resultsKey.ts';
import { createStoredList } from './storedList.ts';

/** A player of a result: a person by name, or a bot by its level (0: random, then from the weakest on). */
const player = z.object({
  seat: z.enum(SEATS),
  name: z.string().max(40).transform(cleanName),
  level: z.int().min(0).max(9).optional(),
});
/** How a match ended, as a message of its game. */
const why = z.object({
  key: z.string().max(100),
  values: z
    .record(z.string(), z.union([z.string().max(100), z.number(), z.object({ seat: z.enum(SEATS) })]))
    .optional(),
});
export const resultSchema = z.object({
  match: z.string().min(1).max(100),
  game: z.string().max(40),
  seed: z.string().max(100),
  /** When the match ended, ms. */
  at: z.number().min(0).max(8.64e15),
  players: z.array(player).min(2).max(SEATS.length),
  winners: z.array(z.enum(SEATS)).max(SEATS.length),
  why: why.optional().catch(undefined),
});
/** The result of a match between names. It stays when the match is deleted. */
export type Result = z.infer<typeof resultSchema>;

/** How many results are kept, the latest ones. */
export const MOST_RESULTS = 2000;
const list = createStoredList<Result>(RESULTS_KEY, resultSchema, { most: MOST_RESULTS, idOf: ({ match }) => match });

/** Returns all results on this device, the oldest first. */
export const readResults = (): Result[] => list.read().toSorted((a, b) => a.at - b.at);
/** Saves results, each in place of an older one of its match. False if the browser saves nothing. */
export const saveResults = (results: readonly Result[]): boolean => {
  const matches = new Set(results.map(({ match }) => match));
  return list.write(
    [...readResults().filter(({ match }) => !matches.has(match)), ...results].toSorted((a, b) => a.at - b.at),
  );
};
/** Forgets the results of these matches. False if the browser saves nothing. */
export const forgetResults = (matches: readonly string[]): boolean => {
  const all = readResults();
  const rest = all.filter(({ match }) => !matches.includes(match));
  return rest.length === all.length || list.write(rest);
};
