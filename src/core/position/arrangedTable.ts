import type { AnyGame } from '../game.ts';
import { FORMAT_POSITION, initialState, type Match } from '../match.ts';
import type { Scene } from '../scene.ts';
import { z } from '../schema.ts';
import { SEATS } from '../seat.ts';
import { type RefusedPlacement, refuseStartPosition, sortPlacements } from './checks.ts';
import { type Position, positionSchema } from './position.ts';
import type { Refusal } from '../choice.ts';

/** A table that a player has arranged: the options and seats of its match, and the position that it begins from. */
export const arrangedTableSchema = z.strictObject({
  options: z.record(z.string(), z.unknown()),
  seats: z.array(z.enum(SEATS)).min(1).max(4),
  position: positionSchema,
});
export type ArrangedTable = z.infer<typeof arrangedTableSchema>;

/** Returns a match that begins from an arranged table, with nobody named. Throws for options that the game does not accept. */
export const matchFromTable = (game: AnyGame, { options, seats, position }: ArrangedTable): Match => ({
  format: FORMAT_POSITION,
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: game.schema.options.parse(options),
  // Nothing of a position is random.
  seed: 'table',
  takeBack: 'free',
  players: seats.map((seat) => ({ seat, name: '' })),
  arranged: position,
  entries: [],
});
/** The checks of an arranged table: the legal part of its position, what is refused, and why play cannot start. */
export interface TableCheck {
  readonly legal: Position;
  readonly refused: readonly RefusedPlacement[];
  /** Null while anything is refused. */
  readonly start: Refusal | null;
}
/** Checks an arranged table by the rules. Throws for options that the game does not accept. */
export const checkTable = (game: AnyGame, table: ArrangedTable): TableCheck => {
  const fresh = initialState(game, matchFromTable(game, table));
  const { legal, refused } = sortPlacements(game, fresh, table.position);
  const start = refused.length > 0 ? null : refuseStartPosition(game, fresh, table.position, table.seats);
  return { legal, refused, start };
};
/** Returns how a match's table looks to everyone when it begins: the legal part of its position. Null for a game without an editor. */
export const arrangedScene = (game: AnyGame, match: Match): Scene | null => {
  if (!match.arranged || !game.arrange) return null;
  const fresh = initialState(game, match);
  const { legal } = sortPlacements(game, fresh, match.arranged);
  return game.scene(game.view(game.arrange.lay(fresh, legal), game.secrets ? 'public' : 'all'));
};
