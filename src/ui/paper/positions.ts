import type { AnyGame } from '../../core/game.ts';
import { initialState, replaySteps } from '../../core/match.ts';
import {
  arrangedScene,
  type ArrangedTable,
  arrangedTableSchema,
  matchFromTable,
} from '../../core/position/arrangedTable.ts';
import type { Message } from '../../core/message.ts';
import type { Scene } from '../../core/scene.ts';
import { SEATS } from '../../core/seat.ts';
import { listMatches, loadMatch } from '../../storage/matches.ts';
import { savedDesigns } from '../../storage/namedStores.ts';
import { readTableDraft } from '../../storage/tableDraft.ts';
import { deployedTable } from '../starting/arrangedStart.ts';

/** A table that can be printed. Its scene shows nothing that a player may not know. Null if it cannot be read. */
export interface PrintPosition {
  readonly id: string;
  readonly name: string | Message;
  scene(): Promise<Scene | null>;
}

/** Returns a game's first options, those of its first scenario. */
export const usualOptions = (game: AnyGame): unknown => game.schema.options.parse(game.presets?.[0]?.options ?? {});
const tableOf = (game: AnyGame, options: unknown): ArrangedTable =>
  deployedTable(game, options, SEATS.slice(0, game.seats.min));
/** Returns the table of a match with these options before anything is placed. */
export const initialScene = (game: AnyGame, options: unknown): Scene => {
  const match = matchFromTable(game, tableOf(game, options));
  return game.scene(game.view(initialState(game, match), 'public'));
};
/** Returns the table of a match with these options, with all pieces shown. No match has begun, so nothing on it is secret. */
export const armiesOf = (game: AnyGame, options: unknown): Scene => {
  const match = matchFromTable(game, tableOf(game, options));
  const fresh = initialState(game, match);
  const state = match.arranged && game.arrange ? game.arrange.lay(fresh, match.arranged) : fresh;
  return game.scene(game.view(state, 'all'));
};
const laid = (game: AnyGame, table: ArrangedTable): Scene | null => arrangedScene(game, matchFromTable(game, table));
const readMatch = async (game: AnyGame, id: string): Promise<Scene | null> => {
  const loaded = await loadMatch(id);
  if (!loaded || 'raw' in loaded) return null;
  const { match, sealed } = loaded;
  const state = [...replaySteps(game, { ...match, options: game.schema.options.parse(match.options) })].at(-1)?.state;
  const open = !game.secrets || ('over' in game.turn(state) && !sealed);
  return game.scene(game.view(state, open ? 'all' : 'public'));
};
/** Returns the tables of a game that can be printed: the starts of its scenarios, arranged tables, and saved matches. */
export const printPositions = async (game: AnyGame): Promise<PrintPosition[]> => {
  const presets = (game.presets ?? []).map(({ id, options }): PrintPosition => ({
    id: `start.${id}`,
    name: { key: `${game.id}:preset.${id}` },
    scene: async () => laid(game, tableOf(game, game.schema.options.parse(options))),
  }));
  const draft = readTableDraft(game.id);
  const saved = savedDesigns.table.read(game.id).flatMap(({ name, content }) => {
    const { data } = arrangedTableSchema.safeParse(content);
    return data ? [{ name, table: data }] : [];
  });
  const tables = [...(draft ? [{ name: '', table: draft.table }] : []), ...saved].map(
    ({ name, table }): PrintPosition => ({
      id: `table.${name}`,
      name: name || { key: 'ui:table.new' },
      scene: async () => laid(game, table),
    }),
  );
  const { matches } = await listMatches();
  const played = matches.flatMap((each): PrintPosition[] => {
    if ('damaged' in each || each.head.game !== game.id) return [];
    const players = each.head.players.map(({ name, seat }) => name || { seat });
    return [
      {
        id: `match.${each.id}`,
        name: {
          key: 'ui:print.match',
          values: { one: players[0] ?? '', two: players[1] ?? '', count: each.length },
        },
        scene: () => readMatch(game, each.id),
      },
    ];
  });
  return [...presets, ...tables, ...played];
};
/** Returns a table that can be printed by its id, or the first one for an empty id. Undefined if there is none. */
export const findPosition = async (game: AnyGame, id: string): Promise<PrintPosition | undefined> => {
  const all = await printPositions(game);
  return id === '' ? all[0] : all.find((each) => each.id === id);
};
