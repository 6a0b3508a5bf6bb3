import { newId } from '../storage/newId.ts';
import { type SaveData, unsavedMatches, type StoredState } from '../storage/unsavedMatches.ts';
import { ChangedElsewhere, MatchDeleted, saveMatch } from '../storage/matches.ts';
import { enqueue } from './changeQueue.ts';
import { announceSave } from './tabOwnership.ts';
import { retryLater } from './retrying.ts';
import { endSummary, currentMatch, type OpenMatch, useMatchStore } from './matchStore.ts';

/**
 * The result of a save: `kept` in the database, `loose` in this page only until it can be saved (`full`: until there is room), or
 * `elsewhere`, refused because another record is there.
 */
export type SaveOutcome = 'kept' | 'loose' | 'full' | 'elsewhere';
const storedStates = new Map<string, StoredState | null>();
/** Records how a loaded match is stored. */
export const recordStoredState = (id: string, place: StoredState | null): void => void storedStates.set(id, place);

let writeQueue: Promise<unknown> = Promise.resolve();
/** Saves a match, in the order of the calls, with everything that an earlier failure left out. */
const enqueueSave = (id: string, kept: SaveData): Promise<SaveOutcome> => {
  const written = writeQueue.then(() => writeSave(id, kept));
  writeQueue = written;
  return written;
};
const writeSave = async (id: string, now: SaveData): Promise<SaveOutcome> => {
  const origin = now.origin ?? unsavedMatches.get(id)?.origin;
  const kept = origin === undefined ? now : { ...now, origin };
  const place = storedStates.get(id) ?? null;
  try {
    storedStates.set(id, await saveMatch(id, kept, place));
    unsavedMatches.delete(id);
    announceSave(id);
    return 'kept';
  } catch (error) {
    if (error instanceof ChangedElsewhere) return 'elsewhere';
    console.error(error);
    unsavedMatches.set(id, { ...kept, place, since: Date.now(), gone: error instanceof MatchDeleted });
    retryLater(saveUnsaved);
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'loose';
  }
};
/** Tries to save every match that only this page has. What another tab deleted stays unsaved until the player asks. */
const saveUnsaved = async (): Promise<void> => {
  for (const id of unsavedMatches.keys()) await enqueue(() => saveOne(id));
};
const saveOne = async (id: string): Promise<void> => {
  const { open, playLocation } = useMatchStore.getState();
  const kept = unsavedMatches.get(id);
  if (!kept || kept.gone) return;
  if (open?.id !== id) await enqueueSave(id, kept);
  else if (playLocation === 'here') await saveOpenMatch(open, open);
};
/** Saves the open match again after it has been deleted from the database. */
export const saveAgain = async (): Promise<void> => {
  const open = currentMatch();
  storedStates.set(open.id, null);
  await saveOpenMatch(open, open);
};
/** Overwrites a stored match with a longer record. */
export const writeOver = (id: string, kept: SaveData, place: StoredState | null): Promise<SaveOutcome> => {
  storedStates.set(id, place);
  return enqueueSave(id, kept);
};
/** Saves a match under a new id. */
export const saveNewMatch = async (kept: SaveData): Promise<{ id: string; outcome: SaveOutcome }> => {
  const id = newId();
  return { id, outcome: await enqueueSave(id, kept) };
};

/**
 * Saves the open match in its next state and updates the store with the result. Returns the resulting open match, or null if it
 * must not go on from there.
 */
export const saveOpenMatch = async (
  table: OpenMatch,
  { match, redo, steps }: Pick<OpenMatch, 'match' | 'redo' | 'steps'>,
): Promise<OpenMatch | null> => {
  if (useMatchStore.getState().playLocation !== 'here') return null;
  const { sealed, openings, origin } = table;
  const outcome = table.practice
    ? 'kept'
    : await enqueueSave(table.id, { match, redo, sealed, openings, origin, ...endSummary(table.game, steps.at(-1)) });
  const { open, playLocation } = useMatchStore.getState();
  if (open?.id !== table.id || open.steps !== table.steps) return null;
  if (outcome === 'elsewhere') {
    if (playLocation === 'here') useMatchStore.setState({ playLocation: 'changed' });
    return null;
  }
  const now = { ...open, unsaved: outcome !== 'kept' };
  useMatchStore.setState({ open: now });
  return now;
};
