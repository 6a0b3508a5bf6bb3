import type { TableEvent } from '../../core/event.ts';
import type { AttackCue } from '../../core/luck.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
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

/** Without motion each station is seen at most so long, ms. */
const CALM = 120;
/** So long a fight is seen: in play, without motion, and on the wall of a class, with motion or without. */
const FIGHT = { faced: 600, struck: 800 };
const FIGHT_CALM = { faced: CALM, struck: CALM };
const FIGHT_WALL = { faced: 1200, struck: 1800 };
/** What comes of what was dealt: a throw is told when this has been seen. */
const OUTCOMES = new Set<TableEvent['kind']>(['hit', 'wounded', 'removed', 'restored', 'scored']);

/**
 * The play that leads from one scene to the next: its events in order, runs of one kind at once, then whatever they left unsaid. A throw that
 * deals something is told only when that has crossed the table and what came of it has been seen.
 */
export function tracks(
  before: Scene,
  events: readonly TableEvent[],
  after: Scene,
  { reducedMotion, slow, dice, wall = false }: Pace,
): Motion {
  const list: Track[] = [];
  const crossings: Projectile[] = [];
  const rolls: DiceTumble[] = [];
  const told: number[] = [];
  const cues: TimedCue[] = [];
  const stage: TrackState = {
    actors: new Map([...byId(before)].map(([id, node]): [string, Actor] => [id, { node, gone: false }])),
    goals: byId(after),
    cues,
    lasts: (ms) => (reducedMotion ? Math.min(CALM, ms) : ms),
    fight: wall ? FIGHT_WALL : reducedMotion ? FIGHT_CALM : FIGHT,
  };
  let clock = 0;
  let aimed: number | null = null;
  let coming: AttackCue[] = [];
  /** How many events have been played, and whether what was dealt is still to be told. */
  let played = 0;
  let waits = false;
  const cross = (): void => {
    const { end, ...made } = withProjectiles(coming, clock, stage);
    list.push(...made.tracks);
    crossings.push(...made.crossings);
    clock = end;
    coming = [];
  };
  const tell = (): void => {
    while (told.length < played) told.push(clock);
    waits = false;
  };
  for (const group of runsOf(events)) {
    const kind = group[0]?.kind;
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
    const made = group.flatMap((event) =>
      event.kind === 'shot' ? shotTracks(event, clock, slow, stage) : eventTracks(event, clock, stage),
    );
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
  // The end is told when all that led to it lies still.
  const ended = events.map(({ kind }, i) => (kind === 'over' ? total : (told[i] ?? total)));
  return { tracks: list, crossings, cues, rolls, told: ended, aimed, total, reducedMotion };
}

function byId(scene: Scene): Map<string, PieceNode> {
  return new Map(piecesOnTable(scene).map((node) => [node.id, node]));
}
/** What an event deals, whether a throw or not. */
function dealtBy(event: TableEvent): AttackCue[] {
  const dealt = event.kind === 'rolled' ? event.thrown.dealt : 'ids' in event ? event.dealt : undefined;
  return dealt ? [dealt] : [];
}

/** Neighbouring events of one kind play together, unless a piece would have to be in two places or a throw would answer another. */
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

/** Whether a throw asks what these ask, of others: a lot is thrown for all at once, but once more only when it was a draw. */
function isAsked({ text }: TableEvent, run: readonly TableEvent[]): boolean {
  const asked = JSON.stringify(text);
  return run.every((event) => event.text.key === text.key && JSON.stringify(event.text) !== asked);
}
