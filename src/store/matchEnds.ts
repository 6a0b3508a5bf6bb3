import { bestOfMatch, saveBestOf } from '../storage/bestOf.ts';
import { forgetResults, readResults, saveResults } from '../storage/results.ts';
import { winnerOfRound } from './bestOf.ts';
import { endSummary, isOver, type OpenMatch, useMatchStore } from './matchStore.ts';
import { hasCounted, resultOf } from './scores.ts';

type Played = Pick<OpenMatch, 'match' | 'steps'>;

/** Records a match that has just ended, or takes that back when its end was undone. Practice counts nothing. */
export const recordEnd = (before: OpenMatch, after: Played): void => {
  const { game, practice } = before;
  const ended = isOver(game, after.steps.at(-1));
  if (practice || (!ended && !isOver(game, before.steps.at(-1)))) return;
  recordRound(before, after);
  recordResult(before, after);
};
/** Records who has won a match of a best-of. */
const recordRound = ({ id, game }: OpenMatch, { match, steps }: Played): void => {
  const bestOf = bestOfMatch(id);
  if (!bestOf) return;
  const { over, won } = endSummary(game, steps.at(-1));
  const rounds = bestOf.rounds.map((each, i) => {
    if (each.match !== id) return each;
    return over ? { match: id, won: winnerOfRound(match, won, i) } : { match: id };
  });
  saveBestOf({ ...bestOf, rounds });
};
/** Records the result for the score between its names. Copies, sealed files and matches before a class do not count. */
const recordResult = ({ id, game, origin, sealed }: OpenMatch, { match, steps }: Played): void => {
  const counts = origin === undefined && !sealed && !useMatchStore.getState().inClass;
  const result = counts ? resultOf({ id, game, match, steps }, Date.now()) : null;
  if (result && !hasCounted(readResults(), result)) saveResults([result]);
  else forgetResults([id]);
};
