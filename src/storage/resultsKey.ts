/** The storage key of the results between names. */
export const RESULTS_KEY = 'mera.results';

/** Whether results between names may be on this device. Known at once, before the code that reads them is loaded. */
export const hasResults = (): boolean => {
  try {
    return !['[]', null].includes(localStorage.getItem(RESULTS_KEY));
  } catch {
    return false;
  }
};
