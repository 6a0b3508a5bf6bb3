// How the figures of `npm run bench -- speed` are taken: by the processor's time, which other work on the machine does not lengthen much, and the best of several rounds.

/** A line of the bench's table: the work, what it takes, what is wanted, and whether that is reached. */
export interface Row {
  readonly work: string;
  readonly figure: string;
  readonly wanted: string;
  readonly reached: boolean;
}
/** Processor time of a piece of work, ms. */
export const spent = (work: () => void): number => {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};
/** The least processor time of so many rounds, ms. */
export const least = (rounds: number, work: () => void): number =>
  Math.min(...Array.from({ length: rounds }, () => spent(work)));
/** How many things a second are done at best, of work that tells how many it did. */
export const rate = (rounds: number, work: () => number): number => {
  let best = 0;
  for (let i = 0; i < rounds; i++) {
    let done = 0;
    const ms = spent(() => (done = work()));
    best = Math.max(best, (1000 * done) / ms);
  }
  return best;
};
/** The value below which a share (0..1) of a list lies. */
export const below = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0;
/** A quick generator of its own, so that the seed's does not count. */
export const xorshift = (seed: number): ((below: number) => number) => {
  let x = seed;
  return (most) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % most;
  };
};
