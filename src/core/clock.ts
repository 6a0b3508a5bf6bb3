/** A clock may run ahead of another by as much without being wrong, ms. */
const DAY_MS = 86_400_000;
/** Whether a saved time lies so far in the future that a wrong clock has written it; both in ms since 1970. */
export const isFuture = (time: number, now: number): boolean => time > now + DAY_MS;
