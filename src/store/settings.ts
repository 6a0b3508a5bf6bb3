import { create } from 'zustand';
import { onSettingsChange, readSettings, type Settings, writeSettings } from '../storage/settings.ts';

/** The settings of this device. */
export const useSettings = create<Settings>()(() => readSettings());
/** Changes some settings and saves them. */
export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
  writeSettings(useSettings.getState());
};
/**
 * Takes over settings changed in another window, so that none writes old values back. `spoken` gets a changed language. Returns a
 * function that stops it.
 */
export const syncSettings = (spoken: (language: Settings['language']) => void): (() => void) =>
  onSettingsChange(() => {
    const before = useSettings.getState().language;
    const settings = readSettings();
    useSettings.setState(settings, true);
    if (settings.language !== before) spoken(settings.language);
  });
