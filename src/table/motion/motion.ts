import type { TableEvent } from '../../core/event.ts';
import { FILM_HZ } from '../../core/shots/film.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { lieOf, type Pose } from '../../core/shots/shot.ts';
import { type Deg, type Point, distance, same } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import { type Fired, filmOf, lengthOf, posed, shellOf, shifted } from './film.ts';
import { radiusOf } from '../figures/pieces.ts';
import { lyingOn } from '../marks/tapes.ts';

/** What a piece does for a while. */
/** `film` is a body's way through space. */
type Deed =
  | 'film'
  | 'walk'
  | 'tip'
  | 'leave'
  | 'enter'
  | 'shake'
  | 'flash'
  | 'flip'
  | 'stand'
  | 'burst'
  | 'fadeOut'
  | 'fadeIn';
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
  readonly from: number;
  readonly to: number;
  readonly path: readonly Point[];
  readonly turns: readonly [Deg, Deg];
}
/** A sound that belongs to a moment of the play. */
interface TimedCue {
  readonly at: number;
  readonly cue: 'dice' | 'knock' | 'fall' | 'drop' | 'snap' | 'slide';
}
/** A step as it is played, in ms from its start: tracks in order of their start, sounds in order of their moments, while which dice tumble, and its length. */
export interface Motion {
  readonly tracks: readonly Track[];
  readonly cues: readonly TimedCue[];
  readonly rolls: readonly { readonly from: number; readonly to: number }[];
  /** By event, from when on it may be told: when what it tells has been shown. */
  readonly told: readonly number[];
  readonly total: number;
}
/** How a step is played: without motion, its shots so many times slower than life, the dice of each throw tumbling so long (ms). */
export interface Pace {
  readonly calm: boolean;
  readonly slow: number;
  readonly dice: number;
}
const CALM = 120;
const TIP = 220;
const SLIDE = 420;
const LONGEST = 600;
const SHAKE = 280;
const FLASH = 360;
const FLIP = 380;
const HOLD = 620;
/** So long two faces are seen before the blow. */
const FACED = 300;

/** A piece as the story has brought it so far. */
interface Actor {
  readonly node: PieceNode;
  readonly gone: boolean;
}

/** The play that leads from one scene to the next: its events in order, runs of one kind at once, then whatever they left unsaid. */
export function tracks(before: Scene, events: readonly TableEvent[], after: Scene, pace: Pace): Motion {
  const { calm, slow, dice } = pace;
  const goals = byId(after);
  const actors = new Map<NodeId, Actor>();
  for (const [id, node] of byId(before)) actors.set(id, { node, gone: false });
  if (calm) return { ...crossFade(actors, goals), told: events.map(() => 0) };
  const list: Track[] = [];
  const cues: TimedCue[] = [];
  const rolls: { from: number; to: number }[] = [];
  const played: number[] = [];
  let clock = 0;
  for (const group of runsOf(events)) {
    if (group[0]?.kind === 'rolled' && dice > 0) {
      cues.push({ at: clock, cue: 'dice' });
      rolls.push({ from: clock, to: clock + dice });
      clock += dice;
    }
    const made = group.flatMap((event) =>
      event.kind === 'shot' ? filmed(event, clock, slow, actors, cues) : deedsOf(event, clock, actors, goals, cues),
    );
    list.push(...made);
    clock = Math.max(clock, ...made.map(({ to }) => to));
    played.push(...group.map(() => clock));
  }
  const rest = [...new Set([...actors.keys(), ...goals.keys()])].flatMap((id) =>
    restOf(id, clock, actors.get(id), goals.get(id)),
  );
  list.push(...rest);
  cues.sort((a, b) => a.at - b.at);
  const total = Math.max(clock, ...list.map(({ to }) => to));
  // The end is told when all that led to it lies still.
  const told = events.map(({ kind }, i) => (kind === 'over' ? total : (played[i] ?? total)));
  return { tracks: list, cues, rolls, told, total };
}

function byId(scene: Scene): Map<NodeId, PieceNode> {
  return new Map(lyingOn(scene).map((node) => [node.id, node]));
}

/** Neighbouring events of one kind play together, unless a piece would have to be in two places or a throw would answer another. */
function runsOf(events: readonly TableEvent[]): TableEvent[][] {
  const runs: TableEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const busy = new Set(run?.flatMap(idsOf));
    const free = idsOf(event).every((id) => !busy.has(id));
    if (run && run[0]?.kind === event.kind && free && (event.kind !== 'rolled' || isAsked(event, run))) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** Whether a throw asks what these ask, of others: a lot is thrown for all at once, but once more only when it was a draw. */
function isAsked({ text }: TableEvent, run: readonly TableEvent[]): boolean {
  const asked = JSON.stringify(text);
  return run.every((event) => event.text.key === text.key && JSON.stringify(event.text) !== asked);
}

function idsOf(event: TableEvent): readonly NodeId[] {
  if (event.kind === 'moved') return [event.id];
  return 'ids' in event ? event.ids : [];
}

function deedsOf(
  event: TableEvent,
  clock: number,
  actors: Map<NodeId, Actor>,
  goals: ReadonlyMap<NodeId, PieceNode>,
  cues: TimedCue[],
): Track[] {
  return idsOf(event).flatMap((id): Track[] => {
    const actor = actors.get(id);
    const goal = goals.get(id);
    if (!actor || actor.gone) return goal ? welcome(goal, clock, actors) : [];
    const { node } = actor;
    const still = (deed: Deed, from: number, length: number, look = node): Track => ({
      id,
      deed,
      node: look,
      from,
      to: from + length,
      path: [look.at],
      turns: [look.facing ?? 0, look.facing ?? 0],
    });
    switch (event.kind) {
      case 'moved': {
        const path = same(event.path[0] ?? node.at, node.at) ? event.path : [node.at, ...event.path];
        const to = clock + Math.min(LONGEST, SLIDE + pathLength(path) * 0.6);
        const turns = [node.facing ?? 0, goal?.facing ?? node.facing ?? 0] as const;
        actors.set(id, { node: { ...node, at: path.at(-1) ?? node.at, facing: turns[1] }, gone: false });
        cues.push({ at: to, cue: 'drop' });
        return [{ id, deed: 'walk', node, from: clock, to, path, turns }];
      }
      case 'hit':
        cues.push({ at: clock, cue: 'knock' });
        return [still('shake', clock, SHAKE)];
      case 'wounded':
        cues.push({ at: clock + TIP, cue: 'fall' });
        if (goal) actors.set(id, { node: shifted(goal, node.at), gone: false });
        return [still('tip', clock, TIP), ...(goal ? [still('flash', clock + TIP, TIP, shifted(goal, node.at))] : [])];
      case 'removed':
        cues.push({ at: clock + TIP, cue: 'fall' });
        actors.set(id, { node, gone: true });
        return [still('tip', clock, TIP), still('leave', clock + TIP, SLIDE)];
      case 'revealed': {
        if (!event.faces) return [turned(still('flash', clock, FLASH), goal, actors)];
        const at = parted(event.ids, id, actors);
        const open = { ...node, ...event.faces[id], at };
        actors.set(id, { node: open, gone: false });
        // The blow falls when both faces have been seen.
        const blow = { ...still('burst', clock + FLIP + FACED, HOLD - FACED), id: `${id} burst` };
        const burst = id === event.ids[1] ? [blow] : [];
        cues.push({ at: clock + FLIP / 2, cue: 'drop' });
        if (burst.length > 0) cues.push({ at: clock + FLIP + FACED, cue: 'knock' });
        return [
          ...burst,
          { ...still('flip', clock, FLIP), turned: open, path: [node.at, at] },
          still('stand', clock + FLIP, HOLD, open),
        ];
      }
      case 'restored':
      case 'scored':
        return [turned(still('flash', clock, FLASH), goal, actors)];
      case 'rolled':
      case 'shot':
      case 'said':
      case 'over':
        return [];
    }
    return [];
  });
}

/** At most so many touches of a shot are heard, no two within so many ms. */
const HEARD = 12;
const TENTHS = 10;
const APART = 45;
/** A slide is heard in parts of so many ms, while the flicked body goes faster than so many mm/s. */
const PART = 240;
const HEARD_FROM = 60;
/** The snap of a flick and the slide after it, for as long as the film shows one. */
function slideOf(frames: readonly Pose[], clock: number, slow: number): TimedCue[] {
  const per = Math.round((PART * FILM_HZ) / 1000);
  const slides = Array.from({ length: Math.ceil(frames.length / per) }, (_, i): TimedCue[] => {
    const [from, to] = [frames[i * per], frames[Math.min(frames.length - 1, (i + 1) * per)]];
    const far = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) / TENTHS : 0;
    return far * 1000 > HEARD_FROM * PART ? [{ at: clock + i * PART * slow, cue: 'slide' }] : [];
  });
  return [{ at: clock, cue: 'snap' }, ...slides.flat()];
}
/** Everything that a shot moves, as its film shows it; who has fallen is looked at for a moment. */
function filmed(event: Fired, clock: number, slow: number, actors: Map<NodeId, Actor>, cues: TimedCue[]): Track[] {
  const films = filmOf(event, (id) => actors.get(id)?.node.pose);
  const { act, result } = event;
  const fallen = act.kind === 'shell' && Object.entries(result.rest).some(([id, pose]) => id !== act.id && lieOf(pose));
  const to = clock + lengthOf(films) * slow + (fallen ? HOLD : 0);
  if (event.act.kind === 'flick') cues.push(...slideOf(films.get(event.act.id) ?? [], clock, slow));
  let last = -Infinity;
  for (const [ms] of event.result.contacts.slice(0, HEARD)) {
    if (ms - last >= APART) cues.push({ at: clock + ms * slow, cue: 'knock' });
    last = ms;
  }
  return [...films].flatMap(([id, frames]): Track[] => {
    const [first, end] = [frames[0], frames.at(-1)];
    const node = actors.get(id)?.node ?? (first && shellOf(event, first));
    if (!node || !end) return [];
    if (actors.has(id)) actors.set(id, { node: posed(node, end), gone: false });
    return [{ ...standing(node, 'film', clock, to - clock), frames, slow }];
  });
}

/** The deed with the piece as it will look, which it does from then on. */
function turned(track: Track, goal: PieceNode | undefined, actors: Map<NodeId, Actor>): Track {
  const node = goal ? shifted(goal, track.node.at) : track.node;
  actors.set(track.id, { node, gone: false });
  return { ...track, node };
}

/** Where a piece shows its face: two that meet in one place give way to each other so far that neither hides the mark of the other. */
function parted(ids: readonly NodeId[], id: NodeId, actors: ReadonlyMap<NodeId, Actor>): Point {
  const [one, other] = ids.map((each) => actors.get(each)?.node);
  const at = actors.get(id)?.node.at ?? { x: 0, y: 0 };
  if (!one || !other || distance(one.at, other.at) >= radiusOf(one)) return at;
  const by = radiusOf(one) * (id === one.id ? -0.68 : 0.68);
  return { x: at.x + by, y: at.y - by };
}

function welcome(goal: PieceNode, clock: number, actors: Map<NodeId, Actor>): Track[] {
  actors.set(goal.id, { node: goal, gone: false });
  return [standing(goal, 'enter', clock, TIP)];
}

function standing(node: PieceNode, deed: Deed, from: number, length: number): Track {
  const facing = node.facing ?? 0;
  return { id: node.id, deed, node, from, to: from + length, path: [node.at], turns: [facing, facing] };
}

/** What no event has told of a piece: it comes, goes, or slides to where it now is. */
function restOf(id: NodeId, clock: number, actor: Actor | undefined, goal: PieceNode | undefined): Track[] {
  if (!actor || actor.gone) return goal ? [standing(goal, 'enter', clock, TIP)] : [];
  const { node } = actor;
  if (!goal) return [standing(node, 'fadeOut', clock, TIP)];
  const turns = [node.facing ?? 0, goal.facing ?? 0] as const;
  const path = [node.at, goal.at];
  if (node.emblem !== goal.emblem) {
    return [{ id, deed: 'flip', node, turned: goal, from: clock, to: clock + FLIP, path, turns }];
  }
  if (same(node.at, goal.at) && (turns[0] === turns[1] || goal.pose)) return [];
  const length = same(node.at, goal.at) ? TIP : SLIDE;
  return [{ id, deed: 'walk', node, from: clock, to: clock + length, path, turns }];
}

const samePose = (a: PieceNode, b: PieceNode): boolean => a.pose?.join() === b.pose?.join();

function crossFade(actors: ReadonlyMap<NodeId, Actor>, goals: ReadonlyMap<NodeId, PieceNode>): Omit<Motion, 'told'> {
  const list: Track[] = [];
  for (const [id, { node }] of actors) {
    const goal = goals.get(id);
    if (goal && same(goal.at, node.at) && goal.facing === node.facing && samePose(goal, node)) continue;
    list.push(standing(node, 'fadeOut', 0, CALM));
    if (goal) list.push(standing(goal, 'fadeIn', 0, CALM));
  }
  for (const [id, goal] of goals) if (!actors.has(id)) list.push(standing(goal, 'fadeIn', 0, CALM));
  return { tracks: list, cues: [], rolls: [], total: list.length > 0 ? CALM : 0 };
}
