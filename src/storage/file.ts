import { type Match, matchSchema, replay } from '../core/match.ts';
import { type Message, sayer } from '../core/message.ts';
import type { Scene } from '../core/scene.ts';
import { gameOf } from '../games/index.ts';
import { isDesignFormat } from './designs.ts';
import { formatOf, placeOf, readJson } from './json.ts';
import { VIEW_FORMAT } from './view.ts';

/** The files that matches are exported to end in this. */
export const SUFFIX = '.mera.json';
/** So many million characters a match's file has at most. */
export const MOST_MILLIONS = 20;
const say =
  sayer<
    Record<
      | 'fileNotMatch'
      | 'fileOtherFormat'
      | 'fileNoGame'
      | 'fileBadOptions'
      | 'fileBadSeats'
      | 'fileIsView'
      | 'fileIsDesign',
      string
    >
  >('core');

/** A match read from a file, with why it can be played again only in part and the table that this is about, as all may see it; or why it cannot be read at all. */
export type Imported =
  | { readonly match: Match; readonly note: { readonly text: Message; readonly scene: Scene } | null }
  | { readonly error: Message };

/** The text of a match's file. */
export const makeFile = (match: Match): string => `${JSON.stringify(match, null, 1)}\n`;

/** Reads a match's file: its form, its game, its options, then every entry played again. */
export const parseFile = (text: string): Imported => {
  const read = readJson(text, SUFFIX, MOST_MILLIONS);
  if ('error' in read) return read;
  const format = formatOf(read.data);
  if (format === VIEW_FORMAT) return { error: say('fileIsView') };
  if (isDesignFormat(format)) return { error: say('fileIsDesign') };
  if (typeof format === 'number' && format !== 1) return { error: say('fileOtherFormat') };
  const parsed = matchSchema.safeParse(read.data);
  if (!parsed.success) return { error: say('fileNotMatch', { where: placeOf(parsed.error.issues) }) };
  return checkMatch(parsed.data);
};

const checkMatch = (match: Match): Imported => {
  const game = gameOf(match.game);
  if (!game) return { error: say('fileNoGame', { game: match.game }) };
  const options = game.schema.options.safeParse(match.options);
  if (!options.success) return { error: say('fileBadOptions', { where: placeOf(options.error.issues) }) };
  const seats = new Set(match.players.map((player) => player.seat));
  if (seats.size !== match.players.length || seats.size < game.seats.min || seats.size > game.seats.max) {
    return { error: say('fileBadSeats') };
  }
  const fit: Match = { ...match, options: options.data };
  const { steps, stopped } = replay(game, fit);
  if (!stopped) return { match: fit, note: null };
  const scene = game.scene(game.view(steps.at(-1)?.state, 'public'));
  return { match: fit, note: { text: stopped.text, scene } };
};
