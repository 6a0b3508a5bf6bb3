import { useSyncExternalStore } from 'react';
import { useSettings } from '../store/settings.ts';
import { onClassScreen, role } from './windowRole.ts';

/** The device's latest answer to a media query, and how to watch for changes. */
interface Watched {
  matches(this: void): boolean;
  watch(this: void, changed: () => void): () => void;
}
/** Returns a query with its px as em of the browser's text size, as the sheets are built (`scripts/lib/scaling.mjs`). */
const inEm = (query: string): string => query.replace(/(\d+)px/g, (_, px) => `${Number(px) / 16}em`);
const known = new Map<string, Watched>();
const watched = (query: string): Watched => {
  const old = known.get(query);
  if (old) return old;
  const media = matchMedia(inEm(query));
  // Updated by the event alone. If a browser is asked between a change and its event, it sends no event.
  let { matches } = media;
  const waiting = new Set<() => void>();
  media.addEventListener('change', (event) => {
    ({ matches } = event);
    for (const changed of waiting) changed();
  });
  const watch = (changed: () => void) => {
    waiting.add(changed);
    return () => waiting.delete(changed);
  };
  const made = { matches: () => matches, watch };
  known.set(query, made);
  return made;
};
const useMedia = (query: string): boolean => {
  const { matches, watch } = watched(query);
  return useSyncExternalStore(watch, matches);
};
/**
 * Returns the theme set by the player, or the device's. The projector of a class always has the projector theme, and the desk
 * beside it never does.
 */
export const useTheme = (): 'light' | 'dark' | 'projector' => {
  const wished = useSettings((settings) => settings.theme);
  const dark = useMedia(DARK);
  return themeOf(wished, dark);
};
const DARK = '(prefers-color-scheme: dark)';
const themeOf = (wished: 'light' | 'dark' | 'projector' | null | undefined, dark: boolean) => {
  if (onClassScreen) return 'projector';
  const own = role === 'desk' && wished === 'projector' ? null : wished;
  return own ?? (dark ? 'dark' : 'light');
};
/** Returns the theme of the first paint. */
export const firstTheme = (): 'light' | 'dark' | 'projector' =>
  themeOf(useSettings.getState().theme, watched(DARK).matches());
/** Whether motion is reduced: as set by the player, or by the device. */
export const useReducedMotion = (): boolean => {
  const wished = useSettings((settings) => settings.calm);
  const device = useMedia('(prefers-reduced-motion: reduce)');
  return wished ?? device;
};
/** Whether tables are drawn plain: as set by the player, or because the device asks for more contrast. */
export const usePlainTable = (): boolean => {
  const wished = useSettings((settings) => settings.plainTable);
  const contrast = useMedia('(prefers-contrast: more)');
  const forced = useMedia('(forced-colors: active)');
  return wished || contrast || forced;
};
/** Whether there is little room, as on a phone or with enlarged text: narrow, low or upright. It is `--compact` of media.css. */
export const useCompact = (): boolean => useMedia('(max-width: 899px), (max-height: 560px), (orientation: portrait)');
/** Whether the window is as small as a phone, upright or lying. It is `--phone` of media.css. */
export const usePhone = (): boolean => useMedia('(max-width: 599px), (max-height: 479px)');
/** Whether a set-up shows its table as small as on a phone, now and when the page begins. It is `--below-medium` of media.css. */
export const useSmallTable = (): boolean => useMedia(SMALL_TABLE);
export const firstSmallTable = (): boolean => watched(SMALL_TABLE).matches();
const SMALL_TABLE = '(max-width: 759px)';
