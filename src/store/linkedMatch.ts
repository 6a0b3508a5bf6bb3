import type { Match } from '../core/match.ts';
import { type Message, messageFactory } from '../core/message.ts';
import { loadGame } from '../games/index.ts';
import { packLink, unpackLink } from '../storage/linkCode.ts';
import type { OnProgress } from '../storage/matchFile.ts';
import { newId } from '../storage/newId.ts';
import { addFromFile } from './importing.ts';
import { loadMatchFile } from './matchFileLoader.ts';
import { closeMatch, replayNotice } from './matchSession.ts';
import { endSummary, isSecret, type OpenMatch, useMatchStore } from './matchStore.ts';
import { replayInParts } from './replayInParts.ts';

/** The largest match of a link, in bytes. */
const MAX_BYTES = 1_000_000;
const say = messageFactory<Record<'linkNoMatch' | 'linkSecret', string>>('core');
/** What a link can suffer from without being damaged. */
const OTHER_FAULTS: readonly string[] = ['core:fileOtherFormat', 'core:fileNoGame'];

/** Whether the match can be shared as a link: not while it has secrets, because a link shows everything. */
export const canLink = (open: OpenMatch): boolean => !open.practice && !isSecret(open);
/** Packs a match into link characters. Null if there would be too many. Throws if it still has secrets. */
export const linkToMatch = (open: OpenMatch): Promise<string | null> => {
  if (!canLink(open)) throw new Error('A match with secrets has no link before it has ended.');
  return packLink(JSON.stringify(open.match));
};
/** Reads the match of a link, or returns why it has none. Null once the signal is aborted. */
const readLink = async (
  code: string,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<{ readonly match: Match; readonly bots: Message | null } | { readonly error: Message } | null> => {
  const text = await unpackLink(code, MAX_BYTES);
  if (text === null) return { error: say('linkNoMatch') };
  const read = await loadMatchFile(new Blob([text]), onProgress, signal);
  if (!read) return null;
  if ('error' in read) return OTHER_FAULTS.includes(read.error.key) ? read : { error: say('linkNoMatch') };
  const game = await loadGame(read.match.game);
  return game?.secrets && !read.over ? { error: say('linkSecret') } : read;
};
/**
 * Opens the match of a link at a ply (default: its last step), only to be looked at. Nothing is saved. Returns why it cannot be
 * opened, or null if it is open or the signal is aborted. `onProgress` gets the part done (0 to 1).
 */
export const openLinked = async (
  code: string,
  ply: number | undefined,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Message | null> => {
  closeMatch();
  const read = await readLink(code, onProgress, signal);
  if (!read) return null;
  if ('error' in read) return read.error;
  const { match, bots } = read;
  const game = await loadGame(match.game);
  const played = game && (await replayInParts(game, match, undefined, () => !signal.aborted));
  if (!played || signal.aborted) return null;
  const { steps } = played;
  const last = steps.length - 1;
  const note = replayNotice(played, { older: match.rulesVersion !== game.rulesVersion, cut: false, bots });
  const rest = { redo: [], seen: {}, note, unsaved: false, linked: true } as const;
  useMatchStore.setState({
    open: {
      id: newId(),
      game,
      match: { ...match, entries: match.entries.slice(0, last) },
      steps,
      ply: Math.min(ply ?? last, last),
      viewer: 'all',
      ...rest,
    },
    playLocation: 'away',
  });
  return null;
};
/** Saves the whole match of a link on this device. Returns its id here. */
export const keepLinked = async ({ game, match, steps }: OpenMatch): Promise<string> =>
  (await addFromFile(game, match, endSummary(game, steps.at(-1)))).id;
