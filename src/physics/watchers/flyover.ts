import type { Corner, FlatBody } from '../../bodies/flatBodies.ts';
import { projectedParts } from '../flick.ts';
import { type Rotation, rotatedVector, type Vector3 } from '../rotation.ts';

/** One sample of a flying body's centre and of another body below or near it, cm. */
export interface Sample {
  readonly flyer: Vector3;
  readonly other: Vector3;
  readonly turn: Rotation;
}
/** How many samples after the far edge still count. */
const AFTER = 60;

const holds = (part: readonly Corner[], x: number, y: number): boolean => {
  let odd = false;
  let [ax, ay] = part.at(-1) as Corner;
  for (const [bx, by] of part) {
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) odd = !odd;
    [ax, ay] = [bx, by];
  }
  return odd;
};
const from = ({ flyer, other }: Sample): Corner => [flyer.x - other.x, flyer.y - other.y];

/**
 * Whether the samples show that the flyer's centre flew over the other body: across its outline, above its upper face, in before
 * its middle and out behind it. `within` if the centre stayed within the body's width until beyond the far edge. Null if it did
 * not fly over.
 */
export const flightOver = (samples: readonly Sample[], flat: FlatBody): { readonly within: boolean } | null => {
  const across = samples.map((sample) => {
    const [x, y] = from(sample);
    return projectedParts(flat, sample.turn).some((part) => holds(part, x, y));
  });
  /** Above the plane of the upper face of that sample, which may tilt. */
  const above = (sample: Sample): boolean => {
    const [x, y] = from(sample);
    const face = rotatedVector(sample.turn, { x: 0, y: 0, z: 1 });
    const high = (face.x * x + face.y * y + face.z * (sample.flyer.z - sample.other.z)) * Math.sign(face.z);
    return high > flat.thickness / 20;
  };
  let flown: { within: boolean } | null = null;
  for (let first = 0; first < samples.length; first++) {
    if (!across[first]) continue;
    let last = first;
    while (across[last + 1]) last++;
    if (!samples.slice(first, last + 1).every(above)) {
      first = last;
      continue;
    }
    const [before, behind] = [samples[first - 1], samples[last + 1]];
    if (before && behind && passed(before, behind)) {
      if (keptWithin(samples, first, last, flat)) return { within: true };
      flown = { within: false };
    }
    first = last;
  }
  return flown;
};

/** Returns the direction from one sample to another as a unit vector, or null if they are equal. */
const wayOf = (before: Sample, behind: Sample): Corner | null => {
  const [[ax, ay], [bx, by]] = [from(before), from(behind)];
  const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  return length > 1e-6 ? [(bx - ax) / length, (by - ay) / length] : null;
};
const dot = ([ax, ay]: Corner, [bx, by]: Corner): number => ax * bx + ay * by;
const passed = (before: Sample, behind: Sample): boolean => {
  const way = wayOf(before, behind);
  return way !== null && dot(from(before), way) < 0 && dot(from(behind), way) > 0;
};
/** Whether the centre stayed within the width from the first sample to the last, and on until past the far edge. */
const keptWithin = (samples: readonly Sample[], first: number, last: number, flat: FlatBody): boolean => {
  const way = wayOf(samples[first - 1] as Sample, samples[last + 1] as Sample);
  if (!way) return false;
  const across: Corner = [-way[1], way[0]];
  for (let i = first; i < samples.length && i < last + 1 + AFTER; i++) {
    const sample = samples[i] as Sample;
    const corners = projectedParts(flat, sample.turn).flat();
    const sides = corners.map((corner) => dot(corner, across));
    const beside = dot(from(sample), across);
    if (beside < Math.min(...sides) || beside > Math.max(...sides)) return false;
    if (i > last && dot(from(sample), way) >= Math.max(...corners.map((corner) => dot(corner, way)))) return true;
  }
  return false;
};
