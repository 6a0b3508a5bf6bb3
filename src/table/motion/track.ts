import type { AttackCue } from '../../core/luck.ts';
import type { NodeId, PieceNode, Scene, SceneNode } from '../../core/scene.ts';
import type { Pose } from '../../core/shots/pose.ts';
import { type Deg, type Mm, type Point, samePoint } from '../../geometry/point.ts';
import { atPoint } from './shotFilm.ts';

/** What a piece does for a while; `film` is a body's way through space, `lunge` a stroke at somebody and back. */
type Deed =
  | 'film'
  | 'walk'
  | 'lunge'
  | 'tip'
  | 'leave'
  | 'enter'
  | 'shake'
  | 'flash'
  | 'flip'
  | 'stand'
  | 'burst'
  | 'fadeOut';
/** One deed of one piece, ms from the start; `path` is its way in mm, `turns` its facing at both ends. */
export interface Track {
  readonly id: NodeId;
  readonly deed: Deed;
  readonly node: PieceNode;
  /** What it looks like when it has been turned over. */
  readonly turned?: PieceNode;
  /** Its poses in space, sixty a second of the time played. */
  readonly frames?: readonly Pose[];
  /** How many times slower than life. */
  readonly slow?: number;
  /** So many of its poses leave their way behind it on the table. */
  readonly trail?: number;
  /** Where it first met another, and when, ms of the time played. */
  readonly met?: { readonly at: Point; readonly ms: number };
  /** Its way was measured: the tape of it is eaten up by the walker. */
  readonly taped?: true;
  readonly from: number;
  readonly to: number;
  readonly path: readonly Point[];
  readonly turns: readonly [Deg, Deg];
}
/** Something that crosses the table from one piece to another: it sets out, arrives, and has gone out, ms from the start of the play. */
export interface Projectile {
  readonly how: NonNullable<AttackCue['how']>;
  readonly from: number;
  readonly hits: number;
  readonly to: number;
  /** From edge to edge of the two, mm; for a blast from its middle. */
  readonly path: readonly [Point, Point];
  /** How large who is struck is seen. */
  readonly r: Mm;
}
/** A sound that belongs to a moment of the play. */
export interface TimedCue {
  readonly at: number;
  readonly cue: 'dice' | 'knock' | 'fall' | 'drop' | 'snap' | 'slide' | 'shot' | 'blow' | 'blast';
}
/** While which dice tumble, and the places of their throws among the events. */
export interface DiceTumble {
  readonly from: number;
  readonly to: number;
  readonly events: readonly number[];
}
/** A step as it is played, in ms from its start: tracks in order of their start, sounds in order of their moments, while which dice tumble, and its length. */
export interface Motion {
  readonly tracks: readonly Track[];
  readonly crossings: readonly Projectile[];
  readonly cues: readonly TimedCue[];
  readonly rolls: readonly DiceTumble[];
  /** By event, from when on it may be told: when what it tells has been shown. */
  readonly told: readonly number[];
  /** Until when the aim that led to it lies on the table. */
  readonly aimed: number;
  readonly total: number;
  /** Station by station, without anything that moves between them. */
  readonly reducedMotion: boolean;
}
/** How a step is played: without motion, its shots so many times slower than life, the dice of each throw tumbling so long (ms); on the wall of a class two who fight are seen longer. */
export interface Pace {
  readonly reducedMotion: boolean;
  readonly slow: number;
  readonly dice: number;
  readonly wall?: boolean;
}

/** A piece as the story has brought it so far. */
export interface Actor {
  readonly node: PieceNode;
  readonly gone: boolean;
}
/** What is played so far: the pieces as the story has brought them, what they look like after it, the sounds, how long a deed of so many ms lasts, and how long two who fight are seen. */
export interface TrackState {
  readonly actors: Map<NodeId, Actor>;
  readonly goals: ReadonlyMap<NodeId, PieceNode>;
  readonly cues: TimedCue[];
  lasts(ms: number): number;
  readonly fight: Fight;
}
/** How long two faces are seen side by side before the blow, and then with it, ms. */
interface Fight {
  readonly faced: number;
  readonly struck: number;
}

/** A piece that stays in its place while it does something. */
export function stationaryTrack(node: PieceNode, action: Deed, from: number, length: number): Track {
  const facing = node.facing ?? 0;
  return { id: node.id, deed: action, node, from, to: from + length, path: [node.at], turns: [facing, facing] };
}
/** The deed with the piece as it will look, which it does from then on. */
export function turnedTrack(track: Track, goal: PieceNode | undefined, { actors }: TrackState): Track {
  const node = goal ? atPoint(goal, track.node.at) : track.node;
  actors.set(track.id, { node, gone: false });
  return { ...track, node };
}
/** A piece that comes. */
export function entryTrack(goal: PieceNode, clock: number, { actors, lasts }: TrackState): Track[] {
  actors.set(goal.id, { node: goal, gone: false });
  return [stationaryTrack(goal, 'enter', clock, lasts(TIP))];
}
/** How long a piece takes to fall or come, and to slide away or elsewhere, ms. */
export const TIP = 220;
export const SLIDE = 420;
export const FLIP = 380;

/** What no event has told of a piece: it comes, goes, or slides to where it now is. */
export function remainingTracks(id: NodeId, clock: number, { actors, goals, lasts }: TrackState): Track[] {
  const [actor, goal] = [actors.get(id), goals.get(id)];
  if (!actor || actor.gone) return goal ? [stationaryTrack(goal, 'enter', clock, lasts(TIP))] : [];
  const { node } = actor;
  if (!goal) return [stationaryTrack(node, 'fadeOut', clock, lasts(TIP))];
  const turns = [node.facing ?? 0, goal.facing ?? 0] as const;
  const path = [node.at, goal.at];
  if (node.emblem !== goal.emblem) {
    return [{ id, deed: 'flip', node, turned: goal, from: clock, to: clock + lasts(FLIP), path, turns }];
  }
  if (samePoint(node.at, goal.at) && (turns[0] === turns[1] || goal.pose)) return [];
  const length = lasts(samePoint(node.at, goal.at) ? TIP : SLIDE);
  return [{ id, deed: 'walk', node, from: clock, to: clock + length, path, turns }];
}
/** The scene without the rings about those who fly in a play: such a ring stays where its man has been. */
export const withoutRings = (scene: Scene, { tracks }: Pick<Motion, 'tracks'>): Scene => {
  const flying = new Set(tracks.flatMap(({ deed: action, id }) => (action === 'film' ? [id] : [])));
  const goes = (node: SceneNode): boolean => node.kind === 'ring' && node.about !== undefined && flying.has(node.about);
  return scene.nodes.some(goes) ? { ...scene, nodes: scene.nodes.filter((node) => !goes(node)) } : scene;
};
