import type { TableEvent } from '../../core/event.ts';
import type { NodeId, PieceNode } from '../../core/scene.ts';
import { type Mm, type Point, distance, samePoint } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import { radiusOf } from '../figures/pieces.ts';
import { atPoint, isFlat } from './shotFilm.ts';
import { FLIP, SLIDE, type TrackState, TIP, type Track, stationaryTrack, turnedTrack, entryTrack } from './track.ts';

const LONGEST = 800;
const SHAKE = 280;
const FLASH = 360;

/** Returns the pieces that an event moves. */
export function movedIds(event: TableEvent): readonly NodeId[] {
  if (event.kind === 'moved') return [event.id];
  return 'ids' in event ? event.ids : [];
}

/** A piece that an event moves: the piece before it, its goal, and the moment (ms). */
interface Moving {
  readonly id: NodeId;
  readonly node: PieceNode;
  readonly goal: PieceNode | undefined;
  readonly clock: number;
  readonly stage: TrackState;
}
/** How far a blow pushes a piece before it comes back, mm. */
const PUSH: Mm = 5;
/** Returns a track of a piece in its place, pushed by the blow that it has just had. */
function struckTrack({ id, node, clock, stage: { blows, lasts } }: Moving, kind: 'shake' | 'tip', ms: number): Track {
  const way = blows.get(id);
  blows.delete(id);
  const track = stationaryTrack(node, kind, clock, lasts(ms));
  return way ? { ...track, path: [node.at, { x: node.at.x + way.x * PUSH, y: node.at.y + way.y * PUSH }] } : track;
}
type EventOf<Kind extends TableEvent['kind']> = TableEvent & { readonly kind: Kind };
/** The tracks of each kind of event that moves pieces. */
const TRACKS: { readonly [Kind in TableEvent['kind']]?: (event: EventOf<Kind>, moving: Moving) => Track[] } = {
  moved: (event, { id, node, goal, clock, stage: { actors, cues, lasts } }) => {
    const path = samePoint(event.path[0] ?? node.at, node.at) ? event.path : [node.at, ...event.path];
    const to = clock + lasts(Math.min(LONGEST, SLIDE + pathLength(path) * 0.8));
    const turns = [node.facing ?? 0, goal?.facing ?? node.facing ?? 0] as const;
    actors.set(id, { node: { ...node, at: path.at(-1) ?? node.at, facing: turns[1] }, gone: false });
    cues.push({ at: to, cue: 'drop' });
    return [{ id, kind: 'walk', node, taped: true, from: clock, to, path, turns }];
  },
  hit: (_, moving) => {
    moving.stage.cues.push({ at: moving.clock, cue: 'knock' });
    return [struckTrack(moving, 'shake', SHAKE)];
  },
  wounded: (_, moving) => {
    const { id, node, goal, clock, stage } = moving;
    const { actors, cues, lasts } = stage;
    cues.push({ at: clock + lasts(TIP), cue: 'fall' });
    const tip = node.pose ? stationaryTrack(node, 'stand', clock, lasts(TIP)) : struckTrack(moving, 'tip', TIP);
    if (!goal) return [tip];
    actors.set(id, { node: atPoint(goal, node.at), gone: false });
    return [tip, stationaryTrack(atPoint(goal, node.at), 'flash', clock + lasts(TIP), lasts(TIP))];
  },
  removed: (event, moving) => {
    const { id, node, clock, stage } = moving;
    const { actors, cues, lasts } = stage;
    actors.set(id, { node, gone: true });
    if (event.withdrawn) return [stationaryTrack(node, 'leave', clock, lasts(SLIDE))];
    // A soldier that a shell has thrown is down already.
    if (node.pose && !isFlat(node)) return [stationaryTrack(node, 'stand', clock, 0)];
    cues.push({ at: clock + lasts(TIP), cue: 'fall' });
    if (node.pose) return [stationaryTrack(node, 'fadeOut', clock, lasts(TIP))];
    const tip = struckTrack(moving, 'tip', TIP);
    // A piece of a board is taken away. Any other one stays where it fell.
    return node.figure === 'block' ? [tip, stationaryTrack(node, 'leave', clock + lasts(TIP), lasts(SLIDE))] : [tip];
  },
  revealed: (event, moving) => (event.faces ? faceTracks(event, event.faces, moving) : flashTracks(moving)),
  restored: (_, moving) => flashTracks(moving),
  scored: (_, moving) => flashTracks(moving),
};
function flashTracks({ node, goal, clock, stage }: Moving): Track[] {
  return [turnedTrack(stationaryTrack(node, 'flash', clock, stage.lasts(FLASH)), goal, stage)];
}
/** Returns the tracks of a piece that shows its face in a fight. */
function faceTracks(
  { ids }: EventOf<'revealed'>,
  faces: NonNullable<EventOf<'revealed'>['faces']>,
  { id, node, clock, stage: { actors, cues, lasts, fight } }: Moving,
): Track[] {
  const at = parted(ids, id, actors);
  const open = { ...node, ...faces[id], at };
  actors.set(id, { node: open, gone: false });
  // The hit comes once both faces have been visible.
  const begins = clock + lasts(FLIP);
  const blow = { ...stationaryTrack(node, 'burst', begins + fight.faced, fight.struck), id: `${id} burst` };
  const burst = id === ids[1] ? [blow] : [];
  cues.push({ at: clock + lasts(FLIP) / 2, cue: 'drop' });
  if (burst.length > 0) cues.push({ at: begins + fight.faced, cue: 'knock' });
  return [
    ...burst,
    { ...stationaryTrack(node, 'flip', clock, lasts(FLIP)), turned: open, path: [node.at, at] },
    stationaryTrack(open, 'stand', begins, fight.faced + fight.struck),
  ];
}

/** Returns the tracks of an event's pieces from a moment on (ms). */
export function eventTracks(event: TableEvent, clock: number, stage: TrackState): Track[] {
  const tracksFor = TRACKS[event.kind] as ((event: TableEvent, moving: Moving) => Track[]) | undefined;
  return movedIds(event).flatMap((id): Track[] => {
    const actor = stage.actors.get(id);
    const goal = stage.goals.get(id);
    if (!actor || actor.gone) return goal ? entryTrack(goal, clock, stage) : [];
    return tracksFor?.(event, { id, node: actor.node, goal, clock, stage }) ?? [];
  });
}

/** Returns where a piece shows its face. Two pieces that meet in one place move apart until neither hides the mark of the other. */
function parted(ids: readonly NodeId[], id: NodeId, actors: TrackState['actors']): Point {
  const [one, other] = ids.map((each) => actors.get(each)?.node);
  const at = actors.get(id)?.node.at ?? { x: 0, y: 0 };
  if (!one || !other || distance(one.at, other.at) >= radiusOf(one)) return at;
  const by = radiusOf(one) * (id === one.id ? -0.68 : 0.68);
  return { x: at.x + by, y: at.y - by };
}
