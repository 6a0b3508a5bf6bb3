const QUERY = '(prefers-contrast: more)';
let asked: MediaQueryList | null = null;
/** Whether the device asks for more contrast. The media query is kept, because every outline asks it. */
const wantsMore = (): boolean => {
  if (typeof window === 'undefined' || !('matchMedia' in window)) return false;
  asked ??= window.matchMedia(QUERY);
  return asked.matches;
};
/** How much thicker outlines and marks are drawn where the device asks for more contrast. */
const MORE = 1.6;
/** Returns the factor of the width of all outlines and marks on the table. */
export const lineScale = (): number => (wantsMore() ? MORE : 1);
