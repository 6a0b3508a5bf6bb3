import { newId } from '../storage/newId.ts';
import { savedLessons } from '../storage/namedStores.ts';
import { type Lesson, lessonSchema } from './lesson.ts';
import { lessonOf, type Shipped } from './shipped.ts';

/** What the name of a lesson of one's own begins with in the address: no shipped one does. */
const OWN = 'own.';

/** Whether a name in the address is that of a lesson of one's own. */
export const isOwn = (id: string): boolean => id.startsWith(OWN);
/** The lessons of one's own for a game; damaged ones are left out. */
export const ownLessons = (game: string): Shipped[] =>
  savedLessons.read(game).flatMap(({ name, lesson: kept }) => {
    const { data: lesson } = lessonSchema.safeParse(kept);
    return lesson ? [{ id: OWN + name, lesson }] : [];
  });
/** Keeps a lesson on this device, under a new name or in place of one of one's own; gives its name in the address, or null where the browser keeps nothing. */
export const saveOwn = (lesson: Lesson, id: string = OWN + newId()): string | null =>
  savedLessons.keep({ game: lesson.game, name: id.slice(OWN.length), lesson }) ? id : null;
/** Forgets a lesson of one's own. */
export const forgetOwn = (game: string, id: string): void =>
  void savedLessons.forget({ game, name: id.slice(OWN.length) });
/** The lesson of a game by its name in the address, shipped or one's own; null where there is none. */
export const anyLesson = async (game: string, id: string): Promise<Lesson | null> =>
  isOwn(id) ? (ownLessons(game).find((each) => each.id === id)?.lesson ?? null) : lessonOf(game, id);
