/** Where the habits of this device lie. */
export const RECENT_SETUPS_KEY = 'mera.habits';

/** Whether a match was ever begun on this device, as far as its habits tell: known at once, before the matches are read. */
export const hasPlayedBefore = (): boolean => {
  try {
    return localStorage.getItem(RECENT_SETUPS_KEY) !== null;
  } catch {
    return false;
  }
};
