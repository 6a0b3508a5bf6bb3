import type { AnyGame } from '../../src/core/game.ts';
import { splitModifiers } from '../../src/core/luck.ts';
import { type Match, replaySteps } from '../../src/core/match.ts';
import { type LessonStep, type Lesson, lessonSchema, LESSON_FORMAT } from '../../src/lessons/lesson.ts';
import { exactOdds } from '../../src/interaction/odds/exactOdds.ts';
import { formatMessage } from '../../src/i18n/index.ts';
import type { Find } from './find.ts';
import { defeated, type Plan, playPlan } from './plans.ts';

const COMPARED = 4;
const stateOf = (game: AnyGame, { match }: Find): unknown => [...replaySteps(game, match)].at(-1)?.state;
/** Returns the sum of a plan's first roll, such as “Shooting 3, Aimed 2; Armour 7”. */
const sumOf = (game: AnyGame, state: unknown, { action, piece, target }: Plan): string => {
  const exact = exactOdds(game, { state, action, by: piece, ...(target === null ? {} : { on: target }) });
  if ('rule' in exact || !exact.ask) return '';
  const { added, against } = splitModifiers(exact.ask);
  const parts = (list: typeof added): string =>
    list.map(({ text, value }) => `${formatMessage(text)} ${value}`).join(' + ');
  return `${parts(added)} against ${parts(against)}`;
};
/** Returns a line for each of the best plans of a find: piece, target, chance and sum. */
export const linesOf = (game: AnyGame, find: Find): string[] =>
  find.all
    .slice(0, COMPARED)
    .map(
      (plan) =>
        `${(plan.p * 100).toFixed(1).padStart(5)}%  ${plan.piece} > ${plan.target ?? '-'}  ${formatMessage(plan.label)}  ${sumOf(game, stateOf(game, find), plan)}`,
    );
/** Returns a puzzle of one step, with its name to be written. */
export const puzzleOf = (match: Match, step: LessonStep): Lesson =>
  lessonSchema.parse({
    format: LESSON_FORMAT,
    game: match.game,
    sort: 'puzzle',
    name: { en: '…', ru: '…' },
    about: { en: '…', ru: '…' },
    matches: [match],
    steps: [step],
  });
/** Returns a find as a puzzle with texts to be written: the compared pieces are marked, and the dice are set. */
export const draftOf = (game: AnyGame, find: Find): Lesson => {
  const state = stateOf(game, find);
  const won = find.dice
    ? defeated(game, state, playPlan(game, state, find.best.action, find.dice)?.events ?? [])
    : [find.best.target ?? ''];
  const compared = find.all
    .slice(0, COMPARED)
    .flatMap(({ piece, target }) => [piece, ...(target === null ? [] : [target])]);
  const todo = { en: linesOf(game, find).join('\n'), ru: '…' };
  const step: LessonStep = {
    kind: 'do',
    at: [0, find.match.entries.length],
    name: { en: 'Puzzle', ru: 'Задача' },
    text: todo,
    points: [...new Set(compared)].slice(0, 8),
    aims: [{ kind: 'event', event: 'removed', ids: won }],
    ...(find.dice ? { dice: [...find.dice] } : {}),
    within: 1,
    told: todo,
    hint: todo,
  };
  return puzzleOf(find.match, step);
};
