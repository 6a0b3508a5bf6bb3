import { ZZFX } from 'zzfx';
import type { CueName } from './cues.ts';
import { type Contact, mix, render } from './mix.ts';
import { roomTone } from './room.ts';

// This file and all that it needs are loaded with the first sound.

/** The waves built last, because a tape ticks at every centimetre. */
const waves = new Map<string, Float32Array<ArrayBuffer>>();
const MOST_WAVES = 48;
/** The gain of a volume. The ear hears ratios, so the middle of the slider is a quarter. */
const gainOf = (volume: number): number => 0.7 * volume ** 2;

/** Plays a sound at a volume, 0 to 1. */
export const play = (name: CueName, contact: Contact, volume: number): void => {
  ZZFX.volume = 1;
  const { key, layers, rate, gain } = mix(name, contact, Math.random);
  const wave = waves.get(key) ?? render(layers, (...parameters) => ZZFX.buildSamples(...parameters));
  waves.delete(key);
  waves.set(key, wave);
  const [oldest] = waves.keys();
  if (waves.size > MOST_WAVES && oldest !== undefined) waves.delete(oldest);
  ZZFX.playSamples([wave], gain * gainOf(volume), rate);
};

let room: { readonly source: AudioBufferSourceNode; readonly volume: number } | null = null;
/** Plays the quiet of a room at a volume, until it is called again. 0 ends it. */
export const playRoom = (volume: number): void => {
  if (room?.volume === volume || (!room && volume === 0)) return;
  room?.source.stop();
  ZZFX.volume = 1;
  room = volume > 0 ? { source: ZZFX.playSamples([roomTone(Math.random)], gainOf(volume), 1, 0, true), volume } : null;
};
