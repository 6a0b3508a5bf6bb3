import { cleanName } from '../core/names.ts';
import { z } from '../core/schema.ts';
import type { DesignKind } from './designFile.ts';
import { createStoredList } from './storedList.ts';

const named = z.object({ game: z.string(), name: z.string().max(40).transform(cleanName).pipe(z.string().min(1)) });
/** Something that a player has named and saved for a game. */
export type NamedItem = z.infer<typeof named>;
/** Saved things of one kind, with unique names. */
export interface NamedStore<Thing extends NamedItem> {
  /** Returns those of a game, sorted by name, without damaged ones. */
  read(game: string): Thing[];
  /** Saves a thing, replacing one with the same name. False if the browser saves nothing. */
  keep(thing: Thing): boolean;
  forget(thing: NamedItem): boolean;
  /** Removes damaged things of all games. Returns how many there were. */
  dropDamaged(): number;
}
const MAX_ITEMS = 200;

const createNamedStore = <Thing extends NamedItem>(key: string, schema: z.ZodType<Thing>): NamedStore<Thing> => {
  const list = createStoredList(key, schema, {
    most: MAX_ITEMS,
    idOf: ({ game, name }) => JSON.stringify([game, name]),
  });
  const without = ({ game, name }: NamedItem): Thing[] =>
    list.read().filter((old) => old.game !== game || old.name !== name);
  return {
    read: (game) =>
      list
        .read()
        .filter((thing) => thing.game === game)
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    keep: (thing) => list.write([...without(thing), thing]),
    forget: (thing) => list.write(without(thing)),
    dropDamaged: () => {
      const damaged = list.damaged();
      return damaged > 0 && list.write(list.read()) ? damaged : 0;
    },
  };
};

const arrangement = named.extend({
  action: z.unknown(),
  /** The unfinished match and the viewer it was named by. Until that match is over it is offered only there. */
  from: z.object({ match: z.string(), viewer: z.string() }).optional(),
});
/** A player's formation: the action that deploys it. */
export type SavedFormation = z.infer<typeof arrangement>;
/** The saved formations. */
export const savedFormations = createNamedStore<SavedFormation>('mera.kept', arrangement);
/** Each player's last formation, by name. From a match between two people it is saved only when that is over. */
export const lastFormations = createNamedStore<SavedFormation>('mera.lastLineUps', arrangement);

/** The key of an older version, which also saved the last formations of unfinished matches. */
const OLD_FORMATIONS_KEY = 'mera.lined';
/** Deletes the last formations of an older version. False if there are none. */
export const deleteOldFormations = (): boolean => {
  try {
    const found = localStorage.getItem(OLD_FORMATIONS_KEY) !== null;
    if (found) localStorage.removeItem(OLD_FORMATIONS_KEY);
    return found;
  } catch {
    return false;
  }
};

const setup = named.extend({ options: z.record(z.string(), z.unknown()) });
/** A scenario of the player's own. Only its game can check the options. */
export type SavedScenario = z.infer<typeof setup>;
/** The player's own scenarios. */
export const savedScenarios = createNamedStore<SavedScenario>('mera.setups', setup);

const keptLesson = named.extend({ lesson: z.unknown() });
/** A teacher's own lesson, by id. Its content is checked when it is read. */
export type SavedLesson = z.infer<typeof keptLesson>;
/** The user's own lessons. */
export const savedLessons = createNamedStore<SavedLesson>('mera.lessons', keptLesson);
/** The lessons being edited that cannot be played yet, beside their last playable versions. */
export const lessonDrafts = createNamedStore<SavedLesson>('mera.lessonDrafts', keptLesson);

const deletedLesson = keptLesson.extend({ at: z.number().min(0).max(8.64e15) });
/** An own lesson that was deleted at a time, ms. */
export type DeletedLesson = z.infer<typeof deletedLesson>;
/** The deleted lessons that can still be brought back. */
export const deletedLessons = createNamedStore<DeletedLesson>('mera.lessonsDeleted', deletedLesson);

const chance = z.number().min(0).max(1);
const keptMistake = named.extend({
  /** The record up to the table of the mistake. It is checked when it is read. */
  match: z.unknown(),
  /** The coach's action. */
  instead: z.unknown(),
  /** The chances to win with the coach's action and with the real one. */
  best: chance,
  done: chance,
  /** How often it has been solved in a row. */
  solved: z.int().min(0).max(2),
  /** When it is shown again, ms. */
  due: z.number().min(0).max(8.64e15),
});
/** A mistake of a match that a player practises, by the match and the ply. */
export type SavedMistake = z.infer<typeof keptMistake>;
/** The mistakes that a player practises. */
export const savedMistakes = createNamedStore<SavedMistake>('mera.mistakes', keptMistake);

const keptDesign = named.extend({ content: z.unknown() });
/** A design made before a match. Only its game can check it. */
export type SavedDesign = z.infer<typeof keptDesign>;
/** The saved armies, fortresses and tables. */
export const savedDesigns: Readonly<Record<DesignKind, NamedStore<SavedDesign>>> = {
  army: createNamedStore('mera.army', keptDesign),
  fortress: createNamedStore('mera.fortress', keptDesign),
  table: createNamedStore('mera.table', keptDesign),
};
