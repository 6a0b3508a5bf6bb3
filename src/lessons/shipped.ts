import { type Lesson, lessonSchema } from './lesson.ts';

const files = import.meta.glob<unknown>('./*/*.json', { import: 'default' });
const pathOf = (game: string, id: string): string => `./${game}/${id}.json`;

/** A built-in lesson and its id in the address. */
export interface Shipped {
  readonly id: string;
  readonly lesson: Lesson;
}
/** Returns a game's built-in lesson by its id in the address, or null. */
export const lessonOf = async (game: string, id: string): Promise<Lesson | null> => {
  const file = files[pathOf(game, id)];
  return file ? lessonSchema.parse(await file()) : null;
};
/** Returns all lessons of a game, the guided one first, then the puzzles. */
export const lessonsOf = async (game: string): Promise<Shipped[]> => {
  const ids = Object.keys(files).flatMap((path) => {
    const id =
      path
        .split('/')
        .at(-1)
        ?.replace(/\.json$/, '') ?? '';
    return path === pathOf(game, id) ? [id] : [];
  });
  const read = await Promise.all(ids.map(async (id) => ({ id, lesson: await lessonOf(game, id) })));
  return read
    .flatMap(({ id, lesson }) => (lesson ? [{ id, lesson }] : []))
    .toSorted((a, b) => a.lesson.sort.localeCompare(b.lesson.sort) || a.id.localeCompare(b.id));
};
