import { useEffect, useState } from 'react';
import { type Solutions, solutionsOf } from '../../lessons/solutions.ts';
import type { LessonName } from '../class/classroom.ts';
import { role } from '../windowRole.ts';

const NONE: Solutions = {};
/** Returns the recorded solutions of a lesson that is led in this window. None until they are loaded, and none outside a class. */
export const useSolutions = (game: string, name: LessonName | null): Solutions => {
  const [solutions, setSolutions] = useState(NONE);
  const id = name?.id;
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
  return solutions;
};
