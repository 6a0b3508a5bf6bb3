/** The seats in the order in which games use them. */
export const SEATS = ['blue', 'red', 'plum', 'graphite'] as const;
export type Seat = (typeof SEATS)[number];
/** Returns the other seat of two players. */
export const opponentOf = <Side extends Seat>(seats: readonly Side[], seat: Side): Side =>
  seats.find((each) => each !== seat) ?? seat;
/** Who looks: a seat, `all` (open table, teacher) or `public` (only what every seat may know: curtain, titles, thumbnails). */
export type Viewer = Seat | 'all' | 'public';
