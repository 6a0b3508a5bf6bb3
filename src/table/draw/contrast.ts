import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-contrast: more)';
let asked: MediaQueryList | null = null;
/** Returns the media query of the device. It is kept, because every outline asks it. Null where there is no window. */
const query = (): MediaQueryList | null => {
  if (typeof window === 'undefined' || !('matchMedia' in window)) return null;
  asked ??= window.matchMedia(QUERY);
  return asked;
};
/** How much thicker outlines and marks are drawn where the device asks for more contrast. */
const MORE = 1.6;
/** Returns the factor of the width of all outlines and marks on the table. */
export const lineScale = (): number => (query()?.matches ? MORE : 1);

const onContrast = (changed: () => void): (() => void) => {
  const watched = query();
  watched?.addEventListener('change', changed);
  return () => watched?.removeEventListener('change', changed);
};
/** Returns the same factor, and draws the component again when the device asks for more contrast or no longer does. */
export const useLineScale = (): number => useSyncExternalStore(onContrast, lineScale, () => 1);
