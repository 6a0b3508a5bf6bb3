import { sortPlacements } from '../core/position/checks.ts';
import { matchFromPosition } from '../core/position/editor.ts';
import { initialState, type Match, replaySteps } from '../core/match.ts';
import { gameOf } from '../games/index.ts';
import { MAX_ACTIONS } from './file.ts';
import { type Lesson, LESSON_FORMAT, type LessonStep, MAX_TABLES, type StepOf, type LocalText } from './lesson.ts';

/** The kinds of steps that can be made in the app. */
export const MADE_KINDS = ['tell', 'ask', 'predict', 'lab', 'do'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];
/** The texts that a new lesson starts with, to be replaced. */
export interface Starters {
  readonly name: LocalText;
  readonly about: LocalText;
  readonly step: LocalText;
  readonly text: LocalText;
  readonly answer: LocalText;
  readonly why: LocalText;
  readonly told: LocalText;
  readonly hint: LocalText;
  /** The first action of the game's odds lab. Empty if it has none. */
  readonly trial: string;
}
/** The aims of a new prediction's first answers. */
const ANSWERS = [[{ kind: 'event', event: 'removed' }], [{ kind: 'nothing' }]] as const;
type Foretold = StepOf<'predict'>['play'];
/** Returns the next `count` actions in a lesson's record after a table, with their dice, to be predicted and then shown. */
export const nextIn = ({ matches }: Lesson, at: LessonStep['at'], count: number): Foretold =>
  (at ? (matches[at[0]]?.entries.slice(at[1], at[1] + count) ?? []) : []).map(({ action, dice }) => ({
    action,
    ...(dice ? { dice: [...dice] } : {}),
  }));
/** Returns a new step of a kind on a table of the lesson. A prediction is about what `play` will show. */
export const newStep = (
  kind: MadeKind,
  at: LessonStep['at'],
  { step, text, answer, why, told, hint, trial }: Starters,
  play: Foretold = [],
): LessonStep => {
  const common = { name: step, text, ...(at ? { at } : {}) };
  if (kind === 'tell') return { kind, ...common };
  if (kind === 'ask')
    return {
      kind,
      ...common,
      answers: [
        { text: answer, right: true, why },
        { text: answer, why },
      ],
    };
  if (kind === 'predict')
    return {
      kind,
      ...common,
      answers: ANSWERS.map((aims) => ({ text: answer, aims: [...aims] })),
      play: [...play],
      told,
    };
  if (kind === 'lab') return { kind, ...common, trial, settings: {}, told };
  return { kind, ...common, aims: [{ kind: 'event', event: 'moved' }], told, hint };
};
/** Returns the same step as another kind, keeping what both kinds have. */
export const asKind = (step: LessonStep, kind: MadeKind, starters: Starters, play?: Foretold): LessonStep => ({
  ...newStep(kind, step.at, { ...starters, step: step.name, text: step.text }, play),
  ...(step.points ? { points: step.points } : {}),
  ...(step.rule ? { rule: step.rule } : {}),
});
/** A lesson with one step on the table of a match after `ply` actions. A match that is too long for a lesson gives only the position, or its first actions if the game has no positions. */
export const lessonFrom = (match: Match, ply: number, starters: Starters): Lesson => {
  const [table, at] = tableFrom(match, ply);
  return {
    format: LESSON_FORMAT,
    game: match.game,
    sort: 'lesson',
    name: starters.name,
    about: starters.about,
    matches: [table],
    steps: [newStep('tell', [0, at], starters)],
  };
};
const tableFrom = (match: Match, ply: number): readonly [Match, number] => {
  if (match.entries.length <= MAX_ACTIONS) return [match, ply];
  const cut = { ...match, entries: match.entries.slice(0, Math.min(ply, MAX_ACTIONS)) };
  const game = gameOf(match.game);
  if (ply <= MAX_ACTIONS || !game?.arrange) return [cut, cut.entries.length];
  const last = [...replaySteps(game, { ...match, entries: match.entries.slice(0, ply) })].at(-1)?.state;
  return [matchFromPosition(match, sortPlacements(game, initialState(game, match), game.arrange.read(last)).legal), 0];
};

/** Returns the step whose table is used by a step: itself, or the last one before it with its own table. */
export const tableUnder = ({ steps }: Lesson, step: number): number =>
  Math.max(
    0,
    steps.slice(0, step + 1).findLastIndex(({ at }) => at !== undefined),
  );
/** Returns the lesson without unused tables. */
export const tidied = (lesson: Lesson): Lesson => {
  const used = lesson.matches.flatMap((_, i) => (lesson.steps.some(({ at }) => at?.[0] === i) ? [i] : []));
  const matches = used.flatMap((i) => lesson.matches[i] ?? []);
  const steps = lesson.steps.map((step) => (step.at ? { ...step, at: [used.indexOf(step.at[0]), step.at[1]] } : step));
  return { ...lesson, matches, steps: steps as LessonStep[] };
};
/** Returns the lesson with a step on a table of its own, without tables that are no longer used. Null if there is no room for one more. */
export const onTable = (lesson: Lesson, step: number, match: Match, ply = match.entries.length): Lesson | null => {
  const at: LessonStep['at'] = [lesson.matches.length, ply];
  const steps = lesson.steps.map((each, i) => (i === step ? { ...each, at } : each));
  const next = tidied({ ...lesson, matches: [...lesson.matches, match], steps });
  return next.matches.length <= MAX_TABLES ? next : null;
};
/**
 * Returns the lesson with the actions played on from a step's table, added to its record, or to a new record if other steps use
 * the old one. Null if there is no room for one more.
 */
export const withPlayedSteps = (lesson: Lesson, step: number, match: Match): Lesson | null => {
  const [table = 0, ply = 0] = lesson.steps[tableUnder(lesson, step)]?.at ?? [];
  if (ply < (lesson.matches[table]?.entries.length ?? 0)) return onTable(lesson, step, match, ply);
  return { ...lesson, matches: lesson.matches.map((each, i) => (i === table ? match : each)) };
};
