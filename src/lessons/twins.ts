import type { Lesson, LocalText } from './lesson.ts';
import { deleteOwn, ownLessons, saveOwn } from './own.ts';
import type { Shipped } from './shipped.ts';

/** Returns the own lesson of the same game that has the name of a lesson in one of its languages, or null. */
export const twinOf = ({ game, name }: Lesson): Shipped | null => {
  const isSame = (other: LocalText): boolean =>
    (['en', 'ru'] as const).some((language) => name[language] !== undefined && name[language] === other[language]);
  return ownLessons(game).find(({ lesson }) => isSame(lesson.name)) ?? null;
};
/** The time that a copy has in its name. */
const DATED = / \([^()]*\d{4}[^()]*:\d\d:\d\d\)$/u;
/** Returns a lesson with a time (ms) in its name, in the words of each language. */
export const dated = (lesson: Lesson, now: number): Lesson => {
  const name = Object.fromEntries(
    (['en', 'ru'] as const).flatMap((language) => {
      const before = lesson.name[language];
      if (before === undefined) return [];
      const when = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
        dateStyle: 'medium',
        timeStyle: 'medium',
      }).format(now);
      // A copy of a copy has one time.
      return [[language, `${before.replace(DATED, '')} (${when})`]];
    }),
  );
  return { ...lesson, name };
};
/** Saves a lesson in place of an own one, which can be brought back like a deleted one. Returns its id, or null if the browser saves nothing. */
export const replaceOwn = (lesson: Lesson, old: string, now: number): string | null => {
  const id = saveOwn(lesson);
  if (id !== null) deleteOwn(lesson.game, old, now);
  return id;
};
/** Saves a copy of a lesson to be changed. Returns its id, or null if the browser saves nothing. */
export const copyToOwn = (lesson: Lesson, now: number): string | null => saveOwn(dated(lesson, now));
