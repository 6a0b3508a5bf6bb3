import { SAMPLE_HZ } from './mix.ts';

/** How loud the quiet of a room is below the loudest sound, dB. */
const QUIET_DB = -38;
const SECONDS = 6;
/** How long the end of the loop goes over into its start, s. */
const JOINED = 0.5;
/** How much of a sample stays in the next one. It makes noise as low as the air of a room. */
const LOW = 0.985;

/** Returns the quiet of a room, as a loop without a seam. `random` gives numbers from 0 to 1. */
export const roomTone = (random: () => number): Float32Array<ArrayBuffer> => {
  const [length, joined] = [SECONDS * SAMPLE_HZ, JOINED * SAMPLE_HZ];
  let low = 0;
  const noise = Array.from({ length: length + joined }, () => (low = LOW * low + (1 - LOW) * (2 * random() - 1)));
  const loop = Float32Array.from({ length }, (_, i) => {
    const [here, after] = [noise[i] ?? 0, noise[length + i] ?? 0];
    const part = Math.min(1, i / joined);
    return i < joined ? here * Math.sqrt(part) + after * Math.sqrt(1 - part) : here;
  });
  const mean = Math.sqrt(loop.reduce((sum, value) => sum + value * value, 0) / length);
  return loop.map((value) => (value * 10 ** (QUIET_DB / 20)) / mean);
};
