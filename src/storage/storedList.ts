import { z } from '../core/schema.ts';

/** A list in the browser's local storage. */
export interface StoredList<Item> {
  /** Returns the items in the order in which they were saved, without damaged ones. */
  read(): Item[];
  /** Saves the last `most` of these items in place of all others. False if the browser saves nothing. */
  write(items: readonly Item[]): boolean;
}
/** Returns the list under a key. Each item is checked when it is read. */
export const createStoredList = <Item>(key: string, schema: z.ZodType<Item>, most: number): StoredList<Item> => ({
  read: () => {
    try {
      const read = z.array(z.unknown()).parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
      return read.flatMap((each) => schema.safeParse(each).data ?? []);
    } catch {
      return [];
    }
  },
  write: (items) => {
    try {
      localStorage.setItem(key, JSON.stringify(items.slice(-most)));
      return true;
    } catch {
      return false;
    }
  },
});
