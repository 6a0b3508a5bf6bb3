/** Where the habits of this device lie. */
export const HABITS_KEY = 'mera.habits';

/** Whether a match was ever begun on this device, as far as its habits tell: known at once, before the matches are read. */
export const playedBefore = (): boolean => {
  try {
    return localStorage.getItem(HABITS_KEY) !== null;
  } catch {
    return false;
  }
};
