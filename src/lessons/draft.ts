import type { Match } from '../core/match.ts';
import { type Lesson, LESSON_FORMAT, type LessonStep, type StepOf, type Words } from './lesson.ts';

/** The kinds of steps that are made in the app. */
export const MADE_KINDS = ['tell', 'ask', 'predict', 'do'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];
/** Texts that a new lesson begins with, to be written over. */
export interface Starters {
  readonly name: Words;
  readonly about: Words;
  readonly step: Words;
  readonly text: Words;
  readonly answer: Words;
  readonly why: Words;
  readonly told: Words;
  readonly hint: Words;
}
/** What the first answers of a prediction wait for. */
const ANSWERS = [[{ kind: 'event', event: 'removed' }], [{ kind: 'event', event: 'moved' }]] as const;
type Foretold = StepOf<'predict'>['play'];
/** What came next in a lesson's record from a table on, with its dice: so many actions, to be predicted and then seen. */
export const nextIn = ({ matches }: Lesson, at: LessonStep['at'], count: number): Foretold =>
  (at ? (matches[at[0]]?.entries.slice(at[1], at[1] + count) ?? []) : []).map(({ action, dice }) => ({
    action,
    ...(dice ? { dice: [...dice] } : {}),
  }));
/** A new step of a kind on a table of the lesson; what is to be predicted is what `play` will show. */
export const newStep = (
  kind: MadeKind,
  at: LessonStep['at'],
  { step, text, answer, why, told, hint }: Starters,
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
  return { kind, ...common, aims: [{ kind: 'event', event: 'moved' }], told, hint };
};
/** The same step as another kind: what both have stays. */
export const asKind = (step: LessonStep, kind: MadeKind, starters: Starters, play?: Foretold): LessonStep => ({
  ...newStep(kind, step.at, { ...starters, step: step.name, text: step.text }, play),
  ...(step.points ? { points: step.points } : {}),
});
/** A lesson on the table of a match after so many of its actions, with one step. */
export const lessonFrom = (match: Match, ply: number, starters: Starters): Lesson => ({
  format: LESSON_FORMAT,
  game: match.game,
  sort: 'lesson',
  name: starters.name,
  about: starters.about,
  matches: [match],
  steps: [newStep('tell', [0, ply], starters)],
});
