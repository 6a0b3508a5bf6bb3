import { SHELLS } from '../../bodies/shells.ts';
import { isStandingBody } from '../../bodies/standingBodies.ts';
import { decodeFilm, FILM_HZ } from '../../core/shots/film.ts';
import type { TableEvent } from '../../core/event.ts';
import type { NodeId, PieceNode } from '../../core/scene.ts';
import { type Pose, pointOfPose } from '../../core/shots/pose.ts';
import type { Point } from '../../geometry/point.ts';

/** A shot event. */
export type ShotTrack = Extract<TableEvent, { kind: 'shot' }>;
/** The duration of a shot without a film, in frames. */
const TWEEN = 24;
const UNIT = 10_000;

/**
 * Returns the poses of all bodies that a shot moves, frame by frame. Without a film, it is the straight path from the current
 * pose to the final one.
 */
export const shotFilm = (
  { result }: ShotTrack,
  poseOf: (id: NodeId) => Pose | undefined,
): Map<NodeId, readonly Pose[]> => {
  const films = new Map<NodeId, readonly Pose[]>();
  for (const id of new Set([...Object.keys(result.frames ?? {}), ...Object.keys(result.rest)])) {
    const frames = decodeFilm(result.frames?.[id] ?? '');
    const rest = result.rest[id];
    const from = poseOf(id);
    if (frames.length > 0) films.set(id, rest ? [...frames, rest] : frames);
    else if (rest && from) films.set(id, tween(from, rest));
  }
  return films;
};
const tween = (from: Pose, to: Pose): Pose[] =>
  Array.from({ length: TWEEN + 1 }, (_, i) => between(from, to, i / TWEEN));

/** Returns the duration of films, ms. */
export const filmLength = (films: ReadonlyMap<NodeId, readonly Pose[]>): number =>
  (Math.max(1, ...[...films.values()].map((frames) => frames.length)) * 1000) / FILM_HZ;
/** How far (tenths of a mm) and how much (the cosine of half the angle) a body may still move when it is at rest. */
const NEAR = 10;
const TURNED = 0.9985;
/** Returns when a body of a film comes to rest, ms. */
export const restTime = (frames: readonly Pose[]): number => {
  const end = frames.at(-1);
  if (!end) return 0;
  const moves = ([x, y, z, ...turn]: Pose): boolean => {
    const angle = turn.reduce((sum, value, i) => sum + value * (end[i + 3] ?? 0), 0) / (UNIT * UNIT);
    return Math.hypot(x - end[0], y - end[1], z - end[2]) > NEAR || Math.abs(angle) < TURNED;
  };
  return ((frames.findLastIndex(moves) + 1) * 1000) / FILM_HZ;
};
/** Whether a piece is a flat body in a pose, such as a flicked one. */
export const isFlat = ({ body, pose }: PieceNode): boolean =>
  body !== undefined && pose !== undefined && !isStandingBody(body) && !Object.hasOwn(SHELLS, body);
/** Returns the pose at a time (ms) of a film. It is interpolated between two frames; after the last frame it stays. */
export const poseAtMs = (frames: readonly Pose[], ms: number): Pose => {
  const frame = Math.max(0, (ms * FILM_HZ) / 1000);
  const i = Math.min(frames.length - 1, Math.floor(frame));
  const [now, next] = [frames[i] as Pose, frames[Math.min(frames.length - 1, i + 1)] as Pose];
  return between(now, next, Math.min(1, frame - i));
};
/** Interpolates between two poses: position and rotation, the shorter way round. */
const between = (a: Pose, b: Pose, part: number): Pose => {
  const same = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] >= 0 ? 1 : -1;
  const mixed = a.map((value, i) => value + ((i < 3 ? 1 : same) * (b[i] as number) - value) * part);
  const length = Math.hypot(...mixed.slice(3)) || 1;
  return mixed.map((value, i) => (i < 3 ? value : (value / length) * UNIT)) as unknown as Pose;
};
/** Returns the piece in a pose. A shell, which has no pose of its own, gets a piece that exists only during its flight. */
export const withPose = (node: PieceNode, pose: Pose): PieceNode => ({ ...node, pose, at: pointOfPose(pose) });
/** Returns the piece at another point, whatever its pose. */
export const atPoint = (node: PieceNode, at: Point): PieceNode =>
  node.pose ? { ...withPose(node, [at.x * 10, -at.y * 10, ...turnOf(node.pose)]), at } : { ...node, at };
const turnOf = ([, , ...turn]: Pose) => turn;
/** Returns the shell of a shot, as a piece. Null for other shots. */
export const shellOf = ({ act }: ShotTrack, pose: Pose): PieceNode | null =>
  act.kind === 'shell'
    ? {
        kind: 'piece',
        id: act.id,
        at: pointOfPose(pose),
        pose,
        body: act.body,
        base: { kind: 'disc', at: { x: 0, y: 0 }, r: 4 },
        figure: 'disc',
        label: { key: 'core:shell' },
      }
    : null;
