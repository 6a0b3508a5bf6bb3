import type { AnyGame } from '../core/game.ts';
import type { Entry, Match } from '../core/match.ts';
import { deepEqual } from '../core/equality.ts';
import type { SaveData } from '../storage/unsavedMatches.ts';
import {
  loadAndClaimMatch,
  deletedMatches,
  listMatches,
  loadMatch,
  setDeleted,
  type ReadableListItem,
} from '../storage/matches.ts';
import { saveNewMatch, type SaveOutcome, writeOver } from './saving.ts';

/** A match from a file: its id here, whether it is saved, and how many actions the file added to a match that was here already. */
export interface FromFile {
  readonly id: string;
  readonly outcome: SaveOutcome;
  readonly added?: number;
}
type End = Pick<SaveData, 'over' | 'won'>;

/**
 * Saves a match from a file. In a game with secrets, an unfinished match that is already here is not copied, because a copy would
 * show its secrets. Instead it continues with the file's further actions, if they fit. An unfinished match that is new here is
 * marked as sealed.
 */
export const addFromFile = async (game: AnyGame, match: Match, end: End): Promise<FromFile> => {
  if (!game.secrets) return saveNewMatch({ match, redo: [], ...end });
  const here = await sameAs(match);
  const original = here.find(({ over, sealed }) => !over || sealed);
  if (original?.deleted !== undefined) await setDeleted(original.id, false);
  if (original) return { id: original.id, ...(await continued(original.id, match, end)) };
  const sealed = !end.over && here.length === 0;
  return saveNewMatch({ match, redo: [], ...end, ...(sealed ? { sealed } : {}) });
};

/** Returns the matches in the database that are the same as one from a file: same game, seed and players. Copies made here do not count. */
const sameAs = async (match: Match): Promise<ReadableListItem[]> => {
  const who = (players: Match['players']): unknown => players.map(({ seat, name, bot }) => ({ seat, name, bot }));
  const isSame = (row: ReadableListItem): boolean =>
    row.head.game === match.game &&
    row.head.seed === match.seed &&
    deepEqual(who(row.head.players), who(match.players));
  const [{ matches }, deleted] = await Promise.all([listMatches(), deletedMatches()]);
  return [...matches, ...deleted].filter(
    (row): row is ReadableListItem => !('damaged' in row) && isSame(row) && row.origin === undefined,
  );
};

/** Adds a file's further actions to the match it continues. Nothing is taken from any other file. */
const continued = async (id: string, match: Match, end: End): Promise<Omit<FromFile, 'id'>> => {
  const found = await loadMatch(id);
  if (!found || 'raw' in found || !continues(found.match.entries, match.entries)) return { outcome: 'kept', added: 0 };
  const claimed = await loadAndClaimMatch(id);
  if (!claimed || 'raw' in claimed || !continues(claimed.match.entries, match.entries))
    return { outcome: 'kept', added: 0 };
  const { entries } = match;
  const outcome = await writeOver(id, { match: { ...claimed.match, entries }, redo: [], ...end }, claimed.place);
  return { outcome, added: entries.length - claimed.match.entries.length };
};
/** Whether a record begins with another one and is longer. */
const continues = (short: readonly Entry[], long: readonly Entry[]): boolean =>
  long.length > short.length && short.every((entry, i) => deepEqual(entry, long[i]));
