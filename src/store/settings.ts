import { create } from 'zustand';
import { onSettingsChange, readSettings, type Settings, writeSettings } from '../storage/settings.ts';

/** What this device's player has set. */
export const useSettings = create<Settings>()(() => readSettings());
/** Changes some settings and keeps them. */
export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
  writeSettings(useSettings.getState());
};
/**
 * Takes over what another window of this device sets, so that none writes back what it has long known; `spoken` is told
 * the language where that has changed. Returns how to stop.
 */
export const syncSettings = (spoken: (language: Settings['language']) => void): (() => void) =>
  onSettingsChange(() => {
    const before = useSettings.getState().language;
    const settings = readSettings();
    useSettings.setState(settings, true);
    if (settings.language !== before) spoken(settings.language);
  });
