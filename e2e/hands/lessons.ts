import { readFileSync } from 'node:fs';
import type { Lesson } from '../../src/lessons/lesson.ts';

/** A shipped lesson, by its game and name. */
export const lessonOf = (path: string): Lesson =>
  JSON.parse(readFileSync(new URL(`../../src/lessons/${path}.json`, import.meta.url), 'utf8')) as Lesson;
