import type { AnyGame } from '../core/game.ts';
import { type Message, messageFactory } from '../core/message.ts';
import { type ArrangedTable, arrangedTableSchema } from '../core/position/arrangedTable.ts';
import { loadGame } from '../games/index.ts';
import { type DesignType, MAX_MILLIONS, parseDesign } from './designFile.ts';
import { readJson } from './json.ts';
import { unpackLink } from './linkCode.ts';

const say = messageFactory<Record<'linkNoTable' | 'fileNoGame', string>>('core');
/** Returns the kind of design that an arranged table of a game is. Its options must be legal, its position need not be. */
export const tableDesign = (game: AnyGame): DesignType<ArrangedTable, 'table'> => ({
  kind: 'table',
  game: game.id,
  schema: arrangedTableSchema.refine(({ options }) => game.schema.options.safeParse(options).success),
});
/** A table that came as a link, with its game and name, or why there is none. */
export type LinkedTable =
  | { readonly game: AnyGame; readonly name: string; readonly table: ArrangedTable }
  | { readonly error: Message };
/** Reads the table of a link, and loads its game. */
export const tableInLink = async (code: string): Promise<LinkedTable> => {
  const text = await unpackLink(code, MAX_MILLIONS * 1_000_000);
  const read = text === null ? null : readJson(text, MAX_MILLIONS);
  if (text === null || !read || 'error' in read) return { error: say('linkNoTable') };
  const id = typeof read.data === 'object' && read.data !== null && 'game' in read.data ? read.data.game : null;
  const game = typeof id === 'string' ? await loadGame(id) : null;
  if (!game) return { error: say('fileNoGame') };
  const design = parseDesign(text, tableDesign(game));
  return 'error' in design ? design : { game, name: design.name, table: design.content };
};
