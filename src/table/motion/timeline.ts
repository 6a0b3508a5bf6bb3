import type { TableEvent } from '../../core/event.ts';
import type { AttackCue } from '../../core/luck.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import type { Mm } from '../../geometry/point.ts';
import { deepEqual } from '../../core/equality.ts';
import { piecesOnTable } from '../figures/piecesOnTable.ts';
import type { Projectile } from './track.ts';
import { withProjectiles } from './projectiles.ts';
import { eventTracks, movedIds } from './eventTracks.ts';
import { shotTracks } from './shotTracks.ts';
import {
  type Actor,
  type Motion,
  type Pace,
  remainingTracks,
  type TrackState,
  type TimedCue,
  type Track,
  type DiceTumble,
} from './track.ts';

/** With reduced motion, each keyframe is shown at most this long, ms. */
const CALM = 120;
/** The durations of a fight: in play, with reduced motion, and on a projector with motion or without. */
const FIGHT = { faced: 600, struck: 800 };
const FIGHT_CALM = { faced: CALM, struck: CALM };
const FIGHT_WALL = { faced: 1200, struck: 1800 };
/** The outcomes of an attack. A roll is reported once these have been shown. */
const OUTCOMES = new Set<TableEvent['kind']>(['hit', 'wounded', 'removed', 'restored', 'scored']);

function trackState(before: Scene, after: Scene, cues: TimedCue[], { reducedMotion, wall = false }: Pace): TrackState {
  const fight = reducedMotion ? FIGHT_CALM : FIGHT;
  return {
    actors: new Map([...byId(before)].map(([id, node]): [string, Actor] => [id, { node, gone: false }])),
    goals: byId(after),
    cues,
    impacts: [],
    blows: new Map(),
    lasts: (ms) => (reducedMotion ? Math.min(CALM, ms) : ms),
    fight: wall ? FIGHT_WALL : fight,
    reducedMotion,
  };
}
/** Returns the height of the raised ground of a scene, mm. */
const floorOf = ({ nodes }: Scene): Mm =>
  Math.max(0, ...nodes.map((node) => (node.kind === 'area' && node.role === 'floor' ? (node.top ?? 0) : 0)));
const AFTER_SHELL = new Set<TableEvent['kind'] | undefined>(['shot', 'said', ...OUTCOMES]);
/** Whether an event only says what a shell did. Such events are reported when the bodies that it hit are at rest. */
const saysMore = (kind: TableEvent['kind'] | undefined): boolean => AFTER_SHELL.has(kind);

/**
 * Returns the motion from one scene to the next: its events in order, events of one kind together, then remaining changes. A roll
 * that attacks is reported only after the projectile and its outcome have been shown.
 */
export function tracks(before: Scene, events: readonly TableEvent[], after: Scene, pace: Pace): Motion {
  const { reducedMotion, slow, dice } = pace;
  const list: Track[] = [];
  const crossings: Projectile[] = [];
  const rolls: DiceTumble[] = [];
  const eventTimes: number[] = [];
  const cues: TimedCue[] = [];
  const stage = trackState(before, after, cues, pace);
  let clock = 0;
  let aimed: number | null = null;
  let coming: AttackCue[] = [];
  /** How many events have been played, and whether an attack is still to be reported. */
  let played = 0;
  let waits = false;
  /** When the bodies that the last shell hit are at rest, as long as what follows only says what it did. */
  let still: number | null = null;
  const cross = (): void => {
    const { end, ...made } = withProjectiles(coming, clock, stage);
    list.push(...made.tracks);
    crossings.push(...made.crossings);
    clock = end;
    coming = [];
  };
  const tell = (): void => {
    while (eventTimes.length < played) eventTimes.push(still ?? clock);
    waits = false;
  };
  for (const group of runsOf(events)) {
    const kind = group[0]?.kind;
    if (!saysMore(kind)) still = null;
    if (kind === 'rolled') {
      if (coming.length === 0) tell();
      if (dice > 0) cues.push({ at: clock, cue: 'dice' });
      rolls.push({ from: clock, to: clock + dice, events: group.map((_, i) => played + i) });
      clock += dice;
    } else {
      cross();
      if (kind && !OUTCOMES.has(kind)) tell();
    }
    const dealt = group.flatMap(dealtBy);
    waits ||= kind === 'rolled' && dealt.length > 0;
    coming.push(...dealt);
    if (kind !== 'rolled') {
      cross();
      aimed ??= clock;
    }
    const made = group.flatMap((event) => {
      if (event.kind !== 'shot') return eventTracks(event, clock, stage);
      const shot = shotTracks(event, clock, slow, stage);
      still = shot.still;
      return shot.tracks;
    });
    list.push(...made);
    clock = Math.max(clock, ...made.map(({ to }) => to));
    played += group.length;
    if (!waits) tell();
  }
  cross();
  tell();
  aimed ??= clock;
  const ids = new Set([...stage.actors.keys(), ...stage.goals.keys()]);
  list.push(...[...ids].flatMap((id) => remainingTracks(id, clock, stage)));
  cues.sort((a, b) => a.at - b.at);
  const total = Math.max(clock, ...list.map(({ to }) => to), ...crossings.map(({ to }) => to));
  // The end is reported when everything before it has come to rest.
  const ended = events.map(({ kind }, i) => (kind === 'over' ? total : (eventTimes[i] ?? total)));
  const { impacts } = stage;
  const floor = floorOf(before);
  return { tracks: list, crossings, impacts, floor, cues, rolls, eventTimes: ended, aimed, total, reducedMotion };
}

function byId(scene: Scene): Map<string, PieceNode> {
  return new Map(piecesOnTable(scene).map((node) => [node.id, node]));
}
/** Returns the attacks of an event, whether it is a roll or not. */
function dealtBy(event: TableEvent): AttackCue[] {
  if (event.kind === 'rolled') return event.thrown.dealt ? [event.thrown.dealt] : [];
  return 'ids' in event && event.dealt ? [event.dealt] : [];
}

/**
 * Returns runs of neighbouring events of one kind, which play together. A run ends if a piece would be in two places, or a roll
 * would respond to another.
 */
function runsOf(events: readonly TableEvent[]): TableEvent[][] {
  const runs: TableEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const busy = new Set(run?.flatMap(movedIds));
    const free = movedIds(event).every((id) => !busy.has(id));
    if (run && run[0]?.kind === event.kind && free && (event.kind !== 'rolled' || isAsked(event, run))) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** Whether a roll asks the same as a run, of other seats. All seats make the first-turn roll at once, but another one only after a tie. */
function isAsked({ text }: TableEvent, run: readonly TableEvent[]): boolean {
  return run.every((event) => event.text.key === text.key && !deepEqual(event.text, text));
}
