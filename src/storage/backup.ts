import { type Message, messageFactory } from '../core/message.ts';
import { z } from '../core/schema.ts';
import type { SavedMatchRow } from './database.ts';
import { formatField, readJson, refuseSize } from './json.ts';
import { listMatches, loadMatch } from './matches.ts';
import { readRecentSetups } from './recentSetups.ts';
import { entrySchema, matchRowSchema, rowSchema } from './rows.ts';
import { seal, unseal } from './seal.ts';
import { storedLists } from './storedList.ts';
import './bestOf.ts';
import './lessonReports.ts';
import './namedStores.ts';
import './results.ts';

/** What a backup is called where the file of a match has its game. */
const KIND = 'mera-backup';
const FORMAT = 'mera-backup-1';
/** How much of a file is read to know that it is a backup, bytes. */
const HEAD = 200;
/** The largest backup, in millions of characters. */
const MAX_MILLIONS = 60;
const say = messageFactory<Record<'fileNotBackup' | 'fileOtherFormat', string>>('core');

const savedMatch = z.object({
  row: matchRowSchema
    .omit({ deleted: true })
    .extend({ id: z.string().min(1).max(100), openings: rowSchema.shape.openings }),
  /** All entries, those that can be redone too. */
  entries: z.array(entrySchema).max(20_000),
});
export type BackedUpMatch = z.infer<typeof savedMatch>;
const schema = z.object({
  format: z.literal(FORMAT),
  /** When it was made, ms. */
  at: z.number().min(0).max(8.64e15),
  matches: z.array(savedMatch).max(5000),
  lists: z.record(z.string(), z.array(z.unknown())),
  settings: z.record(z.string(), z.unknown()),
  setups: z.unknown(),
});
/** All that is saved on a device: matches, lists such as lessons and scores, settings and the last set-ups. */
export type Backup = z.infer<typeof schema>;

/** Returns a match of the library with all its entries. Null if it is damaged. */
const backUpMatch = async (row: SavedMatchRow): Promise<BackedUpMatch | null> => {
  const read = await loadMatch(row.id);
  if (!read || 'raw' in read) return null;
  const { entries, ...head } = read.match;
  const whole = { ...row, head, length: entries.length, openings: read.openings };
  return savedMatch.safeParse({ row: whole, entries: [...entries, ...read.redo] }).data ?? null;
};
/** Returns a backup of this device. `settings` are the current ones. `missing` counts damaged matches, which it leaves out. */
export const makeBackup = async (
  settings: Readonly<Record<string, unknown>>,
  at: number,
): Promise<{ backup: Backup; missing: number }> => {
  const { matches: listed } = await listMatches();
  const matches: BackedUpMatch[] = [];
  for (const row of listed) {
    const match = 'damaged' in row ? null : await backUpMatch(row);
    if (match) matches.push(match);
  }
  const lists = Object.fromEntries([...storedLists].map(([key, list]) => [key, list.read()]));
  const backup: Backup = { format: FORMAT, at, matches, lists, settings, setups: readRecentSetups() };
  return { backup, missing: listed.length - matches.length };
};
/** Returns the text of a backup's file, sealed so that nobody reads it by accident. */
export const backupToText = (backup: Backup): Promise<string> => seal(JSON.stringify(backup), KIND);
/** Reads a backup's file, or returns why it cannot be read. Null if it is no backup. */
export const readBackup = async (file: Blob): Promise<{ backup: Backup } | { error: Message } | null> => {
  if (!(await file.slice(0, HEAD).text()).includes(`"${KIND}"`)) return null;
  const tooBig = refuseSize(file.size, MAX_MILLIONS);
  if (tooBig) return { error: tooBig };
  const opened = await unseal(await file.text(), MAX_MILLIONS);
  if ('error' in opened) return opened;
  const read = readJson(opened.text, MAX_MILLIONS);
  if ('error' in read) return read;
  const format = formatField(read.data);
  if (typeof format === 'string' && format.startsWith(`${KIND}-`) && format !== FORMAT)
    return { error: say('fileOtherFormat') };
  const parsed = schema.safeParse(read.data);
  return parsed.success ? { backup: parsed.data } : { error: say('fileNotBackup') };
};
