import type { AnyGame } from '../../../core/game.ts';
import { type ArrangedTable, arrangedTableSchema } from '../../../core/position/arrangedTable.ts';
import { type SavedDesign, savedDesigns } from '../../../storage/namedStores.ts';
import { type SavedItems, useSavedItems } from '../../components/useSavedItems.ts';

/** Returns a saved table as its game reads it. Null if the game does not accept it. */
export const tableIn = (game: AnyGame, { content }: Pick<SavedDesign, 'content'>): ArrangedTable | null => {
  const { data } = arrangedTableSchema.safeParse(content);
  return data && game.schema.options.safeParse(data.options).success ? data : null;
};
/** Returns the player's own tables that their game accepts, and the actions on them. */
export const useOwnTables = (game: AnyGame): SavedItems<SavedDesign> => {
  const kept = useSavedItems(savedDesigns.table, game.id);
  return { ...kept, all: kept.all.filter((each) => tableIn(game, each) !== null) };
};
