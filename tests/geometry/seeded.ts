/** A stream of numbers from 0 up to 1 that is the same on every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function wholeFrom(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
