import type { AnyGame } from '../core/game.ts';
import { branchLuck, luckForPly, type Luck, NotBranchable, ShotNeeded } from '../core/luck.ts';
import { type TimelineStep, withForced } from '../core/match.ts';
import { type Fraction, fractionOf, NONE, plus, rowFraction, times, WHOLE } from '../core/odds/fraction.ts';
import { areMet } from './judge.ts';
import type { LessonGoal, StepOf } from './lesson.ts';

type Prediction = Pick<StepOf<'predict'>, 'play' | 'answers'>;
/** The steps played so far, and how likely that is. `ended`: the next action was not legal. */
interface Course {
  readonly steps: readonly TimelineStep[];
  readonly p: Fraction;
  readonly ended?: true;
}
/** The exact chances of a prediction's answers. */
export interface AnswerOdds {
  /** As the step is played: on its table, with the dice that it sets. */
  readonly shares: readonly Fraction[];
  /** By the rules alone: with free dice, and for a player who does not know the hidden pieces. Null if that changes nothing. */
  readonly free: readonly Fraction[] | null;
}

/** The most runs of the rules for one prediction. */
const MAX_RUNS = 20_000;
/** Thrown when a prediction has too many courses. */
class TooManyRuns extends Error {
  override readonly name = 'TooManyRuns';
}
/** Returns luck that takes row `picks[i]` at roll i, the exact chance of the rows taken, and the number of rows of each roll. */
const exactLuck = (picks: readonly number[]): { luck: Luck; counts: readonly number[]; chance(): Fraction } => {
  const branch = branchLuck(picks, 0);
  let chance = WHOLE;
  return {
    counts: branch.counts,
    chance: () => chance,
    luck: {
      ...branch,
      roll: (request, apart) => {
        const event = branch.roll(request, apart);
        const row = request.rows[event.row];
        if (row) chance = times(chance, rowFraction(request, row));
        return event;
      },
    },
  };
};
/** Returns the picks of the next path through the rows, or null after the last one. */
const nextPath = (picks: readonly number[], counts: readonly number[]): number[] | null => {
  const at = counts.findLastIndex((count, i) => (picks[i] ?? 0) + 1 < count);
  return at < 0 ? null : counts.slice(0, at + 1).map((_, i) => (picks[i] ?? 0) + (i === at ? 1 : 0));
};
/** Returns every course that follows by an action: one with these dice, or one for each path through the rows of its rolls. */
const continued = (
  game: AnyGame,
  { steps, p }: Course,
  action: unknown,
  dice: readonly number[] | undefined,
): Course[] => {
  const state = steps.at(-1)?.state;
  const parsed = game.schema.action.safeParse(action);
  if (!parsed.success || game.refuse(state, parsed.data)) return [{ steps, p, ended: true }];
  const after = (luck: Luck): TimelineStep[] =>
    withForced(game, { ...game.apply(state, parsed.data, luck), luck: true });
  if (dice) return [{ steps: [...steps, ...after(luckForPly('', 0, dice))], p }];
  const courses: Course[] = [];
  for (let picks: number[] | null = []; picks;) {
    const { luck, counts, chance } = exactLuck(picks);
    const played = after(luck);
    courses.push({ steps: [...steps, ...played], p: times(p, chance()) });
    if (courses.length > MAX_RUNS) throw new TooManyRuns();
    picks = nextPath(picks, counts);
  }
  return courses;
};
/** The goals that depend on what has happened, not only on the table. */
const BY_EVENTS: ReadonlySet<LessonGoal['kind']> = new Set(['event', 'rule', 'nothing', 'chosen']);
/** Returns what the answers depend on: the table, and which events have happened. */
const keyOf = (game: AnyGame, answers: Prediction['answers'], { steps, ended }: Course): string => {
  const past = answers.flatMap(({ aims }) => aims.filter(({ kind }) => BY_EVENTS.has(kind)));
  return JSON.stringify([steps.at(-1)?.state, ended, past.map((aim) => areMet([aim], game, steps))]);
};
/** Returns the exact chance of each answer. `given`: the dice that the step sets come. */
const countAnswers = (game: AnyGame, state: unknown, { play, answers }: Prediction, given: boolean): Fraction[] => {
  let wave: readonly Course[] = [{ steps: [{ state, events: [], luck: false }], p: WHOLE }];
  for (const { action, dice } of play) {
    const next = new Map<string, Course>();
    const all = wave.flatMap((course) =>
      course.ended ? [course] : continued(game, course, action, given ? dice : undefined),
    );
    for (const course of all) {
      const key = keyOf(game, answers, course);
      next.set(key, { ...course, p: plus(course.p, next.get(key)?.p ?? NONE) });
    }
    if (next.size > MAX_RUNS) throw new TooManyRuns();
    wave = [...next.values()];
  }
  const shares = answers.map(() => NONE);
  for (const { steps, p } of wave) {
    const came = answers.findIndex(({ aims }) => areMet(aims, game, steps));
    if (came >= 0) shares[came] = plus(shares[came] ?? NONE, p);
  }
  return shares;
};

/** The most tables to try for one with a certain hidden piece. A piece of 40 is missed on all of them once in 4 million. */
const TRIES = 600;
/** Returns a table for each identity that an attacked hidden piece may have, with its chance. Null if these are not known. */
const tablesBehind = (game: AnyGame, state: unknown, action: unknown): { state: unknown; p: Fraction }[] | null => {
  const turn = game.turn(state);
  if (!game.secrets || !('to' in turn)) return null;
  const view = game.view(state, turn.to);
  const guesses = game.preview?.(view, action).guesses;
  const open = (guesses?.list ?? []).filter(({ p }) => p !== 0);
  if (!guesses || open.length === 0) return null;
  const found = new Map<number, unknown>();
  for (let i = 0; i < TRIES && found.size < open.length; i++) {
    const table = game.determinize(view, luckForPly(`behind/${i}`, 0));
    const piece = game.scene(game.view(table, 'all')).nodes.find(({ id }) => id === guesses.on);
    if (piece?.kind !== 'piece') return null;
    const at = open.findIndex(({ face }) => face.emblem === piece.emblem && face.mark === piece.mark);
    if (!found.has(at)) found.set(at, table);
  }
  const tables = open.map(({ p = Number.NaN }, i) => ({ state: found.get(i), p: found.has(i) ? fractionOf(p) : null }));
  return tables.every((each): each is { state: unknown; p: Fraction } => each.p !== null) ? tables : null;
};
/** Returns the chances by the rules alone. Null if they are those of the step. */
const freeOdds = (game: AnyGame, state: unknown, step: Prediction): Fraction[] | null => {
  const [first, ...more] = step.play;
  const tables = first && more.length === 0 ? tablesBehind(game, state, first.action) : null;
  if (!tables) return step.play.some(({ dice }) => dice) ? countAnswers(game, state, step, false) : null;
  const counts = tables.map((table) => countAnswers(game, table.state, step, false).map((p) => times(p, table.p)));
  return step.answers.map((_, i) => counts.reduce((sum, shares) => plus(sum, shares[i] ?? NONE), NONE));
};
/** Runs a count. Null if shells, flicks or a deal decide it, or if it has too many courses. */
const attempt = <Result>(count: () => Result): Result | null => {
  try {
    return count();
  } catch (stopped) {
    if (stopped instanceof ShotNeeded || stopped instanceof NotBranchable || stopped instanceof TooManyRuns)
      return null;
    throw stopped;
  }
};
/**
 * Returns the exact chances of a prediction's answers, by running the rules over every row of every roll. Null if shells or flicks
 * decide it, or if it has more than 20,000 courses.
 */
export const answerOdds = (game: AnyGame, state: unknown, step: Prediction): AnswerOdds | null => {
  const shares = attempt(() => countAnswers(game, state, step, true));
  return shares && { shares, free: attempt(() => freeOdds(game, state, step)) };
};
