import { cleanName } from '../core/names.ts';
import { z } from '../core/schema.ts';
import type { DesignKind } from './designFile.ts';

const named = z.object({ game: z.string(), name: z.string().max(40).transform(cleanName).pipe(z.string().min(1)) });
/** Something that a player has named and kept for a game. */
export type NamedItem = z.infer<typeof named>;
/** Named things of one sort on this device, each of another name. */
export interface NamedStore<Thing extends NamedItem> {
  /** Those of a game, in the order of their names; damaged ones are left out. */
  read(game: string): Thing[];
  /** Keeps a thing, in place of one of the same name; false where the browser keeps nothing. */
  keep(thing: Thing): boolean;
  forget(thing: NamedItem): boolean;
}
const MAX_ITEMS = 200;

const createNamedStore = <Thing extends NamedItem>(key: string, schema: z.ZodType<Thing>): NamedStore<Thing> => {
  const all = (): Thing[] => {
    try {
      const read = z.array(z.unknown()).parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
      return read.flatMap((each) => schema.safeParse(each).data ?? []);
    } catch {
      return [];
    }
  };
  const write = (things: readonly Thing[]): boolean => {
    try {
      localStorage.setItem(key, JSON.stringify(things));
      return true;
    } catch {
      return false;
    }
  };
  const without = ({ game, name }: NamedItem): Thing[] => all().filter((old) => old.game !== game || old.name !== name);
  return {
    read: (game) =>
      all()
        .filter((thing) => thing.game === game)
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    keep: (thing) => write([...without(thing), thing].slice(-MAX_ITEMS)),
    forget: (thing) => write(without(thing)),
  };
};

const arrangement = named.extend({
  action: z.unknown(),
  /** In which unfinished match, and for whose eyes, it was named: until that match is over it is offered there alone. */
  from: z.object({ match: z.string(), viewer: z.string() }).optional(),
});
/** How a player's pieces stand: the action that lays them out. */
export type SavedFormation = z.infer<typeof arrangement>;
/** The arrangements kept on this device. */
export const savedFormations = createNamedStore<SavedFormation>('mera.kept', arrangement);
/** Each player's last line-up, under the player's name; of a match between two people only when it is over. */
export const lastFormations = createNamedStore<SavedFormation>('mera.lastLineUps', arrangement);

/** What an older version of the app kept: the last line-ups, also of matches that were not over. */
const OLD_LINED = 'mera.lined';
/** Deletes the last line-ups of an older version; false where there are none. */
export const deleteOldFormations = (): boolean => {
  try {
    const found = localStorage.getItem(OLD_LINED) !== null;
    if (found) localStorage.removeItem(OLD_LINED);
    return found;
  } catch {
    return false;
  }
};

const setup = named.extend({ options: z.record(z.string(), z.unknown()) });
/** A ready match of the player's own: options that only their game can judge. */
export type SavedScenario = z.infer<typeof setup>;
/** The ready matches of the player's own on this device. */
export const savedScenarios = createNamedStore<SavedScenario>('mera.setups', setup);

const keptLesson = named.extend({ lesson: z.unknown() });
/** A lesson of a teacher's own under an id; what it holds is judged where it is read. */
export type SavedLesson = z.infer<typeof keptLesson>;
/** The lessons of one's own on this device. */
export const savedLessons = createNamedStore<SavedLesson>('mera.lessons', keptLesson);

const keptDesign = named.extend({ content: z.unknown() });
/** What a player has put together before a match; only its game knows whether it is sound. */
export type SavedDesign = z.infer<typeof keptDesign>;
/** The armies and the fortresses kept on this device. */
export const savedDesigns: Readonly<Record<DesignKind, NamedStore<SavedDesign>>> = {
  army: createNamedStore('mera.army', keptDesign),
  fortress: createNamedStore('mera.fortress', keptDesign),
};
