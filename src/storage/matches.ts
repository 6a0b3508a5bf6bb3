import { isFuture } from '../core/clock.ts';
import type { Entry } from '../core/match.ts';
import {
  type Database,
  StorageTimeout,
  type StorageFault,
  toStorageFault,
  type SavedMatchRow,
  type Transaction,
  withDatabase,
} from './database.ts';
import { newId } from './newId.ts';
import { type SaveData, type UnsavedMatch, unsavedMatches, type StoredState } from './unsavedMatches.ts';
import {
  entrySchema,
  isDeleted,
  type MatchListItem,
  listItems,
  rowSchema,
  matchRowSchema,
  type ReadableListItem,
} from './rows.ts';

export type { MatchListItem, ReadableListItem } from './rows.ts';

/** A loaded match. `cut`: its record is damaged and ends early. */
export interface LoadedMatch extends SaveData {
  readonly place: StoredState | null;
  readonly cut: boolean;
}
/** What is left of a match whose head cannot be read. */
export interface UnreadableMatch {
  readonly raw: unknown;
}
/** The database has another state than this tab knows: the match has been claimed or played elsewhere. */
export class ChangedElsewhere extends Error {
  override name = 'ChangedElsewhere';
}
/** The match has been deleted in another tab. */
export class MatchDeleted extends Error {
  override name = 'MatchDeleted';
}
/** How many entries are written before the page gets a turn. */
const BATCH_SIZE = 500;
/** How long a write may take before it counts as failed, ms. */
const WRITE_TIMEOUT_MS = 10_000;

const STORES: ('matches' | 'entries')[] = ['matches', 'entries'];
const entriesFrom = (id: string, ply: number): IDBKeyRange => IDBKeyRange.bound([id, ply], [id, Infinity]);

const unsavedItems = (): MatchListItem[] =>
  [...unsavedMatches].map(([id, { match, over, won, origin, sealed, since }]) => {
    const { entries, ...head } = match;
    return { id, head, length: entries.length, created: since, updated: since, over, won, origin, sealed, loose: true };
  });
/** Returns when a match was last played, for sorting. One dated in the future by a wrong clock comes after all others. */
const lastPlayed = (each: MatchListItem): number => {
  if ('damaged' in each) return -1;
  return isFuture(each.updated, Date.now()) ? 0 : each.updated;
};

/** Deletes for good what was deleted more than 30 days ago. */
const forgetDeleted = async (rows: readonly unknown[]): Promise<void> => {
  const before = Date.now() - 30 * 86_400_000;
  const old = rows.flatMap((row) => {
    const { data } = matchRowSchema.safeParse(row);
    return data?.deleted !== undefined && data.deleted < before ? [data.id] : [];
  });
  for (const id of old) await removeMatch(id).catch((error: unknown) => console.error(error));
};
/** Returns the deleted matches whose secrets are kept. */
export const deletedMatches = async (): Promise<readonly ReadableListItem[]> => {
  const rows = await withDatabase((device) => device.getAll('matches')).catch((error: unknown): unknown[] => {
    console.error(error);
    return [];
  });
  return rows
    .filter(isDeleted)
    .flatMap(listItems)
    .filter((each): each is ReadableListItem => !('damaged' in each));
};

/** Returns all matches, the last played first and the damaged ones last, and why the database gives none. */
export const listMatches = async (): Promise<{ matches: readonly MatchListItem[]; fault: StorageFault | null }> => {
  let rows: readonly unknown[] = [];
  let fault: StorageFault | null = null;
  try {
    rows = await withDatabase((device) => device.getAll('matches'));
  } catch (error) {
    fault = toStorageFault(error);
  }
  void forgetDeleted(rows);
  const kept = rows
    .filter((row) => !isDeleted(row))
    .flatMap(listItems)
    .filter(({ id }) => !unsavedMatches.has(id));
  return { matches: [...kept, ...unsavedItems()].toSorted((a, b) => lastPlayed(b) - lastPlayed(a)), fault };
};

/** Returns the entries from the first on, up to the first missing or damaged one. */
const validEntries = async (tx: Transaction<IDBTransactionMode>, id: string): Promise<Entry[]> => {
  const store = tx.objectStore('entries');
  const [keys, values] = await Promise.all([store.getAllKeys(entriesFrom(id, 1)), store.getAll(entriesFrom(id, 1))]);
  const entries = values.map((value, i) => (keys[i]?.[1] === i + 1 ? entrySchema.safeParse(value).data : undefined));
  const end = entries.indexOf(undefined);
  return (end < 0 ? entries : entries.slice(0, end)) as Entry[];
};
const found = async (
  tx: Transaction<IDBTransactionMode>,
  id: string,
): Promise<LoadedMatch | UnreadableMatch | null> => {
  const row: unknown = await tx.objectStore('matches').get(id);
  if (row === undefined || isDeleted(row)) return null;
  const { head, over, length, claim, origin, sealed, openings } = rowSchema.parse(row);
  const entries = await validEntries(tx, id);
  if (!head) return { raw: { ...(row as { head?: object }).head, entries } };
  const inForce = Math.min(length ?? Infinity, entries.length);
  return {
    match: { ...head, entries: entries.slice(0, inForce) },
    redo: entries.slice(inForce),
    over,
    origin,
    sealed,
    openings,
    place: { claim, length, entries },
    cut: inForce !== length,
  };
};
const unsavedMatch = (id: string): LoadedMatch | null => {
  const held = unsavedMatches.get(id);
  return held ? { ...held, cut: false } : null;
};

/** Returns a match with its redo entries, as far as its record is sound. Null if there is none with this id. */
export const loadMatch = async (id: string): Promise<LoadedMatch | UnreadableMatch | null> =>
  unsavedMatch(id) ?? withDatabase((device) => found(device.transaction(STORES), id));

/** Loads a match and claims it for this tab if it can be written. Writes of other tabs are then refused. */
export const loadAndClaimMatch = async (id: string): Promise<LoadedMatch | UnreadableMatch | null> => {
  const held = unsavedMatch(id);
  if (held) return held;
  const claim = newId();
  try {
    return await withDatabase(async (device) => {
      const tx = device.transaction(STORES, 'readwrite', { durability: 'strict' });
      const read = await found(tx, id);
      if (!read || 'raw' in read || !read.place) return read;
      const row = await tx.objectStore('matches').get(id);
      if (row) await tx.objectStore('matches').put({ ...row, claim });
      await tx.done;
      return { ...read, place: { ...read.place, claim } };
    });
  } catch (error) {
    // A match can be read even if there is no room left.
    console.error(error);
    return loadMatch(id);
  }
};

const commonLength = (one: readonly Entry[], other: readonly Entry[]): number => {
  const differs = other.findIndex((entry, i) => entry !== one[i]);
  return differs < 0 ? other.length : differs;
};
/** What a row keeps from write to write unless it is given again. */
const lastingSchema = rowSchema.omit({ head: true, over: true, deleted: true });
/** Returns the fields of an object that have a value. */
const given = <T extends object>(parts: T): Partial<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<T>;
const abort = (tx: Transaction<'readwrite'>): void => {
  try {
    tx.abort();
  } catch {
    // The transaction has ended already.
  }
};
/**
 * Saves a match, writing all that the database lacks in one transaction. `place` is its stored state as this tab knows it (null:
 * not stored). Writes nothing and rejects with `ChangedElsewhere` if it is stored otherwise, `MatchDeleted` if it is gone, or
 * `StorageTimeout`.
 */
export const saveMatch = (id: string, kept: SaveData, place: StoredState | null): Promise<StoredState> =>
  withDatabase((device) => writeMatch(device, id, kept, place));
const isSameState = (one: Pick<StoredState, 'claim' | 'length'>, place: StoredState | null): boolean =>
  one.claim === place?.claim && one.length === place?.length;
const writeMatch = async (
  device: Database,
  id: string,
  { match, redo, over, ...details }: SaveData,
  place: StoredState | null,
): Promise<StoredState> => {
  const { entries, ...head } = match;
  const all = [...entries, ...redo];
  const from = commonLength(place?.entries ?? [], all);
  const tx = device.transaction(STORES, 'readwrite', { durability: 'strict' });
  const [matches, written] = [tx.objectStore('matches'), tx.objectStore('entries')];
  const write = async (): Promise<StoredState> => {
    const old: unknown = await matches.get(id);
    const there = await written.count(IDBKeyRange.bound([id, 0], [id, from]));
    if (place && old === undefined) throw new MatchDeleted('The match is no longer on the shelf.');
    const { claim, length, created, ...lasting } = lastingSchema.parse(old ?? {});
    if (old !== undefined && !(isSameState({ claim, length }, place) && there === from))
      throw new ChangedElsewhere(`Entry ${from + 1} does not follow what is kept.`);
    const next = { claim: place ? claim : newId(), length: entries.length };
    const updated = Math.max(0, Date.now());
    const clear = (): Promise<unknown> => written.delete(entriesFrom(id, from + 1));
    const puts = all.slice(from).map((entry, i) => () => written.put(entry, [id, from + i + 1]));
    const row = { id, head, created: created ?? updated, updated, ...lasting, ...given(details), over, ...next };
    const jobs = [...(puts.length > 0 ? [clear] : []), ...puts, () => matches.put(row)];
    // The page gets a turn between the batches. Every write of a batch is awaited even if one fails at once.
    for (let i = 0; i < jobs.length; i += BATCH_SIZE)
      await Promise.all(jobs.slice(i, i + BATCH_SIZE).map(async (job) => job()));
    // Entries after those of a damaged record stay until another one is written.
    return { ...next, entries: from < all.length ? all : (place?.entries ?? []) };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageTimeout()), WRITE_TIMEOUT_MS);
  });
  try {
    const [next] = await Promise.race([Promise.all([write(), tx.done]), silence]);
    return next;
  } catch (error) {
    abort(tx);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** A match as it was when it was removed from the library. */
export interface RemovedMatch {
  readonly id: string;
  readonly lost: UnsavedMatch | undefined;
  /** What the database had of it; null if its record stayed. */
  readonly row: unknown;
  readonly entries: readonly (readonly [key: [string, number], value: unknown])[];
}
/** Changes what the list knows of a match besides its record. */
const changeRow = (id: string, change: Partial<Pick<SavedMatchRow, 'title' | 'starred' | 'deleted'>>): Promise<void> =>
  withDatabase(async (device) => {
    const tx = device.transaction('matches', 'readwrite');
    const row = await tx.store.get(id);
    if (row) await tx.store.put({ ...row, ...change });
    await tx.done;
  });
/** Hides a match with secrets from the list, or shows it again. Its record stays, so that its file leads back to it. */
export const setDeleted = (id: string, is: boolean): Promise<void> =>
  changeRow(id, { deleted: is ? Date.now() : undefined });
/** Removes a match from the library and returns it, so that it can be restored. With `keep` its record stays for 30 days. */
export const removeMatch = async (id: string, keep = false): Promise<RemovedMatch> => {
  const lost = unsavedMatches.get(id);
  if (lost && !lost.place) {
    unsavedMatches.delete(id);
    return { id, lost, row: undefined, entries: [] };
  }
  if (keep) {
    await setDeleted(id, true);
    unsavedMatches.delete(id);
    return { id, lost, row: null, entries: [] };
  }
  return withDatabase(async (device) => {
    const tx = device.transaction(STORES, 'readwrite');
    const [matches, written] = [tx.objectStore('matches'), tx.objectStore('entries')];
    const all = entriesFrom(id, 0);
    const [row, keys, values] = await Promise.all([matches.get(id), written.getAllKeys(all), written.getAll(all)]);
    await Promise.all([matches.delete(id), written.delete(all), tx.done]);
    unsavedMatches.delete(id);
    return { id, lost, row, entries: keys.map((key, i) => [key, values[i]] as const) };
  });
};
/** Restores a removed match. */
export const restoreMatch = async ({ id, lost, row, entries }: RemovedMatch): Promise<void> => {
  if (row === null) await setDeleted(id, false);
  else if (row !== undefined)
    await withDatabase(async (device) => {
      const tx = device.transaction(STORES, 'readwrite');
      const [matches, written] = [tx.objectStore('matches'), tx.objectStore('entries')];
      await Promise.all([
        matches.put(row as SavedMatchRow),
        written.delete(entriesFrom(id, 0)),
        ...entries.map(([key, value]) => written.put(value as Entry, key)),
        tx.done,
      ]);
    });
  if (lost) unsavedMatches.set(id, lost);
};
/** Names a match in the list. An empty name removes the old one. */
export const renameMatch = (id: string, name: string): Promise<void> => changeRow(id, { title: name || undefined });
/** Gives a match a star in the list, or takes it away. */
export const starMatch = (id: string, is: boolean): Promise<void> => changeRow(id, { starred: is || undefined });
