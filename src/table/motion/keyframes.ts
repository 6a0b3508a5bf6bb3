import type { PieceNode } from '../../core/scene.ts';
import { type Deg, type Point, distance } from '../../geometry/point.ts';
import { pathOfPoses } from '../../core/shots/trajectory.ts';
import { FILM_HZ } from '../../core/shots/film.ts';
import { poseHeight } from '../../core/shots/pose.ts';
import type { Seat } from '../../core/seat.ts';
import { pathLength } from '../../geometry/path.ts';
import { isFlat, poseAtMs, withPose } from './shotFilm.ts';
import { HIT_STOP, type Motion, type Track } from './track.ts';

/**
 * A piece at one moment: its position, opacity, tilt (0 to 1), brightness (0 to 1), and width during a flip (0 to 1). `lift` is how far
 * a hand has lifted it, and `sunk` how far it has fallen off the board (0 to 1). Or a burst with its size.
 */
export interface PieceKeyframe {
  readonly node: PieceNode;
  readonly at: Point;
  readonly alpha: number;
  readonly tipped: number;
  readonly flash: number;
  readonly wide: number;
  readonly lift?: number;
  readonly sunk?: number;
  readonly burst?: number;
}

/** Returns the pieces that a motion moves, as they are at a moment (ms), lowest first. All other pieces are unchanged. */
export function keyframesAt(motion: Motion, ms: number): PieceKeyframe[] {
  const current = new Map<string, Track>();
  for (const track of motion.tracks) {
    if (!current.has(track.id) || track.from <= ms) current.set(track.id, track);
  }
  // A piece that has arrived is drawn over the piece that it came to.
  const came = new Set(motion.tracks.filter(({ kind, from }) => kind === 'walk' && from <= ms).map(({ id }) => id));
  const order = ({ burst, node }: PieceKeyframe): number => {
    if (burst !== undefined) return 0;
    return came.has(node.id) ? 2 : 1;
  };
  return [...current.values()]
    .flatMap((track) => momentOf(track, ms, motion))
    .toSorted((a, b) => heightIn(a) - heightIn(b) || order(a) - order(b));
}

/** Returns the moments (ms) at which a play with reduced motion changes, in order. */
export const changeTimes = ({ tracks, crossings }: Motion): number[] =>
  [...new Set([...tracks, ...crossings].flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);

/** Tenths of a mm. A piece without a pose is on the ground. */
const heightIn = ({ node }: PieceKeyframe): number => node.pose?.[2] ?? 0;

/** Returns the done part of an action (0 to 1). With reduced motion it is done at once, and only a burst is unchanged. */
function partOf({ kind, from, to }: Track, ms: number, reducedMotion: boolean): number {
  if (reducedMotion && ms >= from) return kind === 'burst' && ms < to ? 0.6 : 1;
  return Math.min(1, Math.max(0, (ms - from) / Math.max(1, to - from)));
}
/** Quick at first, then slower. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/** Returns the walked part (mm) of a measured path while its piece is walking. Null for any other track. */
export function walkedLength(track: Track, ms: number, reducedMotion: boolean): number | null {
  if (!track.taped || ms < track.from || ms >= track.to) return null;
  return pathLength(track.path) * eased(partOf(track, ms, reducedMotion));
}

/**
 * Returns the traces of a shot at a moment (ms). They are each body's path so far, with its seat if it has one, and the contacts
 * of the flicked piece. With reduced motion, all of it at once.
 */
export function trailsAt(
  { tracks, reducedMotion }: Motion,
  ms: number,
): { readonly way: readonly Point[]; readonly seat?: Seat; readonly met: Point | null }[] {
  return tracks.flatMap(({ trail, frames, slow = 1, met, from, node }) => {
    if (trail === undefined || !frames || ms < from) return [];
    const played = reducedMotion ? Infinity : (ms - from) / slow;
    const path = pathOfPoses(frames.slice(0, Math.min(trail, Math.floor((played * FILM_HZ) / 1000) + 1)));
    return [{ way: path, ...(node.seat ? { seat: node.seat } : {}), met: met && met.ms <= played ? met.at : null }];
  });
}

/** A track at a moment: how much of its time has passed, the same eased, and the piece in plain view. */
interface Instant {
  readonly track: Track;
  readonly ms: number;
  readonly part: number;
  readonly p: number;
  readonly pose: PieceKeyframe;
  readonly reducedMotion: boolean;
}
/** How far a piece is lifted while it walks: up at once, and set down at the end. */
const LIFTED = 5;
const liftAt = (part: number): number => Math.min(1, part * LIFTED, (1 - part) * LIFTED);
/** How far an attacker recoils beyond its place. */
const RECOIL = 4;
/** Returns how far an attacker has reached at a moment (ms): 1 while its blow lands, less than 0 while it recoils. */
function lungeAt({ from, to }: Track, ms: number): number {
  const way = (to - from - HIT_STOP) / 2;
  const [ahead, back] = [(ms - from) / way, (ms - from - way - HIT_STOP) / way];
  if (back >= 1 || ahead <= 0) return 0;
  if (back <= 0) return Math.sin((Math.min(1, ahead) * Math.PI) / 2);
  return -(RECOIL + 1) * (back - 1) ** 3 - RECOIL * (back - 1) ** 2;
}
/** The part of its time in which a struck piece is pushed away. In the rest of it the piece comes back to its exact place. */
const PUSHED = 0.35;
const pushAt = (part: number): number => (part < PUSHED ? part / PUSHED : (1 - part) / (1 - PUSHED));
/** The part of a board's height from which a body that falls off it has its smallest size. */
const DEEP = 0.8;
/** Returns how far a flat body has fallen off a board of a height (mm): 0 on it, 1 beside it. */
const sunkOf = (node: PieceNode, floor: number): number =>
  node.pose && floor > 0 && isFlat(node)
    ? Math.min(1, Math.max(0, (floor - poseHeight(node.pose)) / (floor * DEEP)))
    : 0;
/** What each kind of track shows at a moment; null for nothing. */
const MOMENTS: { readonly [Kind in Track['kind']]: (instant: Instant) => PieceKeyframe | null } = {
  walk: ({ pose, part, reducedMotion }) => (reducedMotion ? pose : { ...pose, lift: liftAt(part) }),
  stand: ({ pose }) => pose,
  lunge: ({ pose, track, ms, reducedMotion }) => {
    const reach = reducedMotion ? 0 : lungeAt(track, ms);
    const [from = pose.at, to = from] = track.path;
    return { ...pose, at: { x: from.x + (to.x - from.x) * reach, y: from.y + (to.y - from.y) * reach } };
  },
  tip: ({ pose, track, part, p }) => ({ ...pose, at: along(track.path, pushAt(part)), tipped: p }),
  leave: ({ pose, part, p }) =>
    part === 1 ? null : { ...pose, tipped: 1, alpha: 1 - p, at: { x: pose.at.x, y: pose.at.y + 30 * p } },
  film: ({ pose, track, part, ms, reducedMotion }) => {
    if (!track.frames || (part === 1 && track.node.figure === 'disc')) return null;
    const played = reducedMotion && ms >= track.from ? Infinity : Math.max(0, ms - track.from) / (track.slow ?? 1);
    const node = withPose(track.node, poseAtMs(track.frames, played));
    return { ...pose, node, at: node.at };
  },
  flip: ({ pose, track, part }) => {
    const turn = Math.cos(part * Math.PI);
    return { ...pose, node: turn > 0 ? pose.node : (track.turned ?? pose.node), wide: Math.max(0.04, Math.abs(turn)) };
  },
  burst: ({ pose, track, part, ms }) =>
    ms < track.from || part === 1 ? null : { ...pose, burst: Math.min(1, part * 5), alpha: part > 0.8 ? 0.35 : 0.7 },
  shake: ({ pose, track, part }) => {
    const aside = Math.sin(part * 6 * Math.PI) * 2.4 * (1 - part);
    const { x, y } = along(track.path, pushAt(part));
    return { ...pose, at: { x: x + aside, y }, flash: 1 - part };
  },
  flash: ({ pose, part }) => ({ ...pose, flash: Math.sin(part * Math.PI) }),
  fadeOut: ({ pose, part, p }) => (part === 1 ? null : { ...pose, alpha: 1 - p }),
  enter: ({ pose, track, ms, p }) => (ms < track.from ? null : { ...pose, alpha: p }),
};
function momentOf(track: Track, ms: number, { reducedMotion, floor }: Motion): PieceKeyframe[] {
  const part = partOf(track, ms, reducedMotion);
  const p = eased(part);
  const facing = between(track.turns, p);
  const at = along(track.path, p);
  const pose = { node: { ...track.node, facing }, at, alpha: 1, tipped: 0, flash: 0, wide: 1 };
  const moment = MOMENTS[track.kind]({ track, ms, part, p, pose, reducedMotion });
  if (!moment || reducedMotion) return moment ? [moment] : [];
  // What is put back on its board grows again on the way.
  const sunk = sunkOf(moment.node, floor) * (track.kind === 'walk' ? 1 - p : 1);
  return [sunk > 0 ? { ...moment, sunk } : moment];
}

function along(path: readonly Point[], part: number): Point {
  let left = pathLength(path) * part;
  const [first] = path;
  let at = first ?? { x: 0, y: 0 };
  for (const to of path.slice(1)) {
    const length = distance(at, to);
    if (left <= length && length > 0) {
      return { x: at.x + ((to.x - at.x) * left) / length, y: at.y + ((to.y - at.y) * left) / length };
    }
    left -= length;
    at = to;
  }
  return at;
}

/** Interpolates an angle the shorter way round. */
function between([from, to]: readonly [Deg, Deg], part: number): Deg {
  const by = ((((to - from) % 360) + 540) % 360) - 180;
  return (from + by * part + 360) % 360;
}
