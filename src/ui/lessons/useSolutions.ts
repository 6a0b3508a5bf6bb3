import { useEffect, useRef, useState } from 'react';
import type { Match } from '../../core/match.ts';
import { gameOf } from '../../games/index.ts';
import { findSolution } from '../../lessons/findSolution.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { type Solutions, solutionsOf } from '../../lessons/solutions.ts';
import type { LessonName } from '../class/classroom.ts';
import { role } from '../windowRole.ts';

const NONE: Solutions = {};
const NOTHING: readonly unknown[] = [];
/** How long after a step has begun its solution is looked for, ms: its table is shown first. */
const SOON_MS = 400;
/**
 * Returns the recorded solutions of a lesson that is led in this window, and the actions that reach the goal of a step from its
 * table. Empty if none are known, and outside a class.
 */
export const useSolutions = (lesson: Lesson, name: LessonName | null, at: number, table: () => Match | undefined) => {
  const [solutions, setSolutions] = useState(NONE);
  const [searched, setSearched] = useState<{ readonly at: number; readonly actions: readonly unknown[] } | null>(null);
  const id = name?.id;
  const { game } = lesson;
  useEffect(() => {
    if (id === undefined || role !== 'stage') return undefined;
    let wanted = true;
    solutionsOf(game, id).then(
      (found) => wanted && setSolutions(found),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [game, id]);
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const known = solutions[at];
  useEffect(() => {
    if (known || id === undefined || role !== 'stage' || lesson.steps[at]?.kind !== 'do') return undefined;
    const timer = setTimeout(() => {
      const [rules, match] = [gameOf(game), latest.current()];
      if (rules && match) setSearched({ at, actions: findSolution(rules, lesson, at, match) ?? NOTHING });
    }, SOON_MS);
    return () => clearTimeout(timer);
  }, [known, id, lesson, game, at]);
  return { solutions, found: known ?? (searched?.at === at ? searched.actions : NOTHING) };
};
