import type { AttackCue } from '../../core/luck.ts';
import type { NodeId, PieceNode, Scene, SceneNode } from '../../core/scene.ts';
import type { Pose } from '../../core/shots/pose.ts';
import { type Deg, type Mm, type Point, samePoint } from '../../geometry/point.ts';
import { atPoint } from './shotFilm.ts';

/** What a piece does for a while. `film` is a body's path through space, `lunge` a stroke at a piece and back. */
type TrackKind =
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
/** One action of one piece, ms from the start. `path` is its path in mm, `turns` its facing at both ends. */
export interface Track {
  readonly id: NodeId;
  readonly kind: TrackKind;
  readonly node: PieceNode;
  /** What it looks like after it has been turned over. */
  readonly turned?: PieceNode;
  /** Its poses in space, 60 per second of film time. */
  readonly frames?: readonly Pose[];
  /** How many times slower than real time. */
  readonly slow?: number;
  /** How many of its poses leave a trail on the table. */
  readonly trail?: number;
  /** The place of its first contact with another body, and the time of it in ms of film time. */
  readonly met?: { readonly at: Point; readonly ms: number };
  /** Its path was measured. The tape disappears behind the walker. */
  readonly taped?: true;
  readonly from: number;
  readonly to: number;
  readonly path: readonly Point[];
  readonly turns: readonly [Deg, Deg];
}
/** A projectile from one piece to another: its start, its arrival and its end, ms from the start of the play. */
export interface Projectile {
  readonly how: NonNullable<AttackCue['how']>;
  readonly from: number;
  readonly hits: number;
  readonly to: number;
  /** From edge to edge of the two, mm. A blast starts at the centre. */
  readonly path: readonly [Point, Point];
  /** The visible radius of the target. */
  readonly r: Mm;
}
/**
 * What flies up at a moment (ms) and a place: smoke at a muzzle, chips where a shell meets stone, dust where something lands, a
 * spark where bodies touch. `toward` is where it comes from, as a unit vector.
 */
export interface Impact {
  readonly kind: 'muzzle' | 'stone' | 'ground' | 'spark';
  readonly at: Point;
  readonly from: number;
  /** Its size, mm: larger for a faster touch. */
  readonly r: Mm;
  readonly toward?: Point;
  /** Whether the table trembles with it. */
  readonly shakes?: true;
}
/** A sound at a moment of the play. */
export interface TimedCue {
  readonly at: number;
  readonly cue: 'dice' | 'knock' | 'fall' | 'drop' | 'snap' | 'slide' | 'shot' | 'blow' | 'blast';
}
/** The time during which dice tumble, and the indices of their rolls among the events. */
export interface DiceTumble {
  readonly from: number;
  readonly to: number;
  readonly events: readonly number[];
}
/** A step as a motion, in ms from its start: tracks by start, sounds by moment, tumbling dice, and its length. */
export interface Motion {
  readonly tracks: readonly Track[];
  readonly crossings: readonly Projectile[];
  readonly impacts: readonly Impact[];
  /** The height of raised ground that bodies can fall from, mm. 0 without any. */
  readonly floor: Mm;
  readonly cues: readonly TimedCue[];
  readonly rolls: readonly DiceTumble[];
  /** By event, the time from which it may be reported: after its content has been shown. */
  readonly eventTimes: readonly number[];
  /** How long the aim that led to it stays on the table. */
  readonly aimed: number;
  readonly total: number;
  /** Keyframe by keyframe, without motion between them. */
  readonly reducedMotion: boolean;
}
/**
 * How a step is played: reduced motion, the slowdown of its shots, and how long (ms) the dice of each roll tumble. On a
 * projector, fights are shown longer.
 */
export interface Pace {
  readonly reducedMotion: boolean;
  readonly slow: number;
  readonly dice: number;
  readonly wall?: boolean;
}

/** A piece as changed by the events so far. */
export interface Actor {
  readonly node: PieceNode;
  readonly gone: boolean;
}
/**
 * The state of the play so far: the pieces as changed by the events, their final look, the sounds and what flies up. `blows` has the
 * direction in which each piece was struck. It also has the duration of an action and of a fight, and whether motion is reduced.
 */
export interface TrackState {
  readonly actors: Map<NodeId, Actor>;
  readonly goals: ReadonlyMap<NodeId, PieceNode>;
  readonly cues: TimedCue[];
  readonly impacts: Impact[];
  readonly blows: Map<NodeId, Point>;
  lasts(ms: number): number;
  readonly fight: Fight;
  readonly reducedMotion: boolean;
}
/** How long two faces are shown side by side before the hit, and after it, ms. */
interface Fight {
  readonly faced: number;
  readonly struck: number;
}

/** Returns the track of a piece that does something in place. */
export function stationaryTrack(node: PieceNode, kind: TrackKind, from: number, length: number): Track {
  const facing = node.facing ?? 0;
  return { id: node.id, kind, node, from, to: from + length, path: [node.at], turns: [facing, facing] };
}
/** Returns the track with the piece in its final look, which it keeps from then on. */
export function turnedTrack(track: Track, goal: PieceNode | undefined, { actors }: TrackState): Track {
  const node = goal ? atPoint(goal, track.node.at) : track.node;
  actors.set(track.id, { node, gone: false });
  return { ...track, node };
}
/** Returns the tracks of a piece that appears. */
export function entryTrack(goal: PieceNode, clock: number, { actors, lasts }: TrackState): Track[] {
  actors.set(goal.id, { node: goal, gone: false });
  return [stationaryTrack(goal, 'enter', clock, lasts(TIP))];
}
/** How long everything is still when a blow lands, ms. */
export const HIT_STOP = 50;
/** How long a piece takes to fall or appear, to slide, and to flip over, ms. */
export const TIP = 220;
export const SLIDE = 420;
export const FLIP = 380;

/** Returns the changes of a piece that no event reported: it appears, disappears, or slides to its current position. */
export function remainingTracks(id: NodeId, clock: number, { actors, goals, lasts }: TrackState): Track[] {
  const [actor, goal] = [actors.get(id), goals.get(id)];
  if (!actor || actor.gone) return goal ? [stationaryTrack(goal, 'enter', clock, lasts(TIP))] : [];
  const { node } = actor;
  if (!goal) return [stationaryTrack(node, 'fadeOut', clock, lasts(TIP))];
  const turns = [node.facing ?? 0, goal.facing ?? 0] as const;
  const path = [node.at, goal.at];
  if (node.emblem !== goal.emblem) {
    return [{ id, kind: 'flip', node, turned: goal, from: clock, to: clock + lasts(FLIP), path, turns }];
  }
  if (samePoint(node.at, goal.at) && (turns[0] === turns[1] || goal.pose)) return [];
  const length = lasts(samePoint(node.at, goal.at) ? TIP : SLIDE);
  return [{ id, kind: 'walk', node, from: clock, to: clock + length, path, turns }];
}
/** Returns the scene without the rings around flying pieces, because a ring would stay at the old position. */
export const withoutRings = (scene: Scene, { tracks }: Pick<Motion, 'tracks'>): Scene => {
  const flying = new Set(tracks.flatMap(({ kind, id }) => (kind === 'film' ? [id] : [])));
  const goes = (node: SceneNode): boolean => node.kind === 'ring' && node.about !== undefined && flying.has(node.about);
  return scene.nodes.some(goes) ? { ...scene, nodes: scene.nodes.filter((node) => !goes(node)) } : scene;
};
