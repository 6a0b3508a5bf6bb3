import { hullsOf } from '../bodies/hulls.ts';
import type { ShotEvent } from '../core/event.ts';
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

/** A shot that was fired or flicked, the step that it came in, and which of its gun's shots it was. */
export interface PastShot {
  readonly shot: ShotEvent;
  readonly ply: number;
  readonly n: number;
}
const known = new WeakMap<object, readonly PastShot[]>();
/** All shots of a match up to the step looked at, in order. */
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
/** So many of a gun's last shots stay on the table while it is aimed. */
const MOST_MARKS = 3;
/** The shots whose marks lie on the table: the last of each gun, and of the gun that is aimed some more. */
const markedIn = (shots: readonly PastShot[], aimed: NodeId | null): PastShot[] => {
  const shells = shots.filter(({ shot }) => shot.act.kind === 'shell');
  const most = new Map<NodeId, number>();
  for (const { shot, n } of shells) most.set(shot.by, n);
  return shells.filter(({ shot: { by }, n }) => {
    if (aimed !== null && aimed !== by && shots.some(({ shot }) => shot.by === aimed)) return false;
    return n > (most.get(by) ?? 0) - (by === aimed ? MOST_MARKS : 1);
  });
};
/** When the table has been handed over so often since, a shot's mark lies there no more: its side has had a turn in between. */
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
/** So many steps after a shot its ways still lie there, and it is told how far off it was: what follows of itself. */
const SOON = 3;
/** The mark of a shell; how far it was off is told for a while, and of the gun that is `aimed`: off whom, and that the hand trembled, of the `last` shot alone. */
const fallMark = (
  open: OpenMatch,
  { shot, ply, n }: PastShot,
  aimed: NodeId | null,
  last: PastShot | undefined,
): LandingMark[] => {
  const landing = landingOf(shot);
  if (!landing) return [];
  if (open.ply - ply > SOON && shot.by !== aimed) return [{ n, at: landing.at, text: '' }];
  // Whoever fell by it is named still, when he has left the table.
  const before = sceneAt(open, Math.max(0, ply - 1));
  const [text = '', more] = missLabel(
    shot,
    before,
    createFormatContext(open.match.players, before),
    isMissByAimNoise(open, ply, shot),
  );
  return [{ n, at: landing.at, text, ...(more && shot === last?.shot ? { more } : {}) }];
};

/** So near its rim (mm) a body is told how near. */
const NEAR_RIM: Mm = 40;
/** The gap between a body that lies on a board and the nearest rim or hole, as the two points it lies between; null where it is wide. */
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
/** What is measured of a flick: how far the flicked body turned, and who lies near a rim; of those alone who still lie as it left them. */
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
    // Who hangs over the rim is told so already.
    if (!gap || distance(...gap) < 1) return [];
    const text = t('after.rim', { far: formatLength(Math.round(distance(...gap)), formatContext).cm });
    // Where another lies in the gap it would be read as his.
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
            // What a strike is asked for is the spin of an empty field: a touch gives another.
            text: t(whole === beforeHit ? 'after.turned' : 'after.turnedMet', { deg: formatNumber(turned) }),
          },
        ]
      : []),
    ...near,
  ];
};

/**
 * The match as far as marks of it may lie on the table: of a step that is being shown what has been told of it, of one shown once more nothing, and
 * when all of it has been seen that step. It is `moving` until then: what was measured of bodies lies there no more, or not yet.
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

/** A body this far from where a shot has left it was laid elsewhere since, mm. */
const ELSEWHERE = 5;
/** Whether warriors lie elsewhere than a flick has left them, back in the centre after a point: its ways would lead to nobody. */
const isLaidAnew = ({ result }: ShotEvent, now: Scene): boolean =>
  Object.entries(result.rest).some(([id, rest]) => {
    const { pose, out } = pieceIn(now, id) ?? {};
    return pose !== undefined && !out && distance(pointOfPose(pose), pointOfPose(rest)) > ELSEWHERE;
  });

/** What the shots of a match have left on the table as it is looked at: where shells of the gun that is `aimed`, or the last of each gun in the last turns, came down; of a flick just made, unless the next is `aiming`, anything moves or was laid anew, its ways, its touch and what is measured of it. */
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
