import { deepEqual } from '../core/equality.ts';
import { GAME_IDS, loadGame } from '../games/index.ts';
import type { BackedUpMatch, Backup } from './backup.ts';
import type { SavedMatchRow } from './database.ts';
import { deletedMatches, loadMatch, restoreMatch, setDeleted } from './matches.ts';
import { mergeRecentSetups } from './recentSetups.ts';
import { type StoredList, storedLists } from './storedList.ts';

/** What a backup has that this device lacks, and what is different here. Damaged items are left out. */
interface Changes<Item> {
  readonly added: readonly Item[];
  readonly different: readonly Item[];
}
interface ListChanges extends Changes<unknown> {
  readonly list: StoredList<unknown>;
}
/** A backup compared with this device. */
export interface Comparison {
  readonly matches: Changes<BackedUpMatch> & {
    /** The ids of matches that were deleted here with secrets. Their records are still here. */
    readonly deleted: readonly string[];
    /** How many stay as they are here, because they have secrets. */
    readonly locked: number;
    /** How many are of games that this Mera does not have. */
    readonly unknown: number;
  };
  readonly lists: readonly ListChanges[];
}

/** Compares a backup's lists with those here. */
const compareLists = ({ lists }: Backup): ListChanges[] =>
  [...storedLists].map(([key, list]) => {
    const here = new Map(list.read().map((item) => [list.idOf(item), item]));
    const items = (lists[key] ?? []).flatMap((item) => list.parse(item) ?? []);
    const isDifferent = (item: unknown): boolean =>
      here.has(list.idOf(item)) && !deepEqual(here.get(list.idOf(item)), item);
    return { list, added: items.filter((item) => !here.has(list.idOf(item))), different: items.filter(isDifferent) };
  });
/** Whether a match has secrets now. */
const hasSecrets = async (game: string, { over, sealed }: Pick<SavedMatchRow, 'over' | 'sealed'>): Promise<boolean> =>
  (!over || sealed === true) && (await loadGame(game))?.secrets === true;
type MatchState = 'added' | 'same' | 'different' | 'locked' | 'unknown';
/** Returns what a match of a backup is to the one with its id here. Where one of both has secrets, the one here stays. */
const compareMatch = async ({ row: { id, head, ...row }, entries }: BackedUpMatch): Promise<MatchState> => {
  if (!GAME_IDS.includes(head.game)) return 'unknown';
  const here = await loadMatch(id);
  if (!here) return 'added';
  if ('raw' in here) return 'different';
  const { entries: own, ...ownHead } = here.match;
  if (deepEqual([...own, ...here.redo], entries) && deepEqual(ownHead, head)) return 'same';
  const secret = (await hasSecrets(ownHead.game, here)) || (await hasSecrets(head.game, row));
  return secret ? 'locked' : 'different';
};
/** Compares a backup with this device, and changes nothing. */
export const compareBackup = async (backup: Backup): Promise<Comparison> => {
  const gone = new Set((await deletedMatches()).map(({ id }) => id));
  const states: MatchState[] = [];
  for (const match of backup.matches) states.push(gone.has(match.row.id) ? 'same' : await compareMatch(match));
  const those = (state: MatchState): BackedUpMatch[] => backup.matches.filter((_, i) => states[i] === state);
  return {
    matches: {
      added: those('added'),
      different: those('different'),
      deleted: backup.matches.flatMap(({ row: { id } }) => (gone.has(id) ? [id] : [])),
      locked: those('locked').length,
      unknown: those('unknown').length,
    },
    lists: compareLists(backup),
  };
};

/** Saves a match of a backup in place of the one with its id. One with secrets is sealed: its original may still be played. */
const bringBackMatch = async ({ row, entries }: BackedUpMatch): Promise<void> => {
  const sealed = (await hasSecrets(row.head.game, row)) ? { sealed: true } : {};
  await restoreMatch({
    id: row.id,
    lost: undefined,
    row: { ...row, ...sealed },
    entries: entries.map((entry, i) => [[row.id, i + 1], entry] as const),
  });
};
/**
 * Brings back what this device lacks, and with `replace` also what is different here. Returns how many things could not be saved.
 */
export const bringBack = async (backup: Backup, { matches, lists }: Comparison, replace: boolean): Promise<number> => {
  let failed = 0;
  const attempt = async (save: () => Promise<void>): Promise<void> => {
    try {
      await save();
    } catch (error) {
      console.error(error);
      failed++;
    }
  };
  for (const match of [...matches.added, ...(replace ? matches.different : [])])
    await attempt(() => bringBackMatch(match));
  for (const id of matches.deleted) await attempt(() => setDeleted(id, false));
  for (const { list, added, different } of lists) {
    const taken = replace ? different : [];
    if (added.length + taken.length === 0) continue;
    const ids = new Set(taken.map((item) => list.idOf(item)));
    // What is here comes last, so that nothing of it leaves a full list.
    const saved = list.write([...added, ...taken, ...list.read().filter((item) => !ids.has(list.idOf(item)))]);
    if (!saved) failed += added.length + taken.length;
  }
  mergeRecentSetups(backup.setups);
  return failed;
};
