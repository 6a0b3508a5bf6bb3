import { useSettings } from '../store/settings.ts';
import type { CueName } from './sound/cues.ts';

/** How long a device vibrates at a hit, ms. Pauses are every second number. */
const HITS: Partial<Readonly<Record<CueName, readonly number[]>>> = {
  knock: [18],
  blow: [30],
  fall: [25],
  blast: [60, 30, 40],
};
/** Whether this device can vibrate: a phone or a tablet. */
export const canVibrate = (): boolean =>
  typeof navigator !== 'undefined' && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
/** Vibrates at a hit, unless the settings say no. Other moments do nothing. A browser that refuses stays silent. */
export const vibrateAt = (cue: CueName): void => {
  const hit = HITS[cue];
  if (!hit || !useSettings.getState().vibrates || !canVibrate() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate([...hit]);
};
