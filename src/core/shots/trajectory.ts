import type { ShotEvent } from '../event.ts';
import type { NodeId } from '../scene.ts';
import { type Mm, type Point, distance, lerpPoint, roundHalfUp } from '../../geometry/point.ts';
import { FILM_HZ, decodeFilm } from './film.ts';
import { poseHeight, pointOfPose, type Pose } from './pose.ts';
import { TABLE_ID } from './shot.ts';

type ActAndResult = Pick<ShotEvent, 'act' | 'result'>;
/** Points of a path closer together than this are merged, mm. */
const MIN_PATH_STEP: Mm = 4;
/** A body that moves less than this leaves no trail, mm. */
const MIN_TRAIL: Mm = 5;

const frameAt = (frames: readonly Pose[], ms: number): number =>
  Math.min(frames.length - 1, Math.round((ms * FILM_HZ) / 1000));
/** Returns the points of poses in order, mm, without near duplicates. */
export const pathOfPoses = (poses: readonly Pose[]): Point[] => {
  const path: Point[] = [];
  poses.forEach((pose, i) => {
    const [at, last] = [pointOfPose(pose), path.at(-1)];
    if (!last || distance(last, at) >= MIN_PATH_STEP || (i === poses.length - 1 && distance(last, at) > 0))
      path.push(at);
  });
  return path;
};

/**
 * Where a shell came down: the point of its first contact (mm), what it touched (null: the table, or unknown), and its path over
 * the ground.
 */
export interface Landing {
  readonly at: Point;
  readonly on: NodeId | null;
  readonly way: readonly Point[];
}
/** Returns where a shell was at a contact, mm. It continues from the last frame, because a shell flies centimetres between frames. */
const contactPoint = (frames: readonly Pose[], ms: number): { readonly at: Point; readonly before: number } | null => {
  const moment = (ms * FILM_HZ) / 1000;
  const before = Math.min(frames.length - 1, Math.floor(moment));
  const [pose, earlier] = [frames[before], frames[before - 1]];
  if (!pose) return null;
  const at = pointOfPose(pose);
  if (!earlier) return { at, before };
  const { x, y } = lerpPoint(pointOfPose(earlier), at, 1 + Math.min(1, moment - before));
  return { at: { x: roundHalfUp(x), y: roundHalfUp(y) }, before };
};
/** Returns the body that a contact is with, seen from one of its two bodies. Null if the contact is not this body's. */
const otherBody = ([, a, b]: ActAndResult['result']['contacts'][number], id: string): string | null => {
  if (a === id) return b;
  return b === id ? a : null;
};
/** Returns where a shell first touched anything, or its last place if that is unknown. Null if nothing is known. */
export const landingOf = ({ act, result }: ActAndResult): Landing | null => {
  const touch = result.contacts.find(([, a, b]) => a === act.id || b === act.id);
  const frames = decodeFilm(result.frames?.[act.id] ?? '');
  const touched = touch ? contactPoint(frames, touch[0]) : null;
  const last = result.rest[act.id];
  const at = touched?.at ?? (last && pointOfPose(last));
  if (!at) return null;
  const on = touch ? otherBody(touch, act.id) : null;
  const path = touched ? [...pathOfPoses(frames.slice(0, touched.before + 1)), at] : pathOfPoses(frames);
  return { at, on: on === TABLE_ID ? null : on, way: path };
};

/** A point of a flight from the side: its distance from the muzzle and its height above the table, mm. */
interface ArcPoint {
  readonly x: Mm;
  readonly z: Mm;
}
/** Returns a shell's flight from the side until it first touched anything. Empty if nothing is known. */
export const shellArc = ({ act, result }: ActAndResult): readonly ArcPoint[] => {
  if (act.kind !== 'shell') return [];
  const touch = result.contacts.find(([, a, b]) => a === act.id || b === act.id);
  const frames = decodeFilm(result.frames?.[act.id] ?? '');
  const muzzle = { x: act.from[0] / 10, y: -act.from[1] / 10 };
  const moment = touch ? (touch[0] * FILM_HZ) / 1000 : Infinity;
  const flown = frames
    .slice(0, Math.floor(Math.min(moment, frames.length - 1)) + 1)
    .map((pose) => ({ x: distance(muzzle, pointOfPose(pose)), z: poseHeight(pose) }));
  const [earlier, last] = [flown.at(-2), flown.at(-1)];
  if (!earlier || !last || !touch) return flown;
  // A shell flies centimetres between frames, so its flight goes on to the contact.
  const part = Math.min(1, moment - (flown.length - 1));
  const end = { x: last.x + (last.x - earlier.x) * part, z: Math.max(0, last.z + (last.z - earlier.z) * part) };
  return [...flown, end];
};

/** How far a point is off a target, seen from another point: beyond it (negative: short), and right of it (negative: left), whole mm. */
export interface MissOffset {
  readonly beyond: Mm;
  readonly right: Mm;
}
/** Returns how far a point is off a target, along the line from `from` and across it. */
export const missOffset = (from: Point, target: Point, at: Point): MissOffset => {
  const far = distance(from, target) || 1;
  const [x, y] = [(target.x - from.x) / far, (target.y - from.y) / far];
  const [dx, dy] = [at.x - target.x, at.y - target.y];
  return { beyond: Math.round(dx * x + dy * y) + 0, right: Math.round(dy * x - dx * y) + 0 };
};

/**
 * Returns how a shell flew past a target before it touched anything: how far right (negative: left) and how high above the table,
 * whole mm. Null if it did not get that far.
 */
export const flybyOffset = (
  { act, result }: ActAndResult,
  from: Point,
  target: Point,
): { readonly right: Mm; readonly high: Mm } | null => {
  const touch = result.contacts.find(([, a, b]) => a === act.id || b === act.id);
  const frames = decodeFilm(result.frames?.[act.id] ?? '');
  const flown = touch ? frames.slice(0, frameAt(frames, touch[0]) + 1) : frames;
  const pose = flown.find((each) => missOffset(from, target, pointOfPose(each)).beyond >= 0);
  return pose ? { right: missOffset(from, target, pointOfPose(pose)).right, high: Math.round(poseHeight(pose)) } : null;
};

/** Returns how many frames of each body's film make its trail. A shell's trail ends at its first contact; what it hits leaves none. */
export const trailFrames = ({ act, result }: ActAndResult): ReadonlyMap<NodeId, number> => {
  const touch = result.contacts.find(([, a, b]) => a === act.id || b === act.id);
  return new Map(
    Object.entries(result.frames ?? {}).flatMap(([id, film]): [NodeId, number][] => {
      const frames = decodeFilm(film);
      if (act.kind === 'shell')
        return id === act.id ? [[id, touch ? frameAt(frames, touch[0]) + 1 : frames.length]] : [];
      const [first] = frames;
      const leaves = first && frames.some((pose) => distance(pointOfPose(pose), pointOfPose(first)) >= MIN_TRAIL);
      return leaves ? [[id, frames.length]] : [];
    }),
  );
};
/** Returns the paths of the bodies that leave a trail (see `trailFrames`). */
export const bodyPaths = (shot: ActAndResult): { readonly id: NodeId; readonly way: readonly Point[] }[] =>
  [...trailFrames(shot)].map(([id, frames]) => ({
    id,
    way: pathOfPoses(decodeFilm(shot.result.frames?.[id] ?? '').slice(0, frames)),
  }));
/** Returns where a flicked body first met another, midway between both (mm), and when (ms). Null if it met none. */
export const firstCollision = ({ act, result }: ActAndResult): { readonly at: Point; readonly ms: number } | null => {
  const films = result.frames ?? {};
  const touch = result.contacts.find(([, a, b]) => [a, b].includes(act.id) && [a, b].every((id) => id in films));
  if (!touch) return null;
  const [one, other] = [touch[1], touch[2]].map((id) => {
    const frames = decodeFilm(films[id] ?? '');
    return frames[frameAt(frames, touch[0])];
  });
  if (!one || !other) return null;
  const [a, b] = [pointOfPose(one), pointOfPose(other)];
  return { at: { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }, ms: touch[0] };
};
/** Returns the path over the ground until the aimed body touches another body, or a shell anything, mm. The whole path if it touches none. */
export const pathToFirstContact = ({ act, result }: ActAndResult): readonly Point[] => {
  const frames = decodeFilm(result.frames?.[act.id] ?? '');
  const touch = result.contacts.find((contact) => {
    const other = otherBody(contact, act.id);
    return other !== null && (act.kind === 'shell' || other in result.rest);
  });
  return pathOfPoses(touch ? frames.slice(0, frameAt(frames, touch[0]) + 1) : frames);
};
