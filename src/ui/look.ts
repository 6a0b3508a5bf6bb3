import { useSyncExternalStore } from 'react';
import { useSettings } from '../store/settings.ts';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
/** The theme set by the player, else that of the device. */
export const useTheme = (): 'light' | 'dark' | 'projector' => {
  const wished = useSettings((settings) => settings.theme);
  const dark = useMedia('(prefers-color-scheme: dark)');
  return wished ?? (dark ? 'dark' : 'light');
};
/** Whether motion is to be reduced: as set, else as the device asks. */
export const useCalm = (): boolean => {
  const wished = useSettings((settings) => settings.calm);
  const device = useMedia('(prefers-reduced-motion: reduce)');
  return wished ?? device;
};
/** Whether there is little room, as on a phone or with enlarged text: narrow, low or upright (small.css has the same bounds). */
export const useNarrow = (): boolean => useMedia('(max-width: 899px), (max-height: 560px), (orientation: portrait)');
