import { newId } from '../storage/id.ts';
import { type Kept, loose, type Place } from '../storage/loose.ts';
import { Elsewhere, Gone, keepMatch } from '../storage/matches.ts';
import { enqueue } from './changeQueue.ts';
import { announceKept } from './ownership.ts';
import { retryLater } from './retrying.ts';
import { endOf, openMatch, type OpenMatch, useTable } from './openMatch.ts';

/** What became of a record: it is on the device, in this page alone until it can be kept (`full`: until there is room), or refused because another one lies there. */
export type Outcome = 'kept' | 'loose' | 'full' | 'elsewhere';
const places = new Map<string, Place | null>();
/** Notes how a match that was read lies on the device. */
export const notePlace = (id: string, place: Place | null): void => void places.set(id, place);

let writing: Promise<unknown> = Promise.resolve();
/** Keeps a match, in the order of the calls; whatever an earlier failure has left out comes along. */
const keep = (id: string, kept: Kept): Promise<Outcome> => {
  const written = writing.then(() => write(id, kept));
  writing = written;
  return written;
};
const write = async (id: string, now: Kept): Promise<Outcome> => {
  const origin = now.origin ?? loose.get(id)?.origin;
  const kept = origin === undefined ? now : { ...now, origin };
  const place = places.get(id) ?? null;
  try {
    places.set(id, await keepMatch(id, kept, place));
    loose.delete(id);
    announceKept(id);
    return 'kept';
  } catch (error) {
    if (error instanceof Elsewhere) return 'elsewhere';
    console.error(error);
    loose.set(id, { ...kept, place, since: Date.now(), gone: error instanceof Gone });
    retryLater(saveLoose);
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'loose';
  }
};
/** Tries to save every match that only this page has. What another tab deleted stays as it is until the player asks. */
const saveLoose = async (): Promise<void> => {
  for (const id of loose.keys()) await enqueue(() => saveOne(id));
};
const saveOne = async (id: string): Promise<void> => {
  const { open, held } = useTable.getState();
  const kept = loose.get(id);
  if (!kept || kept.gone) return;
  if (open?.id !== id) await keep(id, kept);
  else if (held === 'here') await settle(open, open);
};
/** Keeps the open match anew, of which the device has been told to forget it. */
export const keepAnew = async (): Promise<void> => {
  const open = openMatch();
  places.set(open.id, null);
  await settle(open, open);
};
/** Writes a longer record over that of a match that lies so on the device. */
export const writeOver = (id: string, kept: Kept, place: Place | null): Promise<Outcome> => {
  places.set(id, place);
  return keep(id, kept);
};
/** Begins to keep a match under a new id. */
export const keepNew = async (kept: Kept): Promise<{ id: string; outcome: Outcome }> => {
  const id = newId();
  return { id, outcome: await keep(id, kept) };
};

/** Keeps the open match as it will be and tells the table how that went; gives the table as it then is, or null where it must not go on from there. */
export const settle = async (
  table: OpenMatch,
  { match, redo, steps }: Pick<OpenMatch, 'match' | 'redo' | 'steps'>,
): Promise<OpenMatch | null> => {
  if (useTable.getState().held !== 'here') return null;
  const { sealed, openings } = table;
  const outcome = table.practice
    ? 'kept'
    : await keep(table.id, { match, redo, sealed, openings, ...endOf(table.game, steps.at(-1)) });
  const { open, held } = useTable.getState();
  if (open?.id !== table.id || open.steps !== table.steps) return null;
  if (outcome === 'elsewhere') {
    if (held === 'here') useTable.setState({ held: 'changed' });
    return null;
  }
  const now = { ...open, unsaved: outcome !== 'kept' };
  useTable.setState({ open: now });
  return now;
};
