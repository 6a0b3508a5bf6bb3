import type { AnyGame } from '../../core/game.ts';
import { FORMAT, FORMAT_POSITION, type Match, matchSchema, type Player } from '../../core/match.ts';
import type { Position } from '../../core/position/position.ts';
import type { Seat } from '../../core/seat.ts';
import { newId } from '../../storage/newId.ts';

/** A match of a series ends without a winner after this many actions. */
export const MOST_ACTIONS = 3000;
/** Matches that bots play against each other. */
export interface SeriesPlan {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  /** The position that each match begins from instead of the set-up. */
  readonly position?: Position | undefined;
  /** The bot of each player, which begins at the seat of the same index. */
  readonly bots: readonly string[];
  readonly matches: number;
  /** Whether the seats rotate from match to match. */
  readonly swap: boolean;
  /** How long a bot may think about an action, ms. */
  readonly time: number;
  /** The first match's seed. The others are made from it. */
  readonly seed: string;
}
/** Returns the seat of each player in a match of the series. */
export const seatsInMatch = ({ seats, swap }: Pick<SeriesPlan, 'seats' | 'swap'>, number: number): Seat[] =>
  seats.map((_, player) => seats[(player + (swap ? number - 1 : 0)) % seats.length] as Seat);
/** Returns the record of a match of the series before its first action. */
export const matchForSeries = (plan: SeriesPlan, number: number): Match => {
  const { game, options, seats, bots, seed, position } = plan;
  const taken = seatsInMatch(plan, number);
  const players = seats.map((seat): Player => ({ seat, name: '', bot: bots[taken.indexOf(seat)] as string }));
  return matchSchema.parse({
    ...(position ? { format: FORMAT_POSITION, arranged: position } : { format: FORMAT }),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed: `${seed}/${number}`,
    // The bots' seed must reveal nothing of the table in a game with secrets.
    ...(game.secrets ? { botSeed: newId() } : {}),
    takeBack: 'free',
    players,
    entries: [],
  });
};
