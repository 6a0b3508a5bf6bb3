import type { Match } from '../../core/match.ts';
import { onlyPerson } from '../../core/match.ts';
import { keepMistake, sameMeaning } from '../../lessons/mistakes.ts';
import { isOver, isSecret, type OpenMatch } from '../matchStore.ts';
import type { TurningPoint } from './review.ts';

/** How many mistakes of a match are kept at most. */
const MOST = 3;
/**
 * Returns the costliest turning points of a finished match that can be practised, at most three, in order of play. With secrets
 * only those of the only person, and none before the end.
 */
export const practicable = (open: OpenMatch, points: readonly TurningPoint[]): TurningPoint[] => {
  const { game, match, steps, practice, linked } = open;
  if (practice || linked || isSecret(open) || !isOver(game, steps.at(-1))) return [];
  const mine = onlyPerson(match);
  return points
    .filter(({ seat }) => !game.secrets || seat === mine)
    .filter(({ ply, instead }) => !sameMeaning(match.entries[ply]?.action, instead))
    .toSorted((a, b) => b.best - b.done - (a.best - a.done))
    .slice(0, MOST)
    .toSorted((a, b) => a.ply - b.ply);
};
/** Returns the record before an action, without names, words, clock and times. */
const recordBefore = (
  { format, game, rulesVersion, options, seed, players, arranged, begins, entries }: Match,
  ply: number,
): Match => ({
  format,
  game,
  rulesVersion,
  options,
  seed,
  takeBack: 'free',
  players: players.map((player) => ({ ...player, name: '' })),
  ...(arranged === undefined ? {} : { arranged }),
  ...(begins === undefined ? {} : { begins: Math.min(begins, ply) }),
  entries: entries
    .slice(0, ply)
    .map(({ action, dice, shots }) => ({ action, ...(dice ? { dice } : {}), ...(shots ? { shots } : {}) })),
});
/** Saves mistakes of a match to be practised. Returns how many are saved: fewer if the browser has no room. `now` is in ms. */
export const keepMistakes = ({ id, match }: OpenMatch, points: readonly TurningPoint[], now: number): number =>
  points.filter(({ ply, instead, best, done }) =>
    keepMistake({ name: `${id.slice(0, 32)}-${ply}`, match: recordBefore(match, ply), instead, best, done }, now),
  ).length;
