import { type Match, matchSchema, replay } from '../core/match.ts';
import { type Message, sayer } from '../core/message.ts';
import { gameOf } from '../games/index.ts';
import { VIEW_FORMAT } from './view.ts';

/** The files that matches are exported to end in this. */
export const SUFFIX = '.mera.json';
const MOST_BYTES = 20_000_000;
const say =
  sayer<
    Record<
      | 'fileNotJson'
      | 'fileTooBig'
      | 'fileNotMatch'
      | 'fileOtherFormat'
      | 'fileNoGame'
      | 'fileBadOptions'
      | 'fileBadSeats'
      | 'fileIsView',
      string
    >
  >('core');

/** A match read from a file, with why it can be played again only in part; or why it cannot be read at all. */
export type Imported = { readonly match: Match; readonly note: Message | null } | { readonly error: Message };

/** The text of a match's file. */
export const makeFile = (match: Match): string => `${JSON.stringify(match, null, 1)}\n`;

/** Reads a match's file: its form, its game, its options, then every entry played again. */
export const parseFile = (text: string): Imported => {
  if (text.length > MOST_BYTES) return { error: say('fileTooBig') };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { error: say('fileNotJson') };
  }
  if (typeof data === 'object' && data !== null && 'format' in data && data.format === VIEW_FORMAT) {
    return { error: say('fileIsView') };
  }
  if (
    typeof data === 'object' &&
    data !== null &&
    'format' in data &&
    typeof data.format === 'number' &&
    data.format !== 1
  ) {
    return { error: say('fileOtherFormat') };
  }
  const parsed = matchSchema.safeParse(data);
  if (!parsed.success) {
    return { error: say('fileNotMatch', { where: parsed.error.issues[0]?.path.join('.') || '—' }) };
  }
  return checkMatch(parsed.data);
};

const checkMatch = (match: Match): Imported => {
  const game = gameOf(match.game);
  if (!game) return { error: say('fileNoGame', { game: match.game }) };
  const options = game.schema.options.safeParse(match.options);
  if (!options.success)
    return { error: say('fileBadOptions', { where: options.error.issues[0]?.path.join('.') || '—' }) };
  const seats = new Set(match.players.map((player) => player.seat));
  if (seats.size !== match.players.length || seats.size < game.seats.min || seats.size > game.seats.max) {
    return { error: say('fileBadSeats') };
  }
  const fit: Match = { ...match, options: options.data };
  const { stopped } = replay(game, fit);
  return { match: fit, note: stopped?.text ?? null };
};
