import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { onSettingsChange, parseSettings, type Settings, SETTINGS_KEY, settingsStorage } from '../storage/settings.ts';

/** The settings of this device, saved with every change. */
export const useSettings = create<Settings>()(
  persist(() => parseSettings(null), {
    name: SETTINGS_KEY,
    storage: settingsStorage,
    // Settings that are not stored have their defaults, whatever they were before.
    merge: (stored) => parseSettings(stored),
  }),
);
/** Changes some settings and saves them. */
export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
};
/**
 * Takes over settings changed in another window, so that none writes old values back. `spoken` gets a changed language. Returns a
 * function that stops it.
 */
export const syncSettings = (spoken: (language: Settings['language']) => void): (() => void) =>
  onSettingsChange(() => {
    const before = useSettings.getState().language;
    void useSettings.persist.rehydrate();
    const { language } = useSettings.getState();
    if (language !== before) spoken(language);
  });
