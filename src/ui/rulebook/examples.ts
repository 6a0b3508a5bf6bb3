import { z } from '../../core/schema.ts';
import { loadGame } from '../../games/index.ts';
import { type Match, matchSchema } from '../../core/match.ts';
import { type ExampleMoment, exampleMoment } from './exampleMoment.ts';

const files = import.meta.glob<unknown>('./examples/*.json', { import: 'default' });
const schema = z.object({
  matches: z.array(matchSchema),
  /** By rule: the match, and the number of the action in it. */
  moments: z.record(z.string(), z.tuple([z.int(), z.int()])),
});
type Examples = z.infer<typeof schema>;
const kept = new Map<string, Promise<Examples | null>>();
const readAll = async (game: string): Promise<Examples | null> => {
  const file = files[`./examples/${game}.json`];
  return file ? schema.parse(await file()) : null;
};
const examplesOf = (game: string): Promise<Examples | null> => {
  const known = kept.get(game) ?? readAll(game);
  kept.set(game, known);
  return known;
};

/** Returns a moment of play that shows a rule: the match, and the number of the action. Null if there is none. */
export const exampleOf = async (
  id: string,
  rule: string,
): Promise<{ readonly moment: ExampleMoment; readonly match: Match; readonly ply: number } | null> => {
  const [game, examples] = await Promise.all([loadGame(id), examplesOf(id)]);
  const [i, ply] = examples?.moments[rule] ?? [];
  const match = i === undefined ? undefined : examples?.matches[i];
  const moment = game && match && ply !== undefined ? exampleMoment(game, match, ply) : null;
  return moment && match && ply !== undefined ? { moment, match, ply } : null;
};
/** Returns the rules that have an example. */
export const shownRules = async (game: string): Promise<ReadonlySet<string>> =>
  new Set(Object.keys((await examplesOf(game))?.moments ?? {}));
