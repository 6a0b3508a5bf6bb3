/** One sample of a sound, as the synthesiser builds it. Times are in seconds. */
export interface SoundLayer {
  /** When it begins within the sound. */
  readonly at?: number;
  readonly hz: number;
  /** Its peak, 0 to 1. */
  readonly volume: number;
  readonly attack?: number;
  /** It falls to `held` of its peak in this time, then keeps that for `sustain`, and dies away in `release`. */
  readonly decay?: number;
  readonly held?: number;
  readonly sustain?: number;
  readonly release: number;
  readonly wave: Wave;
  /** The power that the wave is raised to. Below 1 it is fuller, above 1 thinner. Default: 1. */
  readonly curve?: number;
  /** The change of pitch, in 500 Hz a second. */
  readonly slide?: number;
  /** The share of noise in the pitch. */
  readonly noise?: number;
  /** Above 0 a high-pass filter at this frequency (Hz), below 0 a low-pass filter. */
  readonly filter?: number;
}
type Wave = 'sine' | 'triangle' | 'saw' | 'noise';
/** What a strike is made of: the sounding body, the touch itself, and what dies away after it. */
type Part = 'body' | 'transient' | 'tail';
type Recipe = Readonly<Record<Part, SoundLayer>>;

/**
 * How each material sounds when it is struck at middling speed. In a strike the struck material gives the body and the tail, and the
 * striking one gives the touch. `powder`, `band` and `bell` are for guns, flicks and the notes of a match.
 */
export const MATERIALS = {
  felt: {
    body: { hz: 90, volume: 0.62, decay: 0.03, held: 0.45, release: 0.09, wave: 'sine', slide: -0.08 },
    transient: { hz: 260, volume: 0.16, release: 0.018, wave: 'noise', filter: -900 },
    tail: { at: 0.008, hz: 60, volume: 0.1, attack: 0.01, release: 0.12, wave: 'noise', filter: -420 },
  },
  wood: {
    body: { hz: 420, volume: 0.5, decay: 0.018, held: 0.35, release: 0.06, wave: 'sine', slide: -0.15 },
    transient: { hz: 900, volume: 0.3, release: 0.009, wave: 'noise', filter: -2600 },
    tail: { at: 0.004, hz: 212, volume: 0.22, attack: 0.004, decay: 0.03, held: 0.4, release: 0.1, wave: 'triangle' },
  },
  stone: {
    body: { hz: 175, volume: 0.5, decay: 0.02, held: 0.4, release: 0.08, wave: 'triangle', noise: 0.8 },
    transient: { hz: 700, volume: 0.3, release: 0.014, wave: 'noise', filter: -4200 },
    tail: { at: 0.012, hz: 300, volume: 0.16, attack: 0.01, release: 0.2, wave: 'noise', filter: -1500 },
  },
  plastic: {
    body: { hz: 860, volume: 0.36, decay: 0.012, held: 0.3, release: 0.035, wave: 'sine', slide: -0.4 },
    transient: { hz: 1400, volume: 0.24, release: 0.006, wave: 'noise', filter: -5200 },
    tail: { at: 0.003, hz: 1390, volume: 0.12, attack: 0.003, release: 0.05, wave: 'triangle' },
  },
  cloth: {
    body: { hz: 400, volume: 0.4, attack: 0.05, sustain: 0.06, release: 0.16, wave: 'noise', filter: -1200 },
    transient: { hz: 500, volume: 0.1, attack: 0.004, release: 0.02, wave: 'noise', filter: -1600 },
    tail: { at: 0.07, hz: 300, volume: 0.2, attack: 0.06, release: 0.16, wave: 'noise', filter: -700 },
  },
  metal: {
    body: { hz: 1180, volume: 0.3, decay: 0.03, held: 0.4, release: 0.14, wave: 'sine' },
    transient: { hz: 1600, volume: 0.22, release: 0.008, wave: 'noise', filter: -7000 },
    tail: { at: 0.002, hz: 3256, volume: 0.13, attack: 0.002, decay: 0.05, held: 0.4, release: 0.26, wave: 'sine' },
  },
  powder: {
    body: { hz: 72, volume: 0.6, decay: 0.05, held: 0.5, release: 0.16, wave: 'sine', slide: -0.1, noise: 0.2 },
    transient: { hz: 320, volume: 0.34, decay: 0.012, held: 0.3, release: 0.03, wave: 'noise', filter: -3200 },
    tail: { at: 0.02, hz: 120, volume: 0.26, attack: 0.012, release: 0.28, wave: 'noise', filter: -600 },
  },
  band: {
    body: { hz: 520, volume: 0.3, decay: 0.01, held: 0.3, release: 0.04, wave: 'saw', slide: -6, filter: -2400 },
    transient: { hz: 1200, volume: 0.24, release: 0.007, wave: 'noise', filter: -3600 },
    tail: { at: 0.005, hz: 110, volume: 0.2, attack: 0.004, release: 0.06, wave: 'triangle', noise: 0.4 },
  },
  bell: {
    body: { hz: 440, volume: 0.34, attack: 0.004, decay: 0.06, held: 0.45, release: 0.24, wave: 'sine' },
    transient: { hz: 1760, volume: 0.1, attack: 0.002, release: 0.05, wave: 'sine' },
    tail: { at: 0.004, hz: 880, volume: 0.08, attack: 0.01, release: 0.18, wave: 'triangle' },
  },
} as const satisfies Readonly<Record<string, Recipe>>;
export type Material = keyof typeof MATERIALS;
