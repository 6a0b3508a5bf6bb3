import { firstCollision, trailFrames } from '../../core/shots/trajectory.ts';
import { FILM_HZ } from '../../core/shots/film.ts';
import { restingSide, type Pose } from '../../core/shots/pose.ts';
import { type ShotTrack, shotFilm, filmLength, restTime, withPose, shellOf } from './shotFilm.ts';
import { shotImpacts } from './shotImpacts.ts';
import { type TrackState, type TimedCue, type Track, stationaryTrack } from './track.ts';

/** How long what a shell threw is shown once it is at rest, and the least time for a shell's smoke, ms. */
const LOOK = 350;
const SMOKE = 500;
/** How many contacts of a shot are played as sounds at most, and the least interval between two, ms. */
const HEARD = 12;
const TENTHS = 10;
const APART = 45;
/** A slide's sound is played in parts of this length (ms), while the flicked body is faster than this speed (mm/s). */
const PART = 240;
const HEARD_FROM = 60;
/** Returns the snap of a flick and the slide after it, as long as the film shows one. */
function slideOf(frames: readonly Pose[], clock: number, slow: number): TimedCue[] {
  const per = Math.round((PART * FILM_HZ) / 1000);
  const slides = Array.from({ length: Math.ceil(frames.length / per) }, (_, i): TimedCue[] => {
    const [from, to] = [frames[i * per], frames[Math.min(frames.length - 1, (i + 1) * per)]];
    const distance = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) / TENTHS : 0;
    return distance * 1000 > HEARD_FROM * PART ? [{ at: clock + i * PART * slow, cue: 'slide' }] : [];
  });
  return [{ at: clock, cue: 'snap' }, ...slides.flat()];
}
type Films = ReadonlyMap<string, readonly Pose[]>;
/**
 * Returns when all that a shell hit is at rest, and when its film has been seen, ms. What stays still at the end of the film is cut.
 * What it threw is shown for a moment.
 */
function shellTimes({ act, result }: ShotTrack, films: Films): { readonly still: number; readonly end: number } {
  const rest = (id: string): number => restTime(films.get(id) ?? []);
  const struck = [...films.keys()].filter((id) => id !== act.id);
  const still = struck.length > 0 ? Math.max(...struck.map(rest)) : rest(act.id);
  const fallen = Object.entries(result.rest).some(([id, pose]) => id !== act.id && restingSide(pose));
  return { still, end: Math.max(SMOKE, still + (fallen ? LOOK : 0), rest(act.id)) };
}
/** The tracks of a shot, and when the bodies that a shell hit are at rest. Null for a flick. */
interface ShotMotion {
  readonly tracks: Track[];
  readonly still: number | null;
}
/** Returns the tracks of everything that a shot moves, as its film shows it. */
export function shotTracks(event: ShotTrack, clock: number, slow: number, stage: TrackState): ShotMotion {
  const { actors, cues, impacts, lasts, reducedMotion } = stage;
  const films = shotFilm(event, (id) => actors.get(id)?.node.pose);
  const { act } = event;
  const shell = act.kind === 'shell' ? shellTimes(event, films) : null;
  const to = clock + lasts((shell?.end ?? filmLength(films)) * slow);
  if (event.act.kind === 'flick') cues.push(...slideOf(films.get(event.act.id) ?? [], clock, slow));
  impacts.push(...shotImpacts(event, films, (ms) => clock + ms * slow));
  const trails = trailFrames(event);
  const met = act.kind === 'flick' ? firstCollision(event) : null;
  let last = -Infinity;
  for (const [ms] of event.result.contacts.slice(0, HEARD)) {
    if (ms - last >= APART) cues.push({ at: clock + ms * slow, cue: 'knock' });
    last = ms;
  }
  const tracks = [...films].flatMap(([id, frames]): Track[] => {
    const [first, end] = [frames[0], frames.at(-1)];
    const node = actors.get(id)?.node ?? (first && shellOf(event, first));
    if (!node || !end) return [];
    if (actors.has(id)) actors.set(id, { node: withPose(node, end), gone: false });
    const trail = trails.get(id);
    const track: Track = { ...stationaryTrack(node, 'film', clock, to - clock), frames, slow };
    return [{ ...track, ...(trail ? { trail } : {}), ...(met && id === act.id ? { met } : {}) }];
  });
  return { tracks, still: shell && !reducedMotion ? Math.min(to, clock + shell.still * slow) : null };
}
