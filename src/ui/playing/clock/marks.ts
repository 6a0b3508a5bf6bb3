/** From so many seconds on, a clock draws attention. */
export const LAST_SECONDS = 10;
/** The seconds left at which a screen reader says so. */
const SPOKEN = [60, 30, LAST_SECONDS];
/** Returns the next time left at which the clock speaks, ms. Null once it has nothing more to say. */
export const nextSpoken = (left: number): number | null =>
  SPOKEN.map((each) => each * 1000).find((each) => each < left) ?? null;
