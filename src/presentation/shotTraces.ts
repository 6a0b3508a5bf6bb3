import { hullsOf } from '../bodies/hulls.ts';
import type { ShotEvent, TableEvent } from '../core/event.ts';
import { landingOf, firstCollision, bodyPaths } from '../core/shots/trajectory.ts';
import { pointOfPose, toWorldDirection, type Pose } from '../core/shots/pose.ts';
import type { AreaNode, NodeId, Scene } from '../core/scene.ts';
import { type Mm, type Point, distance, segmentSquaredDistance } from '../geometry/point.ts';
import { boundsOf } from '../geometry/shape.ts';
import { formatLength, formatNumber, type FormatContext, t } from '../i18n/index.ts';
import type { Seat } from '../core/seat.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { seenRadiusOf } from '../table/figures/pieces.ts';
import {
  type ShotTraces,
  type LandingMark,
  NO_SHOT_TRACES,
  type MeasureLabel,
  type Trace,
} from '../table/marks/shotTraces.ts';
import { createFormatContext } from './text/formatters.ts';
import { missLabel } from './text/shellText.ts';
import { eventsAt, pieceIn, sceneAt } from './scenes.ts';
import { isMissByAimNoise } from './aimNoiseMiss.ts';
import type { TimelineView } from './timelineView.ts';

/** Returns the traces that the shots among some events leave on a table. */
export const tracesOf = (events: readonly TableEvent[], scene: Scene): ShotTraces => {
  const shots = events.filter((event) => event.kind === 'shot');
  const traces = shots.flatMap((shot) =>
    shot.act.kind === 'shell'
      ? [{ way: landingOf(shot)?.way ?? [] }]
      : bodyPaths(shot).map(({ id, way: path }) => ({ way: path, seat: pieceIn(scene, id)?.seat ?? 'graphite' })),
  );
  const sparks = shots.flatMap((shot) => (shot.act.kind === 'flick' ? (firstCollision(shot)?.at ?? []) : []));
  return { ...NO_SHOT_TRACES, traces: traces.filter(({ way: path }) => path.length > 1), sparks };
};

/** A shell or flick, its ply, and which of the shots of its gun or warrior it was, from 1. */
export interface PastShot {
  readonly shot: ShotEvent;
  readonly ply: number;
  readonly n: number;
}
const known = new WeakMap<object, readonly PastShot[]>();
/** Returns all shots of a match up to the step looked at, in order. */
export const shotsOf = (open: OpenMatch): readonly PastShot[] => {
  const found = known.get(open) ?? allShots(open);
  known.set(open, found);
  return found;
};
const allShots = (open: OpenMatch): PastShot[] => {
  const counts = new Map<NodeId, number>();
  return open.steps.slice(0, open.ply + 1).flatMap((_, ply) =>
    eventsAt(open, ply).flatMap((event): PastShot[] => {
      if (event.kind !== 'shot') return [];
      const n = (counts.get(event.by) ?? 0) + 1;
      counts.set(event.by, n);
      return [{ shot: event, ply, n }];
    }),
  );
};
/** How many of a gun's last shots stay on the table while it is aimed. */
const MOST_MARKS = 3;
/** Returns the shells that are marked on the table: the last one of each gun, or several of the gun being aimed. */
const markedIn = (shots: readonly PastShot[], aimed: NodeId | null): PastShot[] => {
  const shells = shots.filter(({ shot }) => shot.act.kind === 'shell');
  const most = new Map<NodeId, number>();
  for (const { shot, n } of shells) most.set(shot.by, n);
  return shells.filter(({ shot: { by }, n }) => {
    if (aimed !== null && aimed !== by && shots.some(({ shot }) => shot.by === aimed)) return false;
    return n > (most.get(by) ?? 0) - (by === aimed ? MOST_MARKS : 1);
  });
};
/** After this many changes of turn a shot's mark is removed: its side has had a turn in between. */
const TURNS = 3;
const isPast = ({ game, steps, ply: now }: OpenMatch, ply: number): boolean => {
  let [handed, whose] = [0, null as Seat | null];
  for (let at = ply; at <= now && handed < TURNS; at++) {
    const turn = game.turn(steps[at]?.state);
    if (!('to' in turn) || turn.midway || turn.to === whose) continue;
    if (whose !== null) handed++;
    whose = turn.to;
  }
  return handed >= TURNS;
};
/** For how many steps after a shot its paths stay on the table, and how far off it was. Forced actions count. */
const SOON = 3;
/**
 * Returns the mark of a shell, or nothing if it did not land. How far off it was is shown for a while, and for the gun being
 * aimed (`aimed`). The target and the aim noise are named for the `last` shot only.
 */
const fallMark = (
  open: OpenMatch,
  { shot, ply, n }: PastShot,
  aimed: NodeId | null,
  last: PastShot | undefined,
): LandingMark[] => {
  const landing = landingOf(shot);
  if (!landing) return [];
  if (open.ply - ply > SOON && shot.by !== aimed) return [{ n, at: landing.at, text: '' }];
  // A piece that it removed is still named after it has left the table.
  const before = sceneAt(open, Math.max(0, ply - 1));
  const [text = '', more] = missLabel(
    shot,
    before,
    createFormatContext(open.match.players, before),
    isMissByAimNoise(open, ply, shot),
  );
  return [{ n, at: landing.at, text, ...(more && shot === last?.shot ? { more } : {}) }];
};

/** How near to the edge of the board a body's distance is shown, mm. */
const NEAR_RIM: Mm = 40;
/**
 * Returns the gap between a body on a board and the nearest edge or hole, as its two end points. Null if it is wide, or the
 * body is off the board.
 */
const gapOf = (scene: Scene, id: NodeId, pose: Pose): readonly [Point, Point] | null => {
  const board = scene.nodes.find((node): node is AreaNode => node.kind === 'area' && node.style === 'board');
  const body = pieceIn(scene, id)?.body;
  if (!board || body === undefined) return null;
  const { at, width, height } = boundsOf(board.shape);
  const holes = scene.nodes.flatMap((node) =>
    node.kind === 'area' && node.style === 'hole' && node.shape.kind === 'disc' ? [node.shape] : [],
  );
  const corners = hullsOf(body).flatMap((hull) =>
    hull.map((corner): Point => {
      const [x, y] = toWorldDirection(pose, corner);
      return { x: pose[0] / 10 + x, y: -pose[1] / 10 - y };
    }),
  );
  const gaps = corners.flatMap((corner): (readonly [Point, Point])[] => {
    const { x, y } = corner;
    const rims = [
      { x: at.x, y },
      { x: at.x + width, y },
      { x, y: at.y },
      { x, y: at.y + height },
    ];
    const brims = holes.map((hole) => {
      const far = distance(hole.at, corner) || 1;
      return { x: hole.at.x + ((x - hole.at.x) * hole.r) / far, y: hole.at.y + ((y - hole.at.y) * hole.r) / far };
    });
    return [...rims, ...brims].map((rim) => [corner, rim] as const);
  });
  const [least] = gaps.toSorted((a, b) => distance(...a) - distance(...b));
  const out = corners.every(({ x, y }) => x < at.x || x > at.x + width || y < at.y || y > at.y + height);
  return least && !out && distance(...least) <= NEAR_RIM ? least : null;
};
/**
 * Returns the measures of a flick: how far the body turned, and which bodies are near an edge. Bodies that have moved since
 * are left out.
 */
const notesOf = ({ act, result }: ShotEvent, scene: Scene, formatContext: FormatContext): MeasureLabel[] => {
  const { whole = 0, beforeHit = 0 } = result.spun[act.id] ?? {};
  const turned = Math.abs(whole);
  const lying = Object.entries(result.rest).filter(([id, pose]) => {
    const now = pieceIn(scene, id)?.pose;
    return pose.every((value, i) => value === now?.[i]);
  });
  const rest = lying.find(([id]) => id === act.id)?.[1];
  const flicked = pieceIn(scene, act.id);
  const near = lying.flatMap(([id, pose]): MeasureLabel[] => {
    const gap = pieceIn(scene, id)?.out ? null : gapOf(scene, id, pose);
    // A body over the edge has a label of its own.
    if (!gap || distance(...gap) < 1) return [];
    const text = t('after.rim', { far: formatLength(Math.round(distance(...gap)), formatContext).cm });
    // If another piece is in the gap, the label would seem to be about that piece.
    const taken = scene.nodes.some(
      (node) =>
        node.kind === 'piece' &&
        node.id !== id &&
        !node.out &&
        segmentSquaredDistance(node.at, ...gap) < seenRadiusOf(node) ** 2,
    );
    const body = pieceIn(scene, id);
    return [taken && body ? { at: body.at, r: seenRadiusOf(body), text } : { at: gap[0], to: gap[1], text }];
  });
  return [
    ...(rest && turned > 0
      ? [
          {
            at: pointOfPose(rest),
            r: flicked ? seenRadiusOf(flicked) : 0,
            // The rules ask for the spin on an empty field, and a collision changes it.
            text: t(whole === beforeHit ? 'after.turned' : 'after.turnedMet', { deg: formatNumber(turned) }),
          },
        ]
      : []),
    ...near,
  ];
};

/**
 * Returns the match as far as its marks may be on the table: all that has been shown of a step, but nothing of a repeated step
 * before its end. It is `moving` until all has been seen, and then no measure is on the table.
 */
export const settledMatch = (
  match: OpenMatch,
  shown: OpenMatch,
  showing: Pick<TimelineView, 'show' | 'held' | 'again'> | null,
): { readonly open: OpenMatch; readonly moving: boolean } => {
  if (!showing) return { open: shown, moving: false };
  const { show, held, again } = showing;
  if (!held && !again) return { open: shown, moving: true };
  return { open: { ...match, viewer: show.viewer, ply: held ? show.ply : show.ply - 1 }, moving: !held };
};

/** A body this far from where a shot left it has been placed elsewhere since, mm. */
const ELSEWHERE = 5;
/**
 * Whether warriors have been placed elsewhere since a flick, as in the centre after a point. Then its paths would lead
 * nowhere.
 */
const isLaidAnew = ({ result }: ShotEvent, now: Scene): boolean =>
  Object.entries(result.rest).some(([id, rest]) => {
    const { pose, out } = pieceIn(now, id) ?? {};
    return pose !== undefined && !out && distance(pointOfPose(pose), pointOfPose(rest)) > ELSEWHERE;
  });

/**
 * Returns what the shots of a match have left on the table. That is where shells of the gun being aimed (`aimed`) landed, or
 * the last shell of each gun in the last turns. A flick leaves its paths, its contact and its measures, unless the next one is
 * being aimed (`aiming`) or anything has moved.
 */
export const shotTraces = (
  open: OpenMatch,
  aimed: NodeId | null,
  aiming: boolean,
  formatContext: FormatContext,
): ShotTraces => {
  const shots = shotsOf(open);
  const last = shots.at(-1);
  if (!last) return NO_SHOT_TRACES;
  const shells = markedIn(shots, aimed).filter(({ shot, ply }) => shot.by === aimed || !isPast(open, ply));
  const newest = shells.at(-1);
  const falls = shells.flatMap((past) => fallMark(open, past, aimed, newest));
  const flown: Trace[] = newest ? [{ way: landingOf(newest.shot)?.way ?? [] }] : [];
  if (last.shot.act.kind !== 'flick' || aiming || open.ply - last.ply > SOON)
    return { ...NO_SHOT_TRACES, traces: flown, falls };
  const before = sceneAt(open, Math.max(0, last.ply - 1));
  const now = sceneAt(open, open.ply);
  const met = firstCollision(last.shot);
  return isLaidAnew(last.shot, now)
    ? { ...NO_SHOT_TRACES, falls }
    : {
        ...NO_SHOT_TRACES,
        traces: bodyPaths(last.shot).map(({ id, way: path }) => ({
          way: path,
          seat: pieceIn(before, id)?.seat ?? 'graphite',
        })),
        sparks: met ? [met.at] : [],
        falls,
        notes: notesOf(last.shot, now, formatContext),
      };
};
