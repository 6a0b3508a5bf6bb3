import { create } from 'zustand';
import { readSettings, type Settings, writeSettings } from '../storage/settings.ts';

/** What this device's player has set. */
export const useSettings = create<Settings>()(() => readSettings());
/** Changes some settings and keeps them. */
export const set = (change: Partial<Settings>): void => {
  useSettings.setState(change);
  writeSettings(useSettings.getState());
};
