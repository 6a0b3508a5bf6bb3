import type { Match } from '../core/match.ts';
import type { Lesson } from './lesson.ts';

/** The record whose last table a step begins with; null where the step goes on from the table before it. Throws for a place that the lesson does not have. */
export const startRecord = ({ matches, steps }: Lesson, step: number): Match | null => {
  const [i, ply] = steps[step]?.at ?? [];
  if (i === undefined || ply === undefined) return null;
  const match = matches[i];
  if (!match || ply > match.entries.length)
    throw new Error(`Step ${step + 1} stands on a table that the lesson does not have.`);
  return { ...match, entries: match.entries.slice(0, ply) };
};
