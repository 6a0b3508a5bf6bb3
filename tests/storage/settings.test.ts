import { afterEach, expect, test, vi } from 'vitest';
import { parseSettings, SETTINGS_KEY, settingsStorage } from '../../src/storage/settings.ts';

const kept = (text: string | null): void => {
  vi.stubGlobal('localStorage', { getItem: () => text });
};
/** What the store starts with. */
const readSettings = () => settingsStorage.getItem(SETTINGS_KEY)?.state ?? parseSettings(null);
afterEach(() => {
  vi.unstubAllGlobals();
});
const usual = {
  volume: 0.5,
  muted: false,
  roomTone: false,
  vibrates: true,
  ruleText: false,
  dice: 'seed',
  outlook: false,
  still: false,
  plainTable: false,
  pushes: false,
  letters: true,
  hints: true,
  hinted: [],
  help: 'guided',
  finished: [],
  dropAttacks: false,
  learned: [],
  missed: [],
  streak: 0,
  pace: 'normal',
  spoken: 'normal',
  earcons: false,
  seating: 'side',
};

test('without anything kept all is as usual, and language, theme and motion are the device’s', () => {
  kept(null);
  expect(readSettings()).toEqual(usual);
});

test('what was set is read back', () => {
  const set = { ...usual, language: 'ru', theme: 'projector', calm: true, volume: 0, pace: 'press', hinted: ['pick'] };
  kept(JSON.stringify(set));
  expect(readSettings()).toEqual(set);
});

test('what is damaged takes its default, each for itself', () => {
  const damaged = {
    language: 'fr',
    theme: 7,
    volume: 1.5,
    muted: 'yes',
    letters: false,
    hinted: ['pick', 3],
    pace: null,
  };
  kept(JSON.stringify(damaged));
  expect(readSettings()).toEqual({ ...usual, letters: false });
});

test('what is no record of settings at all is passed over', () => {
  for (const text of ['{', '[]', 'null', '"ru"', '3']) {
    kept(text);
    expect(readSettings(), text).toEqual(usual);
  }
});
