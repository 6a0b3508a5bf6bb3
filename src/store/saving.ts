import { newId } from '../storage/newId.ts';
import { type SaveData, unsavedMatches, type StoredState } from '../storage/unsavedMatches.ts';
import { ChangedElsewhere, MatchDeleted, saveMatch } from '../storage/matches.ts';
import { enqueue } from './changeQueue.ts';
import { announceSave } from './tabOwnership.ts';
import { retryLater } from './retrying.ts';
import { endSummary, currentMatch, type OpenMatch, useMatchStore } from './matchStore.ts';

/** What became of a record: it is on the device, in this page alone until it can be kept (`full`: until there is room), or refused because another one lies there. */
export type SaveOutcome = 'kept' | 'loose' | 'full' | 'elsewhere';
const storedStates = new Map<string, StoredState | null>();
/** Notes how a match that was read lies on the device. */
export const recordStoredState = (id: string, place: StoredState | null): void => void storedStates.set(id, place);

let writeQueue: Promise<unknown> = Promise.resolve();
/** Keeps a match, in the order of the calls; whatever an earlier failure has left out comes along. */
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
    retryLater(saveLoose);
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'loose';
  }
};
/** Tries to save every match that only this page has. What another tab deleted stays as it is until the player asks. */
const saveLoose = async (): Promise<void> => {
  for (const id of unsavedMatches.keys()) await enqueue(() => saveOne(id));
};
const saveOne = async (id: string): Promise<void> => {
  const { open, playLocation } = useMatchStore.getState();
  const kept = unsavedMatches.get(id);
  if (!kept || kept.gone) return;
  if (open?.id !== id) await enqueueSave(id, kept);
  else if (playLocation === 'here') await saveOpenMatch(open, open);
};
/** Keeps the open match anew, of which the device has been told to forget it. */
export const saveAgain = async (): Promise<void> => {
  const open = currentMatch();
  storedStates.set(open.id, null);
  await saveOpenMatch(open, open);
};
/** Writes a longer record over that of a match that lies so on the device. */
export const writeOver = (id: string, kept: SaveData, place: StoredState | null): Promise<SaveOutcome> => {
  storedStates.set(id, place);
  return enqueueSave(id, kept);
};
/** Begins to keep a match under a new id. */
export const saveNewMatch = async (kept: SaveData): Promise<{ id: string; outcome: SaveOutcome }> => {
  const id = newId();
  return { id, outcome: await enqueueSave(id, kept) };
};

/** Keeps the open match as it will be and tells the table how that went; gives the table as it then is, or null where it must not go on from there. */
export const saveOpenMatch = async (
  table: OpenMatch,
  { match, redo, steps }: Pick<OpenMatch, 'match' | 'redo' | 'steps'>,
): Promise<OpenMatch | null> => {
  if (useMatchStore.getState().playLocation !== 'here') return null;
  const { sealed, openings } = table;
  const outcome = table.practice
    ? 'kept'
    : await enqueueSave(table.id, { match, redo, sealed, openings, ...endSummary(table.game, steps.at(-1)) });
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
