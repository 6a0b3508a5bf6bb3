import { useSettings } from '../store/settings.ts';

/** The sounds as parameters of the synthesiser. Each lasts less than 400 ms. */
const SOUNDS = {
  lift: [0.3, 0, 220, 0, 0, 0.04, 4, 0.2],
  drop: [0.6, 0, 130, 0, 0.01, 0.06, 3, 1.5, -8],
  tick: [0.25, 0, 900, 0, 0, 0.012, 2, 1],
  stop: [0.5, 0, 90, 0, 0.02, 0.09, 1, 1.2],
  dice: [0.7, 0.1, 420, 0.01, 0.05, 0.12, 4, 2.5, 0, 0, 0, 0, 0.05, 2],
  knock: [0.7, 0, 170, 0, 0.01, 0.08, 3, 2, -10],
  shot: [0.45, 0.05, 320, 0, 0.02, 0.12, 4, 2, -6],
  blow: [0.7, 0.05, 150, 0, 0.02, 0.1, 3, 2.4, -9],
  blast: [0.7, 0.05, 70, 0.01, 0.08, 0.28, 4, 2.5, -1],
  snap: [0.35, 0.03, 480, 0, 0.005, 0.03, 3, 1.4, -18],
  slide: [0.1, 0.08, 700, 0.03, 0.12, 0.12, 4, 0.3, -2],
  fall: [0.8, 0, 110, 0, 0.03, 0.18, 3, 1.8, -4, 0, 0, 0, 0.06, 0.6],
  turn: [0.4, 0, 520, 0.02, 0.09, 0.2, 0, 1.6, 0, 0, 130, 0.07],
  curtain: [0.3, 0, 60, 0.1, 0.15, 0.15, 4, 0.6, 2],
  over: [0.6, 0, 392, 0.03, 0.18, 0.24, 0, 1.4, 0, 0, 196, 0.1],
} as const;
export type Sound = keyof typeof SOUNDS;

/** The waves of the sounds without a random part. They are kept because a tape ticks at every centimetre. */
const waves = new Map<Sound, number[]>();
const isSame = (name: Sound): boolean => SOUNDS[name][1] === 0;

/** Plays a sound at the volume of the settings. It stays silent before the first touch of the page, and on a projector. */
export const sound = async (name: Sound): Promise<void> => {
  const { muted, volume, theme } = useSettings.getState();
  if (muted || volume === 0 || theme === 'projector' || !navigator.userActivation?.hasBeenActive) return;
  const { ZZFX } = await import('zzfx');
  ZZFX.volume = 0.6 * volume;
  const wave = waves.get(name) ?? ZZFX.buildSamples(...SOUNDS[name]);
  if (isSame(name)) waves.set(name, wave);
  ZZFX.playSamples([wave]);
};
