import { type CueName, type CueRecipe, CUES } from './cues.ts';
import { type SoundLayer, type Material, MATERIALS } from './materials.ts';

/** What is known about a sound: the speed of the contact (mm/s), what struck what, and how many times higher it is. */
export interface Contact {
  readonly speed?: number;
  readonly by?: Material;
  readonly on?: Material;
  readonly pitch?: number;
}
/** A sound to play: its layers, and how much faster and louder than they are. */
export interface Mix {
  /** The same for equal layers. */
  readonly key: string;
  readonly layers: readonly SoundLayer[];
  readonly rate: number;
  readonly gain: number;
}

/** The slowest contact that is heard and the fastest one that still sounds different, mm/s. */
const [SLOWEST, FASTEST] = [60, 8000];
/** Speeds are rounded to this many steps. So a sound that has been built is used again. */
const STEPS = 10;
/** How far apart two equal sounds may be, in pitch and in volume. */
const RANDOM = 0.04;
/** The volume of the slowest contact, and the volume of its touch, as parts of the fastest one's. */
const [QUIETEST, SOFTEST] = [0.22, 0.08];
/** How many times higher the fastest contact is than the slowest. */
const HIGHER = 1.5;

/** Returns how hard a contact is: 0 for the slowest, 1 for the fastest. The ear hears ratios of speeds, not differences. */
const forceOf = (speed: number): number => {
  const force = Math.log(Math.max(speed, SLOWEST) / SLOWEST) / Math.log(FASTEST / SLOWEST);
  return Math.round(Math.min(1, force) * STEPS) / STEPS;
};
const scaled = (
  layer: SoundLayer,
  changes: { volume: number; pitch: number; longer: number; at: number },
): SoundLayer => {
  const { volume, pitch, longer, at } = changes;
  return {
    ...layer,
    at: at + (layer.at ?? 0) * longer,
    hz: layer.hz * pitch,
    volume: layer.volume * volume,
    decay: (layer.decay ?? 0) * longer,
    sustain: (layer.sustain ?? 0) * longer,
    release: layer.release * longer,
    ...(layer.filter ? { filter: layer.filter * pitch } : {}),
  };
};

/**
 * Returns a sound by its cue and its contact. A faster contact is louder, higher and sharper. `random` gives numbers from 0 to 1:
 * with the same ones the sound is the same.
 */
export const mix = (name: CueName, contact: Contact, random: () => number): Mix => {
  const cue: CueRecipe = CUES[name];
  const { by = cue.by, on = cue.on, pitch: note = 1 } = contact;
  const force = forceOf(contact.speed ?? cue.speed);
  const pitch = (cue.pitch ?? 1) * note * HIGHER ** (force - 0.5);
  const volume = cue.volume * (QUIETEST + (1 - QUIETEST) * force);
  const touch = SOFTEST + (1 - SOFTEST) * force;
  const layers = (cue.notes ?? [[1, 0] as const]).flatMap(([high, at]) => {
    const changes = { volume, pitch: pitch * high, longer: cue.longer ?? 1, at };
    return [
      scaled(MATERIALS[on].body, changes),
      scaled(MATERIALS[by].transient, { ...changes, volume: (cue.volume + volume) * touch }),
      scaled(MATERIALS[on].tail, changes),
    ];
  });
  const vary = (): number => 1 + (2 * random() - 1) * RANDOM;
  return { key: [name, by, on, note, force].join(' '), layers, rate: vary(), gain: vary() };
};

/** Builds a wave by the parameters of the synthesiser. */
export type Build = (...parameters: readonly number[]) => readonly number[];
/** Samples per second. */
export const SAMPLE_HZ = 44_100;
const WAVES = { sine: 0, triangle: 1, saw: 2, noise: 4 } as const;
/** Returns the parameters of a layer, in the order of the synthesiser. It adds no randomness of its own, and its filter is an octave higher. */
const parametersOf = (layer: SoundLayer): number[] => {
  const { hz, volume, attack = 0.002, decay = 0, held = 1, sustain = 0, release, wave } = layer;
  const { curve = 1, slide = 0, noise = 0, filter = 0 } = layer;
  const ends = [0, 0, 0, 0, noise, 0, 0, 0, held, decay, 0, filter / 2];
  return [volume, 0, hz, attack, sustain, release, WAVES[wave], curve, slide, ...ends];
};
/** The highest peak of a sound. */
const MOST = 0.98;
/** Returns the wave of a sound. It is made quieter if its layers together are too loud. */
export const render = (layers: readonly SoundLayer[], build: Build): Float32Array<ArrayBuffer> => {
  const waves = layers.map((layer) => ({
    at: Math.round((layer.at ?? 0) * SAMPLE_HZ),
    wave: build(...parametersOf(layer)),
  }));
  const all = new Float32Array(Math.max(...waves.map(({ at, wave }) => at + wave.length)));
  for (const { at, wave } of waves) wave.forEach((value, i) => (all[at + i] = (all[at + i] ?? 0) + value));
  const peak = all.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return peak > MOST ? all.map((value) => (value * MOST) / peak) : all;
};
