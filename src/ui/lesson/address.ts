import { linkOf } from '../../lessons/file.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { isOwn } from '../../lessons/own.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { href } from '../route.ts';

const page = (): string => `${location.origin}${location.pathname}`;
/** Returns the address that contains a lesson as a whole. Null if it would be too long. */
const contentAddress = async (lesson: Lesson): Promise<string | null> => {
  const code = await linkOf(lesson);
  return code && `${page()}${href({ at: 'shared', code })}`;
};
/** Returns the address that opens a lesson: of a built-in one, or with the lesson itself in it. Null if it would be too long. */
export const addressOf = async ({ id, lesson }: Shipped): Promise<string | null> => {
  if (isOwn(id)) return contentAddress(lesson);
  return `${page()}${href({ at: 'lessons', game: lesson.game, lesson: id })}`;
};
/**
 * Returns the address that opens one step of a lesson, from 0. A step of an own lesson is in the address, as `one` has it; a built-in
 * lesson is named. Null if it would be too long.
 */
export const stepAddress = async ({ id, lesson }: Shipped, step: number, one: () => Lesson | null) => {
  if (!isOwn(id)) return `${page()}${href({ at: 'lessons', game: lesson.game, lesson: id, step: step + 1 })}`;
  const alone = one();
  return alone && contentAddress(alone);
};
