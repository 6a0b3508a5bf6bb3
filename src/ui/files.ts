import { isSecret, useMatchStore } from '../store/matchStore.ts';
import type { AnyGame } from '../core/game.ts';
import { loadGame } from '../games/index.ts';
import { matchToText, type OnProgress } from '../storage/matchFile.ts';
import { FILE_SUFFIX } from '../storage/json.ts';
import { loadMatchFile } from '../store/matchFileLoader.ts';
import { loadMatch } from '../storage/matches.ts';
import { type Backup, readBackup } from '../storage/backup.ts';
import { addResultsFile } from '../storage/resultsFile.ts';
import { seal } from '../storage/seal.ts';
import { viewToText } from '../storage/viewFile.ts';
import { addFromFile, type FromFile } from '../store/importing.ts';
import { confirmSeal } from '../store/sealDialog.ts';
import { formatMessage, t } from '../i18n/index.ts';
import { announce } from './announcements.ts';
import { createFormatContext } from '../presentation/text/formatters.ts';
import type { Message } from '../core/message.ts';
import type { Match } from '../core/match.ts';

/** Saves a match. While something in it is hidden from a player, it is sealed, and a dialog says so first. */
const save = (match: Match, open: boolean, game: AnyGame | null): void => {
  const text = matchToText(match);
  if (open || !game?.secrets) return downloadDated(text, match.game);
  return confirmSeal(() => void seal(text, match.game).then((sealed) => downloadDated(sealed, match.game)));
};
const datedName = (stem: string): string => `${stem}-${stamp(new Date())}${FILE_SUFFIX}`;
const downloadDated = (text: string, stem: string): void => download(text, datedName(stem));
/** Returns the file of a match without secrets: its text and its name. */
export const matchFile = (match: Match): { readonly text: string; readonly name: string } => ({
  text: matchToText(match),
  name: datedName(match.game),
});
/** Returns a moment in the player's own time zone, for the name of a file: 2026-11-28-09-05. */
export const stamp = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');
/** Downloads data as a file with this name and type. */
export const download = (data: string | Blob, name: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([data], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  announce(t('export.done', { name }));
};
/** Saves the open match as a file. Does nothing if none is open. */
export const exportMatch = (): void => {
  const { open } = useMatchStore.getState();
  if (open) save(open.match, !isSecret(open), open.game);
};
/** Saves what the current viewer may know of the open match. */
export const exportView = (): void => {
  const { open } = useMatchStore.getState();
  if (open) downloadDated(viewToText(open.game, open.match, open.steps, open.viewer), `${open.match.game}-view`);
};
/** Saves a match of the library as a file. A damaged match is saved as far as it exists. */
export const exportSavedMatch = async (id: string): Promise<void> => {
  const read = await loadMatch(id);
  if (read && 'raw' in read) downloadDated(`${JSON.stringify(read.raw, null, 1)}\n`, 'mera');
  else if (read) save(read.match, read.over && !read.sealed, await loadGame(read.match.game));
};
/** An imported match: where it is saved, why it can be replayed only in part, and which bots replace unknown ones. */
export interface ImportedFile extends FromFile {
  readonly partly: string | null;
  readonly bots: Message | null;
}
/**
 * Reads a chosen file and adds its match to the library, or its results to the scores. A backup is only read. An error changes
 * nothing. Null if it is stopped.
 */
export const importFile = async (
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ImportedFile | { text: string } | { backup: Backup } | { error: Message } | null> => {
  const other = (await addResultsFile(file)) ?? (await readBackup(file));
  if (other && 'added' in other)
    return { text: t(other.added > 0 ? 'score.added' : 'score.nothingNew', { count: other.added }) };
  if (other) return other;
  const read = await loadMatchFile(file, onProgress, signal);
  if (!read || 'error' in read) return read;
  const { match, over, won, bots, stopped } = read;
  const partly = stopped && formatMessage(stopped.text, createFormatContext(match.players, stopped.scene));
  const game = await loadGame(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  return { ...(await addFromFile(game, match, { over, won })), partly, bots };
};
