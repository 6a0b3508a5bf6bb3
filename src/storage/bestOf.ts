import { z } from '../core/schema.ts';
import { createStoredList } from './storedList.ts';

/** How many matches a best-of has at most, draws aside. */
export const BEST_OF_LENGTHS = [3, 5] as const;
/** A match of a best-of. `won` is the winner as a player of the first match (0 or 1), null after a draw, and missing before the end. */
const round = z.object({ match: z.string(), won: z.union([z.literal(0), z.literal(1), z.null()]).optional() });
const schema = z.object({ of: z.literal(BEST_OF_LENGTHS), rounds: z.array(round).min(1) });
/** A best of 3 or 5 between two players: its matches in order. The players swap sides after each one. */
export type BestOf = z.infer<typeof schema>;

/** How many are remembered, the latest ones. */
const MOST = 50;
const list = createStoredList<BestOf>('mera.bestOf', schema, {
  most: MOST,
  idOf: ({ rounds }) => rounds[0]?.match ?? '',
});
const has = ({ rounds }: BestOf, match: string): boolean => rounds.some((each) => each.match === match);

/** Returns the best-of that a match belongs to. Null if there is none. */
export const bestOfMatch = (match: string): BestOf | null => list.read().findLast((each) => has(each, match)) ?? null;
/** Saves a best-of in place of those that share a match with it. */
export const saveBestOf = (bestOf: BestOf): void =>
  void list.write([...list.read().filter((old) => !bestOf.rounds.some(({ match }) => has(old, match))), bestOf]);
