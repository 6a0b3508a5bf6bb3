import { botIds } from '../core/bots.ts';
import { deepEqual } from '../core/equality.ts';
import type { AnyGame } from '../core/game.ts';
import { cleanName, foldedName } from '../core/names.ts';
import { type Result, resultSchema } from '../storage/results.ts';
import type { OpenMatch } from './matchStore.ts';

type ResultPlayer = Result['players'][number];
/** One side of a score: a name, or the bots of one level. */
export interface ScoreSide {
  readonly key: string;
  /** The name as it was typed last; empty for bots. */
  readonly name: string;
  readonly level: number | undefined;
  readonly wins: number;
}
/** The score between the same names, over all games. */
export interface HeadToHead {
  readonly key: string;
  /** The sides, the one with most wins first. */
  readonly sides: readonly ScoreSide[];
  readonly draws: number;
  /** The results that it counts, the latest first. */
  readonly results: readonly Result[];
}
/** Returns what makes two players the same: the name without spaces around it in one case, or the bot's level. */
const sideKey = ({ name, level }: ResultPlayer): string =>
  level === undefined ? `name ${foldedName(name)}` : `bot ${level}`;
const sideKeys = ({ players }: Pick<Result, 'players'>): string[] => [...new Set(players.map(sideKey))].toSorted();
const scoreKey = (result: Pick<Result, 'players'>): string => JSON.stringify(sideKeys(result));
/** Returns the level of a bot from the weakest on, 0 for the random one. */
const levelOf = (game: AnyGame, bot: string): number => botIds(game).indexOf(bot) + 1;

/**
 * Returns the result of a match that has ended. Null if it counts for nobody: all people must have typed names, no two the same,
 * and there must be two sides.
 */
export const resultOf = (
  { id, game, steps, match }: Pick<OpenMatch, 'id' | 'game' | 'steps' | 'match'>,
  at: number,
): Result | null => {
  const turn = game.turn(steps.at(-1)?.state);
  if (!('over' in turn)) return null;
  const players = match.players.map(({ seat, name, bot }): ResultPlayer => ({
    seat,
    name: bot === undefined ? cleanName(name) : '',
    ...(bot === undefined ? {} : { level: levelOf(game, bot) }),
  }));
  const people = players.filter(({ level }) => level === undefined);
  const named = new Set(people.map(({ name }) => foldedName(name)));
  if (people.length === 0 || named.has('') || named.size < people.length || sideKeys({ players }).length < 2)
    return null;
  const { winners, why } = turn.over;
  return resultSchema.safeParse({ match: id, game: game.id, seed: match.seed, at, players, winners, why }).data ?? null;
};

/** Whether the same match has counted already under another id, as when its file was opened once more: same players, seats and dice. */
export const hasCounted = (results: readonly Result[], { match, game, seed, players }: Result): boolean =>
  results.some(
    (old) => old.match !== match && old.game === game && old.seed === seed && deepEqual(old.players, players),
  );
/** Returns a score from the results between the same names. */
const scoreFrom = (key: string, results: readonly Result[]): HeadToHead => {
  const latest = results.toSorted((a, b) => b.at - a.at);
  const wonBy = (result: Result): string[] =>
    sideKeys({ players: result.players.filter(({ seat }) => result.winners.includes(seat)) });
  const known = new Map(latest.toReversed().flatMap(({ players }) => players.map((each) => [sideKey(each), each])));
  const sides = [...known].map(([side, { name, level }]): ScoreSide => ({
    key: side,
    name,
    level,
    wins: results.filter((result) => wonBy(result).includes(side)).length,
  }));
  return {
    key,
    sides: sides.toSorted((a, b) => b.wins - a.wins || (a.key < b.key ? -1 : 1)),
    draws: results.filter(({ winners }) => winners.length === 0).length,
    results: latest,
  };
};
/** Returns the score of each group of the same names, the one played last first. */
export const scoresOf = (results: readonly Result[]): HeadToHead[] => {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const key = scoreKey(result);
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  return [...groups]
    .map(([key, group]) => scoreFrom(key, group))
    .toSorted((a, b) => (b.results[0]?.at ?? 0) - (a.results[0]?.at ?? 0));
};
/** Returns the score that the result of a match counts for. Null if it counts for none. */
export const scoreOfMatch = (results: readonly Result[], match: string): HeadToHead | null =>
  scoresOf(results).find((score) => score.results.some((each) => each.match === match)) ?? null;
