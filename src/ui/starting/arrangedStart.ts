import type { AnyGame } from '../../core/game.ts';
import { initialState } from '../../core/match.ts';
import { playSetup } from '../../core/flow/setupSteps.ts';
import { type ArrangedTable, matchFromTable } from '../../core/position/arrangedTable.ts';
import { sortPlacements } from '../../core/position/checks.ts';
import type { Seat } from '../../core/seat.ts';
import { saveTableDraft } from '../../storage/tableDraft.ts';
import { go } from '../route.ts';
import { newMatch } from './startMatch.ts';

/** Returns the table of a match with these options and seats, with everything deployed, to be changed by hand. */
export const deployedTable = (game: AnyGame, options: unknown, seats: readonly Seat[]): ArrangedTable => {
  const players = seats.map((seat) => ({ seat, name: '' }));
  const match = newMatch(game, { options, players, takeBack: 'free' });
  const { step } = playSetup(game, match, { lots: true, lines: true });
  return tableFromState(game, options, seats, step.state);
};
/** Returns the table of a match at a state, to be changed by hand. An unfinished action and what cannot be placed are left out. */
export const tableFromState = (
  game: AnyGame,
  options: unknown,
  seats: readonly Seat[],
  state: unknown,
): ArrangedTable => {
  const position = game.arrange?.read(state) ?? { to: seats[0] ?? 'blue', pieces: [] };
  const table: ArrangedTable = { options: options as ArrangedTable['options'], seats: [...seats], position };
  const { legal } = sortPlacements(game, initialState(game, matchFromTable(game, table)), position);
  return { ...table, position: legal };
};
/** Goes to a table to arrange it by hand, with a piece selected if one is named. `name`: it is saved under that name. */
export const arrangeTable = (game: string, table: ArrangedTable, name = '', piece?: string): void => {
  saveTableDraft(game, { name, table });
  go({ at: 'table', game, ...(piece === undefined ? {} : { piece }) });
};
