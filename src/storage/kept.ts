import { z } from 'zod';

const keptSchema = z
  .array(z.object({ game: z.string(), name: z.string().min(1).max(40), action: z.unknown() }))
  .catch([]);
/** An arrangement that a player has named and kept: the action that lays it out. */
export type Kept = z.infer<typeof keptSchema>[number];
const KEY = 'mera.kept';
const MOST = 200;

const readAll = (): Kept[] => {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
};
/** The arrangements kept for a game, in the order of their names. */
export const readKept = (game: string): Kept[] =>
  readAll()
    .filter((kept) => kept.game === game)
    .toSorted((a, b) => a.name.localeCompare(b.name));
/** Keeps an arrangement, in place of one of the same name; false where the browser keeps nothing. */
export const keep = (kept: Kept): boolean =>
  write([...readAll().filter((old) => old.game !== kept.game || old.name !== kept.name), kept].slice(-MOST));
/** Forgets an arrangement. */
export const forget = ({ game, name }: Kept): boolean =>
  write(readAll().filter((old) => old.game !== game || old.name !== name));
const write = (all: readonly Kept[]): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
};
