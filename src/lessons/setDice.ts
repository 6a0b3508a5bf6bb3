import type { Entry } from '../core/match.ts';
import type { LessonStep } from './lesson.ts';

/**
 * Whether other dice were rolled than a step sets for its actions, so that its texts may not fit what happened. `entries` are the
 * actions since the step began. A step that sets no dice fits any.
 */
export const rolledOtherwise = (step: LessonStep, entries: readonly Pick<Entry, 'dice'>[]): boolean => {
  if (step.kind === 'predict')
    return step.play.some(({ dice }, i) => {
      const rolled = entries[i]?.dice;
      return dice !== undefined && rolled !== undefined && rolled.some((face, k) => face !== dice[k]);
    });
  const set = step.kind === 'do' ? (step.dice ?? []) : [];
  if (set.length === 0) return false;
  return entries.flatMap(({ dice }) => dice ?? []).some((face, i) => face !== set[i % set.length]);
};
