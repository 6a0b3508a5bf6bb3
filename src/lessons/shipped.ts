import { GAME_IDS } from '../games/index.ts';
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
const byNumber = new Intl.Collator('en', { numeric: true });
/** Returns the ids of a game's built-in lessons. Those with numbers are in their order. */
const idsOf = (game: string): string[] =>
  Object.keys(files)
    .flatMap((path) => {
      const id =
        path
          .split('/')
          .at(-1)
          ?.replace(/\.json$/, '') ?? '';
      return path === pathOf(game, id) ? [id] : [];
    })
    .toSorted(byNumber.compare);
/** The ids of the built-in puzzles by game, in the order of the game cards and of their numbers. */
export const PUZZLES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME_IDS.map((game) => [game, idsOf(game).filter((id) => id.startsWith('puzzle'))]),
);
/** Returns all lessons of a game, the guided one first, then the puzzles by number. */
export const lessonsOf = async (game: string): Promise<Shipped[]> => {
  const ids = idsOf(game);
  const read = await Promise.all(ids.map(async (id) => ({ id, lesson: await lessonOf(game, id) })));
  return read
    .flatMap(({ id, lesson }) => (lesson ? [{ id, lesson }] : []))
    .toSorted((a, b) => a.lesson.sort.localeCompare(b.lesson.sort));
};
