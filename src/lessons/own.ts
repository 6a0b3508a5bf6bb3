import { newId } from '../storage/newId.ts';
import { savedLessons } from '../storage/namedStores.ts';
import { type Lesson, lessonSchema } from './lesson.ts';
import { lessonOf, type Shipped } from './shipped.ts';

/** The prefix of the user's own lessons in the address. No built-in lesson has it. */
const OWN = 'own.';

/** Whether a lesson id in the address is one of the user's own. */
export const isOwn = (id: string): boolean => id.startsWith(OWN);
/** Returns the user's own lessons for a game, without damaged ones. */
export const ownLessons = (game: string): Shipped[] =>
  savedLessons.read(game).flatMap(({ name, lesson: kept }) => {
    const { data: lesson } = lessonSchema.safeParse(kept);
    return lesson ? [{ id: OWN + name, lesson }] : [];
  });
/** Saves one of the user's own lessons, new or replaced. Returns its id in the address, or null if the browser saves nothing. */
export const saveOwn = (lesson: Lesson, id: string = OWN + newId()): string | null =>
  savedLessons.keep({ game: lesson.game, name: id.slice(OWN.length), lesson }) ? id : null;
/** Deletes one of the user's own lessons. */
export const forgetOwn = (game: string, id: string): void =>
  void savedLessons.forget({ game, name: id.slice(OWN.length) });
/** Returns a game's lesson by its id in the address, built-in or own, or null. */
export const anyLesson = async (game: string, id: string): Promise<Lesson | null> =>
  isOwn(id) ? (ownLessons(game).find((each) => each.id === id)?.lesson ?? null) : lessonOf(game, id);
