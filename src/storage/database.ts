import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Entry, Match } from '../core/match.ts';
import type { Seat } from '../core/seat.ts';

/** A match as the match list needs it: all but its entries. `length` counts the entries that apply; later ones can be redone. */
export interface SavedMatchRow {
  readonly id: string;
  readonly head: Omit<Match, 'entries'>;
  readonly length: number;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  /** Missing in old rows, like the winners. */
  readonly origin?: string | undefined;
  readonly won?: readonly Seat[] | undefined;
  /** The name given to it in the list. */
  readonly title?: string | undefined;
  /** Whether the player has given it a star in the list. */
  readonly starred?: boolean | undefined;
  readonly sealed?: boolean | undefined;
  readonly deleted?: number | undefined;
}
interface DatabaseSchema extends DBSchema {
  /** `claim` names the tab that took the match last. No other tab may write to it. */
  matches: {
    key: string;
    value: SavedMatchRow & { readonly claim?: string | undefined };
    indexes: { updated: number };
  };
  entries: { key: [string, number]; value: Entry };
}
export type Database = IDBPDatabase<DatabaseSchema>;
/** A transaction over matches and entries. */
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  DatabaseSchema,
  ('matches' | 'entries')[],
  Mode
>;
/** Why nothing can be saved: the browser forbids it or fails, a newer Mera owns the database, or there is no answer. */
export type StorageFault = 'blocked' | 'newer' | 'silent';

/** The database has not answered in time. */
export class StorageTimeout extends Error {
  override name = 'StorageTimeout';
}
/** How long the browser may take to open the database before play goes on without it, ms. */
const SILENCE_MS = 3000;
let opening: Promise<Database> | undefined;
let silent = false;
const waiting = new Set<() => void>();

const forget = (): void => {
  opening = undefined;
};
const open = async (): Promise<Database> => {
  const device = await openDB<DatabaseSchema>('mera', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
      db.createObjectStore('entries');
    },
    // Another tab needs a newer database, or the browser has closed this one. It is opened again when next needed.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  const late = silent;
  silent = false;
  if (late) for (const tell of waiting) tell();
  return device;
};

/**
 * Returns the database. Rejects if there is none, or after three seconds without an answer. From then on it rejects at once until
 * the database answers.
 */
const database = async (): Promise<Database> => {
  opening ??= open().catch((error: unknown) => {
    forget();
    silent = false;
    throw error;
  });
  if (silent) throw new StorageTimeout();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      silent = true;
      reject(new StorageTimeout());
    }, SILENCE_MS);
  });
  try {
    return await Promise.race([opening, silence]);
  } finally {
    clearTimeout(timer);
  }
};
/** The errors of a connection that has died silently, as on iOS after sleep. */
const DEAD = ['InvalidStateError', 'UnknownError'];
/**
 * Works with the database. If its connection is dead or `StorageTimeout` is thrown, the connection is dropped. A dead one is
 * opened again and the work is tried once more.
 */
export const withDatabase = async <T>(work: (device: Database) => Promise<T>): Promise<T> => {
  const device = await database();
  try {
    return await work(device);
  } catch (error) {
    const isDead = error instanceof Error && DEAD.includes(error.name);
    if (isDead || error instanceof StorageTimeout) drop(device);
    if (!isDead) throw error;
    return work(await database());
  }
};
const drop = (device: Database): void => {
  forget();
  try {
    device.close();
  } catch {
    // A dead connection may refuse this too.
  }
};
/** Whether a match is or may be in the database. True also when it does not answer. */
export const hasSavedMatches = async (): Promise<boolean> => {
  try {
    return await withDatabase(async (device) => (await device.count('matches')) > 0);
  } catch {
    return true;
  }
};
/** Calls back once a silent database answers. Returns a function that stops listening. */
export const onDatabaseAnswer = (tell: () => void): (() => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};
/** Returns the storage fault for an error. */
export const toStorageFault = (error: unknown): StorageFault => {
  if (error instanceof StorageTimeout) return 'silent';
  return error instanceof Error && error.name === 'VersionError' ? 'newer' : 'blocked';
};
