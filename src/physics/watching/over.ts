import type { Corner, FlatBody } from '../../bodies/warriors.ts';
import { partsSeen } from '../flick.ts';
import { type Turned, turnedBy, type Vector3 } from '../turns.ts';

/** One look at a flying body's centre, and at another one that lies below or near it, cm. */
export interface Look {
  readonly flyer: Vector3;
  readonly other: Vector3;
  readonly turn: Turned;
}
/** How many looks after the far edge may still decide. */
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
const from = ({ flyer, other }: Look): Corner => [flyer.x - other.x, flyer.y - other.y];

/**
 * Whether the looks show a flight of the one's centre over the other body: across its outline, above its upper face, in before its middle
 * and out behind it along the way. `within` when on that whole way, to beyond the far edge, the centre kept within the body's width
 * across the way; null when it flew over at no time.
 */
export const flightOver = (looks: readonly Look[], flat: FlatBody): { readonly within: boolean } | null => {
  const across = looks.map((look) => {
    const [x, y] = from(look);
    return partsSeen(flat, look.turn).some((part) => holds(part, x, y));
  });
  /** Above the plane of the face that looks up, which may lean. */
  const above = (look: Look): boolean => {
    const [x, y] = from(look);
    const face = turnedBy(look.turn, { x: 0, y: 0, z: 1 });
    const high = (face.x * x + face.y * y + face.z * (look.flyer.z - look.other.z)) * Math.sign(face.z);
    return high > flat.thickness / 20;
  };
  let flown: { within: boolean } | null = null;
  for (let first = 0; first < looks.length; first++) {
    if (!across[first]) continue;
    let last = first;
    while (across[last + 1]) last++;
    if (!looks.slice(first, last + 1).every(above)) {
      first = last;
      continue;
    }
    const [before, behind] = [looks[first - 1], looks[last + 1]];
    if (before && behind && passed(before, behind)) {
      if (keptWithin(looks, first, last, flat)) return { within: true };
      flown = { within: false };
    }
    first = last;
  }
  return flown;
};

/** The way from one look to another, as a unit vector; null where it is none. */
const wayOf = (before: Look, behind: Look): Corner | null => {
  const [[ax, ay], [bx, by]] = [from(before), from(behind)];
  const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  return length > 1e-6 ? [(bx - ax) / length, (by - ay) / length] : null;
};
const dot = ([ax, ay]: Corner, [bx, by]: Corner): number => ax * bx + ay * by;
const passed = (before: Look, behind: Look): boolean => {
  const way = wayOf(before, behind);
  return way !== null && dot(from(before), way) < 0 && dot(from(behind), way) > 0;
};
/** Whether from the first look to the last, and on until the far edge is passed, the centre kept within the width across the way. */
const keptWithin = (looks: readonly Look[], first: number, last: number, flat: FlatBody): boolean => {
  const way = wayOf(looks[first - 1] as Look, looks[last + 1] as Look);
  if (!way) return false;
  const across: Corner = [-way[1], way[0]];
  for (let i = first; i < looks.length && i < last + 1 + AFTER; i++) {
    const look = looks[i] as Look;
    const corners = partsSeen(flat, look.turn).flat();
    const sides = corners.map((corner) => dot(corner, across));
    const beside = dot(from(look), across);
    if (beside < Math.min(...sides) || beside > Math.max(...sides)) return false;
    if (i > last && dot(from(look), way) >= Math.max(...corners.map((corner) => dot(corner, way)))) return true;
  }
  return false;
};
