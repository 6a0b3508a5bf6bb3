/** The storage key of recent set-ups. */
export const RECENT_SETUPS_KEY = 'mera.habits';

/** Whether a match was ever started on this device, as far as recent set-ups show. Known at once, before the matches are loaded. */
export const hasPlayedBefore = (): boolean => {
  try {
    return localStorage.getItem(RECENT_SETUPS_KEY) !== null;
  } catch {
    return false;
  }
};
