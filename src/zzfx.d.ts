declare module 'zzfx' {
  /** Plays a sound from its parameters: volume, randomness, frequency, attack, sustain, release, shape and so on. */
  export function zzfx(...parameters: readonly number[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number };
}
