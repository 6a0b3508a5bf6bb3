import type { Settings } from '../storage/settings.ts';
import type { Lesson } from './lesson.ts';
import { PUZZLES } from './shipped.ts';

/** What this device knows of its player's lessons and puzzles. */
type Learned = Pick<Settings, 'learned' | 'missed' | 'streak'>;
/** A lesson's game, and its id in the address. */
export interface LessonKey {
  readonly game: string;
  readonly id: string;
}
/** Returns the name of a lesson in the settings. */
export const learnedKey = ({ game, id }: LessonKey): string => `${game}/${id}`;

/** Returns what changes when a lesson is solved. Only a puzzle that is new and was never missed makes the streak longer. */
export const afterSolved = (
  { learned, missed, streak }: Learned,
  key: string,
  sort: Lesson['sort'],
): Partial<Learned> => {
  if (learned.includes(key)) return {};
  const first = sort === 'puzzle' && !missed.includes(key);
  return {
    learned: [...learned, key],
    missed: missed.filter((each) => each !== key),
    streak: first ? streak + 1 : streak,
  };
};
/** Returns what changes when a lesson is answered wrong or its goal is missed. A solved puzzle can be missed freely. */
export const afterMissed = ({ learned, missed }: Learned, key: string, sort: Lesson['sort']): Partial<Learned> =>
  sort !== 'puzzle' || learned.includes(key) || missed.includes(key) ? {} : { missed: [...missed, key], streak: 0 };

/**
 * Returns the next built-in puzzle that is not solved: of the same game after this one, then before it, then of the games after
 * it. Null if all are solved.
 */
export const nextPuzzle = (learned: readonly string[], { game, id }: LessonKey): LessonKey | null => {
  const games = Object.keys(PUZZLES);
  const own = games.indexOf(game);
  const inOrder = [...games.slice(own), ...games.slice(0, own)].flatMap((each) =>
    (PUZZLES[each] ?? []).map((puzzle) => ({ game: each, id: puzzle })),
  );
  const at = inOrder.findIndex((each) => each.game === game && each.id === id);
  const ownCount = PUZZLES[game]?.length ?? 0;
  const turned = [...inOrder.slice(at + 1, ownCount), ...inOrder.slice(0, at + 1), ...inOrder.slice(ownCount)];
  return (
    turned.find((each) => learnedKey(each) !== learnedKey({ game, id }) && !learned.includes(learnedKey(each))) ?? null
  );
};
