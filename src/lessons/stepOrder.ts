import { tableUnder, tidied } from './draft.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** The most steps of a lesson. */
export const MOST_STEPS = 20;
/** Returns a lesson with other steps. The first gets a table if it has none. */
const withSteps = (lesson: Lesson, steps: readonly LessonStep[]): Lesson => {
  const [first, ...rest] = steps;
  if (!first) return lesson;
  const under = lesson.steps[tableUnder(lesson, lesson.steps.indexOf(first))]?.at ?? [0, 0];
  return tidied({ ...lesson, steps: [first.at ? first : { ...first, at: under }, ...rest] });
};
/** Returns the lesson with a step at another place. */
export const moveStep = (lesson: Lesson, from: number, to: number): Lesson => {
  const step = lesson.steps[from];
  return step ? withSteps(lesson, lesson.steps.toSpliced(from, 1).toSpliced(to, 0, step)) : lesson;
};
/** Returns the lesson with a new step after another one. */
export const insertStep = (lesson: Lesson, after: number, step: LessonStep): Lesson =>
  withSteps(lesson, lesson.steps.toSpliced(after + 1, 0, step));
/** Returns the lesson without a step, and without tables that are no longer used. Its only step stays. */
export const removeStep = (lesson: Lesson, at: number): Lesson => withSteps(lesson, lesson.steps.toSpliced(at, 1));
