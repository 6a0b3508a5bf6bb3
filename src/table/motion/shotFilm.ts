import { decodeFilm, FILM_HZ } from '../../core/shots/film.ts';
import type { TableEvent } from '../../core/event.ts';
import type { NodeId, PieceNode } from '../../core/scene.ts';
import { type Pose, pointOfPose } from '../../core/shots/pose.ts';
import type { Point } from '../../geometry/point.ts';

/** A shot as it is told. */
export type ShotTrack = Extract<TableEvent, { kind: 'shot' }>;
/** How long a shot without a film is shown, in frames. */
const TWEEN = 24;
const UNIT = 10_000;

/** The poses of all that a shot moves, frame by frame: its film, or without one the straight way from where each is to where it rests. */
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

/** How long a film runs, ms. */
export const filmLength = (films: ReadonlyMap<NodeId, readonly Pose[]>): number =>
  (Math.max(1, ...[...films.values()].map((frames) => frames.length)) * 1000) / FILM_HZ;
/** The pose at so many ms of a film: between two frames it is made up, after the last it stays. */
export const poseAtMs = (frames: readonly Pose[], ms: number): Pose => {
  const frame = Math.max(0, (ms * FILM_HZ) / 1000);
  const i = Math.min(frames.length - 1, Math.floor(frame));
  const [now, next] = [frames[i] as Pose, frames[Math.min(frames.length - 1, i + 1)] as Pose];
  return between(now, next, Math.min(1, frame - i));
};
/** Between two poses: place and attitude, the nearer way round. */
const between = (a: Pose, b: Pose, part: number): Pose => {
  const same = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] >= 0 ? 1 : -1;
  const mixed = a.map((value, i) => value + ((i < 3 ? 1 : same) * (b[i] as number) - value) * part);
  const length = Math.hypot(...mixed.slice(3)) || 1;
  return mixed.map((value, i) => (i < 3 ? value : (value / length) * UNIT)) as unknown as Pose;
};
/** The piece in a pose; without one of its own (a shell) a piece that is only there while it flies. */
export const withPose = (node: PieceNode, pose: Pose): PieceNode => ({ ...node, pose, at: pointOfPose(pose) });
/** The piece at another place, whatever its pose. */
export const atPoint = (node: PieceNode, at: Point): PieceNode =>
  node.pose ? { ...withPose(node, [at.x * 10, -at.y * 10, ...turnOf(node.pose)]), at } : { ...node, at };
const turnOf = ([, , ...turn]: Pose) => turn;
/** The shell of a shot, as a piece. */
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
