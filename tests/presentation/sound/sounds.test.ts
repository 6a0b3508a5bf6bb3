// When a sound is played at all: by the settings, the theme and the first touch, and what is loaded for it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterRoom, pitchOf, sound } from '../../../src/presentation/sounds.ts';
import { changeSettings, useSettings } from '../../../src/store/settings.ts';

const play = vi.fn<(name: string, contact: object, volume: number) => void>();
const playRoom = vi.fn<(volume: number) => void>();
const loaded = vi.fn<() => void>();
vi.mock('../../../src/presentation/sound/play.ts', () => {
  loaded();
  return { play, playRoom };
});
const page = { hidden: false, listeners: new Set<() => void>() };
const before = useSettings.getState();
const touched = { hasBeenActive: true };
beforeEach(() => {
  vi.stubGlobal('navigator', { userActivation: touched });
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => page.listeners.delete(listener),
  });
  changeSettings({ ...before, muted: false, volume: 0.5, theme: 'light', roomTone: false });
  touched.hasBeenActive = true;
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});
const settle = (): Promise<void> => vi.waitFor(() => new Promise<void>((done) => setTimeout(done, 5)));

test('nothing is loaded for a sound that is not heard', async () => {
  const leave = enterRoom();
  for (const settings of [{ muted: true }, { muted: false, volume: 0 }, { volume: 0.5, theme: 'projector' }] as const) {
    changeSettings(settings);
    await sound('drop');
  }
  changeSettings({ theme: 'light' });
  touched.hasBeenActive = false;
  await sound('drop');
  leave();
  await settle();
  expect(loaded).not.toHaveBeenCalled();
});

test('a sound is played with its contact, at the volume of the settings', async () => {
  await sound('knock', { speed: 700, on: 'stone' });
  await sound('turn', { pitch: pitchOf('red') });
  expect(play.mock.calls).toEqual([
    ['knock', { speed: 700, on: 'stone' }, 0.5],
    ['turn', { pitch: 1.5 }, 0.5],
  ]);
});

test('the quiet of a room is heard only if it is wanted, while the table is in view', async () => {
  const volumes = async (): Promise<readonly number[]> => {
    await settle();
    const all = playRoom.mock.calls.map(([volume]) => volume);
    playRoom.mockClear();
    return all.slice(-1);
  };
  const leave = enterRoom();
  await volumes();
  changeSettings({ roomTone: true });
  expect(await volumes()).toEqual([0.5]);
  changeSettings({ muted: true });
  expect(await volumes()).toEqual([0]);
  changeSettings({ muted: false });
  expect(await volumes()).toEqual([0.5]);
  page.hidden = true;
  for (const listener of page.listeners) listener();
  expect(await volumes()).toEqual([0]);
  page.hidden = false;
  changeSettings({ theme: 'projector' });
  expect(await volumes()).toEqual([0]);
  changeSettings({ theme: 'light' });
  expect(await volumes()).toEqual([0.5]);
  leave();
  expect(await volumes()).toEqual([0]);
  changeSettings({ volume: 0.8 });
  expect(await volumes()).toEqual([]);
});
