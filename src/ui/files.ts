import { isSecret, useTable } from '../store/openMatch.ts';
import type { AnyGame } from '../core/game.ts';
import { loadGame } from '../games/index.ts';
import { makeFile, SUFFIX, type Told } from '../storage/file.ts';
import { readMatchFile } from '../store/reading.ts';
import { readMatch } from '../storage/matches.ts';
import { seal } from '../storage/seal.ts';
import { makeView, VIEW_SUFFIX } from '../storage/view.ts';
import { addFromFile, type FromFile } from '../store/arriving.ts';
import { confirmSeal } from '../store/sealing.ts';
import { tell, ui } from '../i18n/index.ts';
import { say } from './speech.ts';
import { telling } from './words.ts';
import type { Message } from '../core/message.ts';
import type { Match } from '../core/match.ts';

/** Saves a match; as long as something in it is hidden from somebody it is sealed, and that is said first. */
const save = (match: Match, open: boolean, game: AnyGame | null): void => {
  const text = makeFile(match);
  if (open || !game?.secrets) return downloadDated(text, match.game, SUFFIX);
  return confirmSeal(() => void seal(text, match.game).then((sealed) => downloadDated(sealed, match.game, SUFFIX)));
};
const downloadDated = (text: string, game: string, suffix: string): void =>
  download(text, `${game}-${stamp(new Date())}${suffix}`);
/** A moment in the player's own time zone, for the name of a file: 2026-11-28-09-05. */
export const stamp = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');
/** Gives the player a text as a file of this name. */
export const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  say(ui('export.done', { name }));
};
/** Saves the open match as a file; does nothing if none is open. */
export const exportOpen = (): void => {
  const { open } = useTable.getState();
  if (open) save(open.match, !isSecret(open), open.game);
};
/** Saves what the one at the screen may know of the open match. */
export const exportView = (): void => {
  const { open } = useTable.getState();
  if (open) downloadDated(makeView(open.game, open.match, open.steps, open.viewer), open.match.game, VIEW_SUFFIX);
};
/** Saves a match of the shelf as a file; of a damaged one what is there. */
export const exportShelved = async (id: string): Promise<void> => {
  const read = await readMatch(id);
  if (read && 'raw' in read) downloadDated(`${JSON.stringify(read.raw, null, 1)}\n`, 'mera', SUFFIX);
  else if (read) save(read.match, read.over && !read.sealed, await loadGame(read.match.game));
};
/** A match that came from a file: where it is saved, why it can be replayed only in part, and who plays for bots unknown here. */
export interface Arrived extends FromFile {
  readonly partly: string | null;
  readonly bots: Message | null;
}
/** Reads a chosen file and puts its match on the shelf; an error changes nothing, nor does a stop, which gives null. */
export const importFile = async (
  file: File,
  told: Told,
  signal: AbortSignal,
): Promise<Arrived | { error: Message } | null> => {
  const read = await readMatchFile(file, told, signal);
  if (!read || 'error' in read) return read;
  const { match, over, won, bots, stopped } = read;
  const partly = stopped && tell(stopped.text, telling(match.players, stopped.scene));
  const game = await loadGame(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  return { ...(await addFromFile(game, match, { over, won })), partly, bots };
};
