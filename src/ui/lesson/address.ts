import { linkOf } from '../../lessons/file.ts';
import { isOwn } from '../../lessons/own.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { href } from '../route.ts';

/** Returns the address that opens a lesson: of a built-in one, or with the lesson itself in it. Null if it would be too long. */
export const addressOf = async ({ id, lesson }: Shipped): Promise<string | null> => {
  const page = `${location.origin}${location.pathname}`;
  if (!isOwn(id)) return `${page}${href({ at: 'lessons', game: lesson.game, lesson: id })}`;
  const code = await linkOf(lesson);
  return code && `${page}${href({ at: 'shared', code })}`;
};
