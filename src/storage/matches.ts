import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Entry, type Match, matchSchema } from '../core/match.ts';

/** A match as the list of matches knows it: all but its entries. `length` counts the entries in force; later ones can be redone. */
export interface Shelved {
  readonly id: string;
  readonly head: Omit<Match, 'entries'>;
  readonly length: number;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
}
interface Shelf extends DBSchema {
  matches: { key: string; value: Shelved; indexes: { updated: number } };
  entries: { key: [string, number]; value: Entry };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;
const shelf = (): Promise<IDBPDatabase<Shelf>> =>
  (opened ??= openDB<Shelf>('mera', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
      db.createObjectStore('entries');
    },
    // Another tab wants a newer shelf, or the browser has closed this one: open it anew when next needed.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));
const entriesFrom = (id: string, ply: number): IDBKeyRange => IDBKeyRange.bound([id, ply], [id, Infinity]);

/** All matches, the last one played first. */
export const listMatches = async (): Promise<Shelved[]> =>
  (await (await shelf()).getAllFromIndex('matches', 'updated')).toReversed();

/** Puts a whole match on the shelf under a new id, which it returns. */
export const addMatch = async (match: Match, over: boolean): Promise<string> => {
  const { entries, ...head } = match;
  const id = crypto.randomUUID();
  const now = Date.now();
  const tx = (await shelf()).transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' });
  const writes = entries.map((entry, i) => tx.objectStore('entries').put(entry, [id, i + 1]));
  const shelved: Shelved = { id, head, length: entries.length, created: now, updated: now, over };
  await Promise.all([...writes, tx.objectStore('matches').put(shelved), tx.done]);
  return id;
};

const changed = async (id: string, length: number, over: boolean, entry?: Entry): Promise<void> => {
  const tx = (await shelf()).transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' });
  const shelved = await tx.objectStore('matches').get(id);
  if (!shelved) throw new Error('The match is no longer on the shelf.');
  if (entry) {
    await tx.objectStore('entries').delete(entriesFrom(id, length));
    await tx.objectStore('entries').put(entry, [id, length]);
  }
  await tx.objectStore('matches').put({ ...shelved, length, over, updated: Date.now() });
  await tx.done;
};
/** Writes the entry of a ply (1 is the first) and forgets what could have been redone. */
export const writeEntry = (id: string, ply: number, entry: Entry, over: boolean): Promise<void> =>
  changed(id, ply, over, entry);
/** Takes back or redoes to a number of entries; none is lost until another is written. */
export const setLength = (id: string, length: number, over: boolean): Promise<void> => changed(id, length, over);

/** Writes who plays a match from now on. */
export const setPlayers = async (id: string, players: Match['players']): Promise<void> => {
  const tx = (await shelf()).transaction('matches', 'readwrite', { durability: 'strict' });
  const shelved = await tx.store.get(id);
  if (!shelved) throw new Error('The match is no longer on the shelf.');
  await tx.store.put({ ...shelved, head: { ...shelved.head, players } });
  await tx.done;
};

/** A match and the entries that can be redone after it; null if there is none of this id or it cannot be read. */
export const readMatch = async (id: string): Promise<{ match: Match; redo: readonly Entry[] } | null> => {
  const db = await shelf();
  const shelved = await db.get('matches', id);
  if (!shelved) return null;
  const entries = await db.getAll('entries', entriesFrom(id, 1));
  const parsed = matchSchema.safeParse({ ...shelved.head, entries });
  if (!parsed.success) return null;
  const all = parsed.data.entries;
  return { match: { ...parsed.data, entries: all.slice(0, shelved.length) }, redo: all.slice(shelved.length) };
};
/** Takes a match off the shelf for good. */
export const removeMatch = async (id: string): Promise<void> => {
  const tx = (await shelf()).transaction(['matches', 'entries'], 'readwrite');
  await Promise.all([
    tx.objectStore('matches').delete(id),
    tx.objectStore('entries').delete(entriesFrom(id, 0)),
    tx.done,
  ]);
};
/** Asks the browser not to clear the shelf when the device runs short of room. */
export const keepShelf = async (): Promise<void> => {
  await navigator.storage?.persist?.();
};
