import { z } from '../core/schema.ts';
import { matchSchema } from '../core/match.ts';
import { SEATS } from '../core/seat.ts';
import type { SavedMatchRow } from './database.ts';

/** A match in the list: a readable one, which only this page may have (`loose`), or a damaged one. */
export type MatchListItem =
  | (SavedMatchRow & { readonly loose: boolean })
  | { readonly id: string; readonly damaged: true };

export type ReadableListItem = Exclude<MatchListItem, { damaged: true }>;

const headSchema = matchSchema.omit({ entries: true });
export const entrySchema = matchSchema.shape.entries.element;
const time = z.number().min(0).max(8.64e15);
const won = z.array(z.enum(SEATS)).optional().catch(undefined);
const origin = z.string().optional().catch(undefined);
const title = z.string().max(40).optional().catch(undefined);
const starred = z.boolean().optional().catch(undefined);
const sealed = z.boolean().optional().catch(undefined);
/** When a match with secrets was deleted, ms. It is kept for a time in case its file comes back. */
const deleted = z.number().optional().catch(undefined);
const openings = z
  .array(z.object({ seat: z.enum(SEATS), ply: z.int().min(0) }))
  .optional()
  .catch(undefined);
export const matchRowSchema = z.object({
  id: z.string(),
  head: headSchema,
  length: z.int().min(0),
  created: time,
  updated: time,
  over: z.boolean(),
  won,
  origin,
  title,
  starred,
  sealed,
  deleted,
});
/** What is known of a row in any state. */
export const rowSchema = z.object({
  head: headSchema.nullable().catch(null),
  length: z.int().min(0).nullable().catch(null),
  created: time.nullable().catch(null),
  claim: z.string().optional().catch(undefined),
  over: z.boolean().catch(false),
  origin,
  title,
  starred,
  sealed,
  openings,
  deleted,
});

/** Returns the list item of a row; nothing if not even its id can be read. */
export const listItems = (row: unknown): MatchListItem[] => {
  const sound = matchRowSchema.safeParse(row);
  if (sound.success) return [{ ...sound.data, loose: false }];
  const named = matchRowSchema.pick({ id: true }).safeParse(row);
  return named.success ? [{ id: named.data.id, damaged: true }] : [];
};
/** Whether a row is a deleted match whose record stayed. */
export const isDeleted = (row: unknown): boolean => rowSchema.safeParse(row).data?.deleted !== undefined;
