// The matches by which the house laws look at a game: walked once for all laws.
import { asView } from '../../src/core/view.ts';
import * as fc from 'fast-check';
import type { Choice } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';
import { anyOptions, anyPlayers, type Look, matchOf, type Walk, walkOf } from '../walk.ts';

export const PLIES = 200;
/** A shot costs a simulation, so games of shots are walked to so many of them at most, by fewer seeds. */
export const SHOTS = 24;
const SEEDS = 12;
const SHOT_SEEDS = 4;
/** The number of tables of each game on which offers and refusals are compared; `TABLES=1000` looks at more, and walks more matches. */
export const TABLES = Number(process.env['TABLES'] ?? 8);
const MORE = Math.ceil(TABLES / 100);
const seeds = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' });
const walks = new Map<string, readonly Walk[]>();
/** Matches of a game by seeds that fast-check picks, with every number of seats: walked once for all laws. */
const walksOf = (game: AnyGame): readonly Walk[] => {
  const drawn = fc.tuple(seeds, fc.integer({ min: game.seats.min, max: game.seats.max }));
  const known =
    walks.get(game.id) ??
    fc.sample(drawn, MORE * (game.shots ? SHOT_SEEDS : SEEDS)).map(([seed, seats]) => {
      const match = matchOf(game, seed, anyOptions(game, seed), seats);
      return walkOf(game, match, PLIES, anyPlayers(game, seed), SHOTS);
    });
  walks.set(game.id, known);
  return known;
};
/** Runs a law over every match that was walked; a failure names the seed. */
export const forWalks = (game: AnyGame, law: (walk: Walk) => void): void => {
  for (const walk of walksOf(game)) {
    try {
      law(walk);
    } catch (error) {
      const { seed, players } = walk.match;
      throw new Error(`seed ${JSON.stringify(seed)}, ${players.length} seats: ${String(error)}`, { cause: error });
    }
  }
};
/** Runs a law over every look at these matches. */
export const forLooks = (game: AnyGame, law: (look: Look, match: Match) => void): void =>
  forWalks(game, ({ looks, match }) => looks.forEach((look) => law(look, match)));
const offers = new WeakMap<object, readonly Choice<unknown>[]>();
/** What is offered on a table, asked once. */
export const offeredOn = (game: AnyGame, view: unknown): readonly Choice<unknown>[] => {
  const known = offers.get(view as object) ?? game.choices(asView(view));
  offers.set(view as object, known);
  return known;
};
