declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    /** Returns the wave of a sound by its parameters: volume, randomness, frequency, attack, sustain, release, shape and so on. */
    buildSamples(...parameters: readonly number[]): number[];
    /** Plays waves, one per channel. */
    playSamples(waves: readonly (readonly number[])[]): AudioBufferSourceNode;
  };
}
