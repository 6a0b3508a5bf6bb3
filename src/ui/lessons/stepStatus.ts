import { areMet, judge } from '../../lessons/judge.ts';
import type { LessonStep } from '../../lessons/lesson.ts';
import type { OpenMatch } from '../../store/matchStore.ts';

/** Where a step stands: what has been answered, and how much of what is to be seen has been played. */
export interface Progress {
  readonly chosen: number | null;
  /** Whether what was predicted is being played, or has been. */
  readonly thrown: boolean;
}
/** Where every step begins. */
export const NOT_STARTED: Progress = { chosen: null, thrown: false };
/** How far a lesson has come: the step, the farthest there has been, where it stands, and how much of a prediction has been played (null: nothing yet). */
export interface LessonPosition {
  readonly at: number;
  readonly reached: number;
  readonly progress: Progress;
  readonly left: number | null;
}
/** How a step stands for the pupil. */
export type StepStatus = 'open' | 'ready' | 'running' | 'met' | 'missed';

/** The steps played since a practice began. */
const playedIn = ({ steps, practice }: OpenMatch) => steps.slice(practice?.from ?? 0);
/** The answer that has come true by what was played; -1 if none has. */
export const correctAnswer = (step: LessonStep, told: OpenMatch): number =>
  step.kind === 'predict'
    ? step.answers.findIndex(({ aims }) => areMet(aims, told.game, playedIn(told)))
    : step.kind === 'ask'
      ? step.answers.findIndex(({ right }) => right)
      : -1;

/** How a step stands as it has been told; `idle` while nothing is shown. */
export const stepStatus = (
  step: LessonStep,
  { chosen, thrown }: Progress,
  told: OpenMatch,
  idle: boolean,
): StepStatus => {
  if (step.kind === 'tell') return 'met';
  if (step.kind === 'ask') return chosen === correctAnswer(step, told) ? 'met' : 'open';
  if (step.kind === 'predict') return thrown ? (idle ? 'met' : 'running') : chosen === null ? 'open' : 'ready';
  return idle ? judge(step, told.game, playedIn(told)) : 'open';
};
