import type { AnyGame } from '../../core/game.ts';
import { initialState } from '../../core/match.ts';
import { type ArrangedTable, matchFromTable } from '../../core/position/arrangedTable.ts';
import type { Scene } from '../../core/scene.ts';
import { SEATS } from '../../core/seat.ts';
import { deployedTable } from '../starting/arrangedStart.ts';

/** Returns a game's first options, those of its first scenario. */
export const usualOptions = (game: AnyGame): unknown => game.schema.options.parse(game.presets?.[0]?.options ?? {});
const tableOf = (game: AnyGame, options: unknown): ArrangedTable =>
  deployedTable(game, options, SEATS.slice(0, game.seats.min));
/** Returns the table of a match with these options before anything is placed. */
export const initialScene = (game: AnyGame, options: unknown): Scene => {
  const match = matchFromTable(game, tableOf(game, options));
  return game.scene(game.view(initialState(game, match), 'public'));
};
