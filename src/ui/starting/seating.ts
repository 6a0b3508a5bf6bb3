import { type Seat, SEATS } from '../../core/seat.ts';

/** A player being set up. `bot` is empty for a person. */
export interface SeatDraft {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string;
}
/** Returns the players with the one of this row in another seat. The player of that seat gets the old one. */
export const withSeatChanged = (players: readonly SeatDraft[], row: number, seat: Seat): SeatDraft[] => {
  const old = players[row]?.seat;
  return players.map((player, i) => {
    if (i === row) return { ...player, seat };
    return old !== undefined && player.seat === seat ? { ...player, seat: old } : player;
  });
};
/** Returns the players in the order of their seats, as a match has them. */
export const inSeatOrder = <Player extends Pick<SeatDraft, 'seat'>>(players: readonly Player[]): Player[] =>
  players.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat));
