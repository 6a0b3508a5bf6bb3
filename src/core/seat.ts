/** The seats in the order in which games take them. */
export const SEATS = ['blue', 'red', 'plum', 'graphite'] as const;
export type Seat = (typeof SEATS)[number];
/** The other of the two who play. */
export const opponentOf = <Side extends Seat>(seats: readonly Side[], seat: Side): Side =>
  seats.find((each) => each !== seat) ?? seat;
/** Whose eyes look: a seat's, `all` (open table, a teacher's) or `public` (only what every seat may know: curtain, titles, thumbnails). */
export type Viewer = Seat | 'all' | 'public';
