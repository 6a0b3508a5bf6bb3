import { useMemo, useState } from 'react';
import type { AnyGame } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { type Seat, SEATS } from '../../../core/seat.ts';
import { type ArrangedTable, checkTable, type TableCheck } from '../../../core/position/arrangedTable.ts';
import type { Position } from '../../../core/position/position.ts';
import { readTableDraft, type TableDraft } from '../../../storage/tableDraft.ts';
import { arrangeTable, deployedTable } from '../../starting/arrangedStart.ts';
import type { Values } from '../../starting/form.ts';
import { inSeatOrder, type SeatDraft } from '../../starting/seating.ts';

/** The players of each game, kept in this page while its table is arranged. */
const seatings = new Map<string, readonly SeatDraft[]>();
/** Returns the draft that the set-up begins with, with the players that were seated before it was arranged. */
export const draftFor = (
  game: AnyGame,
): { readonly draft: TableDraft; readonly players: readonly SeatDraft[] | null } | null => {
  const draft = readTableDraft(game.id);
  if (!draft || !game.schema.options.safeParse(draft.table.options).success) return null;
  const players = seatings.get(game.id);
  return { draft, players: players?.length === draft.table.seats.length ? players : null };
};

/** What the set-up page knows of the table that the match begins from. */
export interface ChosenTableState {
  /** Null: the match begins with the set-up. */
  readonly table: ArrangedTable | null;
  /** The name that it is saved under. Empty for a new one. */
  readonly name: string;
  /** Null without a table, and while the options are not legal. */
  readonly check: TableCheck | null;
  /** Whether the rules refuse to begin from it. */
  readonly refused: boolean;
  choose(position: Position | null, name?: string): void;
  /** Goes to the table, to arrange it by hand: the chosen one, or the scenario with everything deployed. */
  arrange(piece?: string): void;
}
/** Returns the draft that a set-up like this match begins with. Null if the match began with its set-up. */
export const draftLike = (model: Match | null): TableDraft | null => {
  if (!model?.arranged) return null;
  const options = model.options as ArrangedTable['options'];
  return { name: '', table: { options, seats: model.players.map(({ seat }) => seat), position: model.arranged } };
};
/** Returns the players at the seats of a table: those who have one of them stay, and people take the others. */
export const seatedAt = (seats: readonly Seat[], players: readonly SeatDraft[]): readonly SeatDraft[] => {
  const taken = players.filter(({ seat }) => seats.includes(seat));
  const free = seats.filter((seat) => taken.every((each) => each.seat !== seat));
  return [...taken, ...free.map((seat): SeatDraft => ({ seat, name: '', bot: '' }))];
};
/** Follows the table that the match begins from, with the options and players of the form. */
export const useChosenTable = (
  game: AnyGame,
  { values, players }: { values: Values; players: readonly SeatDraft[] },
  first: TableDraft | null,
): ChosenTableState => {
  const [chosen, setChosen] = useState<{ readonly position: Position; readonly name: string } | null>(
    first && { position: first.table.position, name: first.name },
  );
  const seated = inSeatOrder(players)
    .map(({ seat }) => seat)
    .join(' ');
  const seats = useMemo(() => SEATS.filter((seat) => seated.split(' ').includes(seat)), [seated]);
  const table = useMemo(
    (): ArrangedTable | null => chosen && { options: values, seats, position: chosen.position },
    [chosen, values, seats],
  );
  const check = useMemo(() => {
    const isLegal = table && game.schema.options.safeParse(table.options).success && seats.length >= game.seats.min;
    return isLegal ? checkTable(game, table) : null;
  }, [game, table, seats]);
  return {
    table,
    name: chosen?.name ?? '',
    check,
    refused: check !== null && (check.refused.length > 0 || check.start !== null),
    choose: (position, name = '') => setChosen(position && { position, name }),
    arrange: (piece) => {
      seatings.set(game.id, players);
      arrangeTable(game.id, table ?? deployedTable(game, values, seats), chosen?.name, piece);
    },
  };
};
