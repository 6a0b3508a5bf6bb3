import { useEffect, useState } from 'react';
import type { Lesson } from '../../lessons/lesson.ts';
import { anyLesson } from '../../lessons/own.ts';
import type { LessonName } from '../class/classroom.ts';

/** Returns the lesson with a name, once it is loaded. Null if there is none. */
export const useLessonByName = (name: LessonName | null): Lesson | null => {
  const [read, setRead] = useState<{ readonly key: string; readonly lesson: Lesson | null } | null>(null);
  const key = name ? `${name.game}/${name.id}` : '';
  useEffect(() => {
    const [game = '', id = ''] = key.split('/');
    if (!key) return undefined;
    let wanted = true;
    anyLesson(game, id).then(
      (lesson) => wanted && setRead({ key, lesson }),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return read?.key === key ? read.lesson : null;
};
