import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { syncSettings, changeSettings, useSettings } from '../../src/store/settings.ts';

const KEY = 'mera.settings';
const kept = new Map<string, string>();
let heard: ((event: { key: string | null }) => void)[] = [];

beforeEach(() => {
  kept.clear();
  heard = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof heard)[number]) => heard.push(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: (typeof heard)[number]) => {
    heard = heard.filter((each) => each !== listener);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSettings.setState(useSettings.getInitialState(), true);
});
/** Another window writes its settings, as the browser tells. */
const written = (settings: object, key: string | null = KEY): void => {
  kept.set(KEY, JSON.stringify({ ...(JSON.parse(kept.get(KEY) ?? '{}') as object), ...settings }));
  for (const listener of heard) listener({ key });
};

test('what another window sets is set here too, and is not lost when this one sets something else', () => {
  const stop = syncSettings(() => undefined);
  written({ muted: true, learned: ['siege/first'] });
  expect(useSettings.getState()).toMatchObject({ muted: true, learned: ['siege/first'] });
  changeSettings({ pace: 'slow' });
  expect(JSON.parse(kept.get(KEY) ?? '')).toMatchObject({ muted: true, learned: ['siege/first'], pace: 'slow' });
  stop();
  written({ muted: false });
  expect(useSettings.getState().muted).toBe(true);
});

test('another language is told once, other keys of the storage are nobody’s business', () => {
  const languages: unknown[] = [];
  const stop = syncSettings((language) => languages.push(language));
  written({ language: 'ru' });
  written({ volume: 0.1 });
  written({ volume: 0.9 }, 'something.else');
  expect(useSettings.getState().volume).toBe(0.1);
  kept.clear();
  for (const listener of heard) listener({ key: null });
  expect(languages).toEqual(['ru', undefined]);
  stop();
});
