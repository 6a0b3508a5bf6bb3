import { SEATS } from '../../src/core/seat.ts';
import { changeLanguage } from '../../src/i18n/index.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { matchForSeries, seatsInMatch, type SeriesPlan } from '../../src/store/series/plan.ts';
import { type Ended, playMatch } from './match.ts';
import { type RefereeTask, refereeTask } from './options.ts';
import { matchLine, reportLines } from './report.ts';
import { addResult, openResults } from './resultsFile.ts';
import { builtInBot } from './sides.ts';

/** Where the referee writes: its results, and what is wrong. */
interface Output {
  say(line: string): void;
  complain(line: string): void;
}
/** The name of a program in the record of a match, in place of a bot's id. */
const PROGRAM = 'program';

const planOf = ({ game, sides, options, matches, think, seed }: RefereeTask): SeriesPlan => ({
  game,
  options,
  seats: SEATS.slice(0, sides.length),
  bots: sides.map((side) => builtInBot(side) ?? PROGRAM),
  matches,
  swap: true,
  time: think,
  seed,
});
/** Returns the matches of a series that were played before, by its file of results. */
const playedBefore = ({ results, game, ...task }: RefereeTask): Ended[] => {
  if (results === undefined) return [];
  const { options, sides, seed, seconds, think } = task;
  const of = { game: game.id, rulesVersion: game.rulesVersion, options, sides, seed, seconds, think };
  return openResults(results, { referee: 1, ...of });
};

/** Plays the matches of a series that are still missing, and calls `each` after each of them. Returns all matches in order. */
export const playSeries = async (task: RefereeTask, each: (ended: Ended) => void): Promise<Ended[]> => {
  const done = playedBefore(task).filter(({ number }) => number <= task.matches);
  const plan = planOf(task);
  const engine = task.game.shots ? await loadEngine() : undefined;
  for (let number = 1; number <= task.matches; number++) {
    if (done.some((ended) => ended.number === number)) continue;
    const match = matchForSeries(plan, number);
    const ended = await playMatch({ ...task, match, number, engine }, task.sides, seatsInMatch(plan, number));
    if (task.results !== undefined) addResult(task.results, ended);
    done.push(ended);
    each(ended);
  }
  return done.toSorted((a, b) => a.number - b.number);
};

/** Plays the series that the arguments describe and writes its results. Returns the exit code: 1 if the arguments or the file are wrong. */
export const referee = async (args: readonly string[], { say, complain }: Output): Promise<number> => {
  await changeLanguage('en');
  try {
    const task = await refereeTask(args);
    const ended = await playSeries(task, (each) => say(matchLine(task.sides, each)));
    for (const line of reportLines(task.sides, ended)) say(line);
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
};
