import { z } from '../core/schema.ts';

/** A list in the browser's local storage. */
export interface StoredList<Item> {
  readonly key: string;
  /** Returns the items in the order in which they were saved, without damaged ones. */
  read(): Item[];
  /** Returns how many damaged items there are. */
  damaged(): number;
  /** Saves the last of these items in place of all others, as many as the list holds. False if the browser saves nothing. */
  write(items: readonly Item[]): boolean;
  /** Returns an item in the form of this list. Undefined if it is damaged. */
  parse(item: unknown): Item | undefined;
  /** Returns what two items must have in common to be two states of the same thing. */
  idOf(item: Item): string;
}
interface ListOptions<Item> {
  /** How many items it holds. */
  readonly most: number;
  idOf(item: Item): string;
}
/** All lists by key, as soon as their code has been loaded. A backup has all of them. */
export const storedLists = new Map<string, StoredList<unknown>>();

/** Returns the items under a key as they are stored. A list that cannot be read is one damaged item. */
const rawItems = (key: string): unknown[] => {
  try {
    return z.array(z.unknown()).parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [undefined];
  }
};
/** Returns the list under a key. Each item is checked when it is read. */
export const createStoredList = <Item>(
  key: string,
  schema: z.ZodType<Item>,
  { most, idOf }: ListOptions<Item>,
): StoredList<Item> => {
  const list: StoredList<Item> = {
    key,
    idOf,
    parse: (item) => schema.safeParse(item).data,
    read: () => rawItems(key).flatMap((each) => schema.safeParse(each).data ?? []),
    damaged: () => rawItems(key).filter((each) => !schema.safeParse(each).success).length,
    write: (items) => {
      try {
        localStorage.setItem(key, JSON.stringify(items.slice(-most)));
        return true;
      } catch {
        return false;
      }
    },
  };
  storedLists.set(key, list);
  return list;
};
