import type { AnyGame } from '../core/game.ts';
import type { TimelineStep } from '../core/match.ts';
import { areMet, judge } from './judge.ts';
import type { LessonStep } from './lesson.ts';

/** The match of a lesson as far as it has been shown, with the ply where its practice began. */
interface LessonMatch {
  readonly game: AnyGame;
  readonly steps: readonly TimelineStep[];
  readonly practice?: { readonly from: number };
}

/** The progress of a step: the chosen answer, and whether its prediction has been played. */
export interface Progress {
  readonly chosen: number | null;
  /** Whether the predicted action is in progress or has been played, or the bars of a lab are shown. */
  readonly thrown: boolean;
}
/** The state at the start of every step. */
export const NOT_STARTED: Progress = { chosen: null, thrown: false };
/** The position in a lesson: the step, the farthest step so far, its progress, and the played part of a prediction (null: nothing yet). */
export interface LessonPosition {
  readonly at: number;
  readonly reached: number;
  readonly progress: Progress;
  readonly left: number | null;
}
/** The status of a step for the pupil. */
export type StepStatus = 'open' | 'ready' | 'running' | 'met' | 'missed';

/** The text of the primary button, by the status of the step. */
const BUTTON_TEXTS = {
  open: 'lesson.answer',
  ready: 'lesson.throw',
  running: 'lesson.watch',
  met: 'lesson.next',
  missed: 'lesson.again',
} as const;
/** The texts of the primary button at the end of a lesson. */
export type EndText = 'lesson.finish' | 'lesson.nextPuzzle' | 'lesson.allPuzzles' | 'mistakes' | 'mistakes.next';
/** Returns the text of the primary button at a step. `end`: its text if this is the lesson's last step. */
export const buttonText = (kind: LessonStep['kind'], standing: StepStatus, end: EndText | null) => {
  if (kind === 'lab' && standing === 'ready') return 'lesson.bars';
  return standing === 'met' && end ? end : BUTTON_TEXTS[standing];
};

/** Returns the steps played since a practice began. */
const playedIn = ({ steps, practice }: LessonMatch) => steps.slice(practice?.from ?? 0);
/** Returns the answer that the play has proved right, or -1 if there is none. */
export const correctAnswer = (step: LessonStep, shown: LessonMatch): number => {
  if (step.kind === 'predict') return step.answers.findIndex(({ aims }) => areMet(aims, shown.game, playedIn(shown)));
  const answers = step.kind === 'ask' || step.kind === 'lab' ? (step.answers ?? []) : [];
  return answers.findIndex(({ right }) => right);
};

/** Returns the status of a step by what has been reported. `idle`: nothing is in motion. */
export const stepStatus = (
  step: LessonStep,
  { chosen, thrown }: Progress,
  shown: LessonMatch,
  idle: boolean,
): StepStatus => {
  if (step.kind === 'tell') return 'met';
  if (step.kind === 'ask') return chosen === correctAnswer(step, shown) ? 'met' : 'open';
  if (step.kind === 'lab') {
    if (thrown) return 'met';
    return step.answers && chosen === null ? 'open' : 'ready';
  }
  if (step.kind === 'predict') {
    if (thrown) return idle ? 'met' : 'running';
    return chosen === null ? 'open' : 'ready';
  }
  return idle ? judge(step, shown.game, playedIn(shown)) : 'open';
};
/** Whether a step has been answered wrong. `truth`: its right answer, or -1 if it is unknown. */
export const isWrong = (step: LessonStep, standing: StepStatus, { chosen }: Progress, truth: number): boolean => {
  if (standing === 'missed') return true;
  if (chosen === null || truth === -1) return false;
  return chosen !== truth && (step.kind === 'ask' || standing === 'met');
};
