/** How far one device's clock may run ahead of another's, ms. */
const DAY_MS = 86_400_000;
/** Whether a saved time is so far in the future that a wrong clock must have written it; both in ms since 1970. */
export const isFuture = (time: number, now: number): boolean => time > now + DAY_MS;
