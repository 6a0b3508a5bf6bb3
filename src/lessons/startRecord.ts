import type { Match } from '../core/match.ts';
import type { Lesson } from './lesson.ts';

/**
 * Returns the record that ends in a step's table. Null if the step continues from the table before. Throws for a place that the
 * lesson does not have.
 */
export const startRecord = ({ matches, steps }: Lesson, step: number): Match | null => {
  const [i, ply] = steps[step]?.at ?? [];
  if (i === undefined || ply === undefined) return null;
  const match = matches[i];
  if (!match || ply > match.entries.length)
    throw new Error(`Step ${step + 1} stands on a table that the lesson does not have.`);
  return { ...match, entries: match.entries.slice(0, ply) };
};
