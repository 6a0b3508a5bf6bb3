import { type Seat, SEATS } from '../../core/seat.ts';

/** A player being set up; `bot` is empty for a person. */
export interface Draft {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string;
}
/** The players with the one of this row at another seat; who sat there takes his. */
export const reseated = (players: readonly Draft[], row: number, seat: Seat): Draft[] => {
  const old = players[row]?.seat;
  return players.map((player, i) => {
    if (i === row) return { ...player, seat };
    return old !== undefined && player.seat === seat ? { ...player, seat: old } : player;
  });
};
/** The players in the order of their seats, as a match has them. */
export const inSeatOrder = <Player extends Pick<Draft, 'seat'>>(players: readonly Player[]): Player[] =>
  players.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat));
