import { refuseStartPosition } from '../core/position/checks.ts';
import { replaceUnknownBots } from '../core/bots.ts';
import type { Refusal } from '../core/choice.ts';
import type { AnyGame, Turn } from '../core/game.ts';
import {
  FORMAT,
  FORMAT_POSITION,
  initialState,
  type Match,
  matchSchema,
  type TimelineStep,
  replaySteps,
  playersFitSeats,
} from '../core/match.ts';
import { type Message, messageFactory } from '../core/message.ts';
import type { Scene } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';
import { gameOf } from '../games/index.ts';
import { isDesignFormat } from './designFile.ts';
import { formatField, type Issues, describeIssue, readJson } from './json.ts';
import { VIEW_FORMAT } from './viewFile.ts';

/** The largest match file, in millions of characters. */
export const MAX_MILLIONS = 20;
const say =
  messageFactory<
    Record<
      | 'fileNotMatch'
      | 'fileOtherFormat'
      | 'fileNoGame'
      | 'fileBadOptions'
      | 'fileBadSeats'
      | 'fileBadPosition'
      | 'fileIsView'
      | 'fileIsDesign'
      | 'fileIsLesson'
      | 'whereHead',
      string
    >
  >('core');

/** A match from a file, or why it cannot be read. */
export type MatchFileResult = { readonly error: Message } | Readable;
/** A match that can be replayed. */
interface Readable {
  readonly match: Match;
  readonly over: boolean;
  /** The winners of a finished match. */
  readonly won?: readonly Seat[] | undefined;
  /** Which bots replace unknown ones. */
  readonly bots: Message | null;
  /** Why only part of it can be replayed, and the last good table, as all may see it. */
  readonly stopped: { readonly text: Message; readonly scene: Scene } | null;
}
/** Gets how much of a record has been replayed (0 to 1). */
export type OnProgress = (done: number) => void;

/** Returns the text of a match's file. */
export const matchToText = (match: Match): string => `${JSON.stringify(match, null, 1)}\n`;

/** Reads a match's file: its format, game and options, then every entry, which is replayed. */
export const parseMatchFile = (text: string, onProgress?: OnProgress): MatchFileResult => {
  const read = readJson(text, MAX_MILLIONS);
  if ('error' in read) return read;
  const format = formatField(read.data);
  if (format === VIEW_FORMAT) return { error: say('fileIsView') };
  if (isDesignFormat(format)) return { error: say('fileIsDesign') };
  if (typeof format === 'string' && format.startsWith('mera-lesson-')) return { error: say('fileIsLesson') };
  if (typeof format === 'number' && format !== FORMAT && format !== FORMAT_POSITION)
    return { error: say('fileOtherFormat') };
  const parsed = matchSchema.safeParse(read.data);
  if (parsed.success) return validateMatch(parsed.data, onProgress);
  return { error: say('fileNotMatch', { where: describeIssue(parsed.error.issues, LISTS) }) };
};
const LISTS = { entries: 'core:whereAction', players: 'core:wherePlayer' };
/** Returns the name of the faulty option. */
const optionOf = (game: AnyGame, issues: Issues): Message => {
  const [key] = issues[0]?.path ?? [];
  const usual = game.schema.options.parse({}) as object;
  return typeof key === 'string' && Object.hasOwn(usual, key) ? { key: `${game.id}:option.${key}` } : say('whereHead');
};

/** Returns why a match with valid options cannot begin from its position. Null if it can, or begins with the set-up. */
export const refuseStartingPosition = (game: AnyGame, match: Match): Refusal | null =>
  match.arranged && game.schema.options.safeParse(match.options).success && playersFitSeats(game, match)
    ? refuseStartPosition(
        game,
        initialState(game, match),
        match.arranged,
        match.players.map(({ seat }) => seat),
      )
    : null;
const endOf = (turn: Turn) => ('over' in turn ? { over: true, won: turn.over.winners } : { over: false });
/** Checks a match of the right form: its game and options, then every entry, which is replayed. */
export const validateMatch = (match: Match, onProgress?: OnProgress): MatchFileResult => {
  const game = gameOf(match.game);
  if (!game) return { error: say('fileNoGame') };
  const options = game.schema.options.safeParse(match.options);
  if (!options.success) return { error: say('fileBadOptions', { where: optionOf(game, options.error.issues) }) };
  if (!playersFitSeats(game, match)) return { error: say('fileBadSeats') };
  if ((match.arranged !== undefined) !== (match.format === FORMAT_POSITION))
    return { error: say('fileNotMatch', { where: say('whereHead') }) };
  const badly = refuseStartingPosition(game, match);
  if (badly) return { error: say('fileBadPosition', { why: badly.text }) };
  const { players, note: bots } = replaceUnknownBots(game, match.players);
  const fit: Match = { ...match, options: options.data, players };
  const played = replaySteps(game, fit);
  for (let last: TimelineStep | undefined, plies = 0; ; plies++) {
    const { done, value } = played.next();
    if (!done) {
      last = value;
      if (plies % PROGRESS_EVERY === 0) onProgress?.(plies / (match.entries.length + 1));
      continue;
    }
    const end = endOf(game.turn(last?.state));
    const scene = value && game.scene(game.view(last?.state, 'public'));
    return { match: fit, ...end, bots, stopped: value && scene ? { text: value.text, scene } : null };
  }
};
/** Progress is reported every this many actions. */
const PROGRESS_EVERY = 50;
