declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    /** Returns the wave of a sound by its parameters: volume, randomness, frequency, attack, sustain, release, shape and so on. */
    buildSamples(...parameters: readonly number[]): number[];
    /** Plays waves, one per channel. */
    playSamples(
      waves: readonly ArrayLike<number>[],
      volume?: number,
      rate?: number,
      pan?: number,
      loop?: boolean,
    ): AudioBufferSourceNode;
  };
}
