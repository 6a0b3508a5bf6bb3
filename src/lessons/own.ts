import type { Message } from '../core/message.ts';
import { newId } from '../storage/newId.ts';
import {
  type DeletedLesson,
  deletedLessons,
  lessonDrafts,
  type SavedLesson,
  savedLessons,
} from '../storage/namedStores.ts';
import { lessonToText, parseLesson } from './file.ts';
import { type Lesson, lessonSchema } from './lesson.ts';
import { lessonOf, type Shipped } from './shipped.ts';

/** The prefix of the user's own lessons in the address. No built-in lesson has it. */
const OWN = 'own.';

/** Whether a lesson id in the address is one of the user's own. */
export const isOwn = (id: string): boolean => id.startsWith(OWN);
const nameOf = (id: string): string => id.slice(OWN.length);
const shippedOf = ({ name, lesson: kept }: SavedLesson): Shipped[] => {
  const { data: lesson } = lessonSchema.safeParse(kept);
  return lesson ? [{ id: OWN + name, lesson }] : [];
};
/** Returns the user's own lessons for a game, without damaged ones. */
export const ownLessons = (game: string): Shipped[] => savedLessons.read(game).flatMap(shippedOf);
/** Saves one of the user's own lessons, new or replaced. Returns its id in the address, or null if the browser saves nothing. */
export const saveOwn = (lesson: Lesson, id: string = OWN + newId()): string | null =>
  savedLessons.keep({ game: lesson.game, name: nameOf(id), lesson }) ? id : null;

/** How long a deleted lesson can be brought back, days. */
export const DAYS_KEPT = 30;
const DAY = 86_400_000;
/** A deleted lesson, and the days until it is gone for good. */
interface Deleted extends Shipped {
  readonly daysLeft: number;
}
/** Returns a game's deleted lessons, the last one first. Those deleted too long ago are removed for good. `now` is in ms. */
export const deletedOwn = (game: string, now: number): Deleted[] => {
  const present = new Set(savedLessons.read(game).map(({ name }) => name));
  const daysLeft = ({ at }: DeletedLesson): number => Math.min(DAYS_KEPT, Math.ceil(DAYS_KEPT - (now - at) / DAY));
  const [kept, old] = [deletedLessons.read(game), [] as DeletedLesson[]];
  for (const each of kept) if (daysLeft(each) <= 0) old.push(each);
  for (const each of old) destroyOwn(game, OWN + each.name);
  return kept
    .filter((each) => !old.includes(each) && !present.has(each.name))
    .toSorted((a, b) => b.at - a.at)
    .flatMap((each) => shippedOf(each).map((shipped) => ({ ...shipped, daysLeft: daysLeft(each) })));
};
/** Deletes one of the user's own lessons, so that it can be brought back. False if the browser saves nothing. */
export const deleteOwn = (game: string, id: string, now: number): boolean => {
  const saved = savedLessons.read(game).find(({ name }) => name === nameOf(id));
  if (!saved) return true;
  // A full storage has room for it only after it has left the list of lessons.
  if (!savedLessons.forget(saved)) return false;
  return deletedLessons.keep({ ...saved, at: now }) || (savedLessons.keep(saved), false);
};
/** Brings back a deleted lesson. False if it is gone or the browser saves nothing. */
export const bringBackOwn = (game: string, id: string): boolean => {
  const gone = deletedLessons.read(game).find(({ name }) => name === nameOf(id));
  if (!gone) return false;
  const { at, ...saved } = gone;
  if (!deletedLessons.forget(gone)) return false;
  return savedLessons.keep(saved) || (deletedLessons.keep({ ...saved, at }), false);
};
/** Removes a deleted lesson for good. False if the browser saves nothing. */
export const destroyOwn = (game: string, id: string): boolean =>
  lessonDrafts.forget({ game, name: nameOf(id) }) && deletedLessons.forget({ game, name: nameOf(id) });

/** Returns one of the user's own lessons as it was last edited, whether that can be played or not. Null if there is none. */
export const editedOwn = (game: string, id: string): Lesson | null => {
  const own = ownLessons(game).find((each) => each.id === id);
  if (!own) return null;
  const draft = lessonDrafts.read(game).find(({ name }) => name === nameOf(id));
  return (draft && shippedOf(draft)[0]?.lesson) ?? own.lesson;
};
/** Saves a lesson as it is edited, beside its last playable version. False if the browser saves nothing. */
export const saveDraft = (lesson: Lesson, id: string): boolean =>
  lessonDrafts.keep({ game: lesson.game, name: nameOf(id), lesson });
/**
 * Makes an edited lesson the playable version if it can be played, or else keeps it as a draft. Returns whether it is saved, and
 * why it cannot be played. Its game must be loaded.
 */
export const saveEdited = (lesson: Lesson, id: string): { readonly saved: boolean; readonly fault: Message | null } => {
  const read = parseLesson(lessonToText(lesson));
  if ('error' in read) return { saved: saveDraft(lesson, id), fault: read.error };
  if (saveOwn(read.lesson, id) === null) return { saved: false, fault: null };
  return { saved: lessonDrafts.forget({ game: lesson.game, name: nameOf(id) }), fault: null };
};
/** Returns a game's lesson by its id in the address, built-in or own, or null. */
export const anyLesson = async (game: string, id: string): Promise<Lesson | null> =>
  isOwn(id) ? (ownLessons(game).find((each) => each.id === id)?.lesson ?? null) : lessonOf(game, id);
