/** Returns a stream of numbers from 0 to 1 (below 1) that is the same for the same text. So the chips of a stone stay where they are. */
export function randomStream(text: string): () => number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
