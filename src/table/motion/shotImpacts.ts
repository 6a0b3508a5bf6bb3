import { FILM_HZ } from '../../core/shots/film.ts';
import { type Pose, pointOfPose } from '../../core/shots/pose.ts';
import { TABLE_ID } from '../../core/shots/shot.ts';
import { type Mm, type Point, lerpPoint } from '../../geometry/point.ts';
import { bearingVector } from '../input/aimHandle.ts';
import { poseAtMs, type ShotTrack } from './shotFilm.ts';
import type { Impact } from './track.ts';

type Films = ReadonlyMap<string, readonly Pose[]>;
/** How many touches are shown at most, and the least time (ms of film) between two of one kind. */
const MOST = 6;
const APART = 45;
/** The sizes of impacts, mm. */
const MUZZLE: Mm = 19;
const STONE: Mm = 25;
const SPARK: Mm = 17;
const LANDING: Mm = 17;
/** The speed (mm/s) from which a touch has its full size, and the least speed of one that is shown. */
const FAST = 2000;
const SLOWEST = 250;

/** Returns how fast a body is just before a moment of its film (ms), along each axis, tenths of a mm per frame. */
const speedBefore = (frames: readonly Pose[], ms: number): readonly [number, number, number] => {
  const [before, now] = [poseAtMs(frames, ms - 1000 / FILM_HZ), poseAtMs(frames, ms)];
  return [now[0] - before[0], now[1] - before[1], now[2] - before[2]];
};
/** Returns how fast two bodies meet, mm/s. A body without a film does not move. */
const meetingSpeed = (films: Films, ids: readonly string[], ms: number): number => {
  const still = [0, 0, 0] as const;
  const [one = still, other = still] = ids.map((id) => {
    const frames = films.get(id) ?? [];
    return frames.length > 0 ? speedBefore(frames, ms) : still;
  });
  return (Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) * FILM_HZ) / 10;
};
const sized = (r: Mm, speed: number): Mm => r * (0.45 + 0.55 * Math.min(1, speed / FAST));
const placeAt = (films: Films, id: string, ms: number): Point | null => {
  const frames = films.get(id) ?? [];
  return frames.length > 0 ? pointOfPose(poseAtMs(frames, ms)) : null;
};

/** Returns what flies up where two bodies touch, or a body touches the table or stone. Null if it is too slow to be seen. */
const touchOf = (
  { act }: ShotTrack,
  films: Films,
  [ms, a, b]: ShotTrack['result']['contacts'][number],
): Omit<Impact, 'from'> | null => {
  const speed = meetingSpeed(films, [a, b], ms);
  const [one, other] = [placeAt(films, a, ms), placeAt(films, b, ms)];
  const at = one ?? other;
  if (!at || speed < SLOWEST) return null;
  if (one && other) return { kind: 'spark', at: lerpPoint(one, other, 0.5), r: sized(SPARK, speed) };
  if (a === TABLE_ID || b === TABLE_ID) return { kind: 'ground', at, r: sized(LANDING, speed) };
  const shell = act.kind === 'shell' && (a === act.id || b === act.id);
  return shell ? { kind: 'stone', at, r: sized(STONE, speed) } : null;
};
/** Returns all that flies up during a shot. `momentOf` is when a moment of the film is played, ms. */
export function shotImpacts(event: ShotTrack, films: Films, momentOf: (ms: number) => number): Impact[] {
  const { act, result } = event;
  const impacts: Impact[] = [];
  const last = new Map<Impact['kind'], number>();
  let trembled = act.kind !== 'shell';
  const toward = bearingVector(act.bearing);
  for (const contact of result.contacts) {
    const [ms, a, b] = contact;
    const touch = touchOf(event, films, contact);
    if (!touch || ms - (last.get(touch.kind) ?? -Infinity) < APART) continue;
    last.set(touch.kind, ms);
    const shakes = !trembled && (a === act.id || b === act.id);
    trembled ||= shakes;
    impacts.push({ ...touch, from: momentOf(ms), toward, ...(shakes ? { shakes: true as const } : {}) });
    if (impacts.length === MOST) break;
  }
  if (act.kind !== 'shell') return impacts;
  const [x, y] = act.from;
  return [{ kind: 'muzzle', at: { x: x / 10, y: -y / 10 }, from: momentOf(0), r: MUZZLE, toward }, ...impacts];
}
