import { type ArrangedTable, arrangedTableSchema } from '../core/position/arrangedTable.ts';
import { z } from '../core/schema.ts';

const draftSchema = z.object({ name: z.string().max(40), table: arrangedTableSchema });
/** A table that is being arranged, and the name that it is saved under. The name is empty for a new one. */
export interface TableDraft {
  readonly name: string;
  readonly table: ArrangedTable;
}
const KEY = 'mera.tableDraft';
/** The drafts of this page, which stay where the browser saves nothing. */
const drafts = new Map<string, TableDraft>();

const readAll = (): Readonly<Record<string, unknown>> => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
};
/** Returns a game's table that is being arranged. Null if there is none. */
export const readTableDraft = (game: string): TableDraft | null =>
  drafts.get(game) ?? draftSchema.safeParse(readAll()[game]).data ?? null;
/** Saves a game's table that is being arranged, in place of the last one. */
export const saveTableDraft = (game: string, draft: TableDraft): void => {
  drafts.set(game, draft);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [game]: draft }));
  } catch {
    // The page still has it.
  }
};
