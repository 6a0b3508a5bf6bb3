import { isVisibleTo, type TableEvent } from '../core/event.ts';
import type { AnyGame } from '../core/game.ts';
import type { RollEvent } from '../core/luck.ts';
import type { TimelineStep } from '../core/match.ts';
import type { Scene } from '../core/scene.ts';
import type { Viewer } from '../core/seat.ts';
import type { BotPace } from '../storage/settings.ts';
import { isAtLatest, type OpenMatch } from '../store/matchStore.ts';
import { tracks } from '../table/motion/timeline.ts';
import type { Motion, Pace } from '../table/motion/track.ts';
import { holdTime } from './pacing.ts';
import { sceneOf } from './scenes.ts';

/** How long the dice of a roll tumble, ms. */
export const DICE_MS = 900;
/** How long they tumble with reduced motion, ms. */
const STILL_DICE_MS = 200;
/** If more steps than this arrive at once, as from another tab, they are not shown one by one. */
const MAX_AT_ONCE = 4;
/** How many times slower the strike that scored is shown once more, and how long its result stays before that, ms. */
const SLOW_REPLAY = 3;
const BEFORE_REPLAY_MS = 700;
/** How long each of several repeated steps stays, ms. */
const BETWEEN_MS = 450;

/** A step as one viewer is shown it: the way from the scene before it to its own scene. */
export interface StepShow {
  readonly ply: number;
  readonly viewer: Viewer;
  readonly before: Scene;
  readonly events: readonly TableEvent[];
  readonly motion: Motion;
  /** How long it stays after all of it has been seen, ms; Infinity until a press. */
  readonly hold: number;
}
/** Returns the show of a step. Events that the viewer may not know are left out. */
export const stepShow = (
  { game, viewer, ply }: { readonly game: AnyGame; readonly viewer: Viewer; readonly ply: number },
  steps: { readonly from: TimelineStep; readonly to: TimelineStep },
  pace: Pace,
  hold = 0,
): StepShow => {
  const [before, after] = [steps.from, steps.to].map(({ state }) => sceneOf(game, state, viewer)) as [Scene, Scene];
  const events = steps.to.events.filter((event) => isVisibleTo(event, viewer));
  return { ply, viewer, before, events, motion: tracks(before, events, after, pace), hold };
};

/** Returns the end of a show, ms from its start. */
const showEnd = ({ motion: { total }, hold }: StepShow): number => total + hold;
/**
 * Returns the next moment (ms) at which something changes: an event is reported, dice begin or stop, or all has been seen. The
 * last one is the end of the show.
 */
export const nextChange = (show: StepShow, ms: number): number => {
  const { eventTimes, rolls, aimed, total } = show.motion;
  const moments = [...eventTimes, ...rolls.flatMap(({ from, to }) => [from, to]), aimed, total];
  return Math.min(showEnd(show), ...moments.filter((at) => at > ms));
};
/** Returns the moment (ms) that a press skips to: the dice stop, then all has been shown, then the show is over. */
export const nextStop = (show: StepShow, ms: number): number => {
  const { rolls, total } = show.motion;
  return Math.min(showEnd(show), ...[...rolls.map(({ to }) => to), total].filter((at) => at > ms));
};
/** Whether all of a show has been seen at a moment (ms), so that it only stays for a while. */
export const isFinished = ({ motion: { total } }: StepShow, ms: number): boolean => ms >= total;

/** Returns how many of its events a show has reported at a moment (ms), in their order. */
const eventsShownAt = ({ motion: { eventTimes } }: StepShow, ms: number): number => {
  const coming = eventTimes.findIndex((at) => at > ms);
  return coming < 0 ? eventTimes.length : coming;
};
const rollsAmong = ({ events }: StepShow, indices: readonly number[]): RollEvent[] =>
  indices.map((i) => events[i]).filter((event): event is RollEvent => event?.kind === 'rolled');
/** Returns the rolls that tumble at a moment (ms) of a show. */
export const rollingAt = (show: StepShow, ms: number): RollEvent[] =>
  rollsAmong(
    show,
    show.motion.rolls.flatMap(({ from, to, events }) => (from <= ms && ms < to ? events : [])),
  );
/** Returns the rolls that have stopped at a moment (ms) of a show, as long as their outcome has not been seen. */
export const restingRollsAt = (show: StepShow, ms: number): RollEvent[] =>
  rollsAmong(
    show,
    show.motion.rolls.flatMap(({ to, events }) => (to <= ms ? events.filter((i) => i >= eventsShownAt(show, ms)) : [])),
  );

/**
 * Returns the match as far as it has been shown at a moment (ms) of a show. The whole page reads this. The step being shown has
 * only the events reported so far, and its state is still the one before it.
 */
export const shownPart = (open: OpenMatch, show: StepShow, ms: number): OpenMatch => {
  const { ply, viewer, events } = show;
  const [before, step] = [open.steps[ply - 1], open.steps[ply]];
  if (!before || !step) return open;
  const part = { ...step, state: before.state, events: events.slice(0, eventsShownAt(show, ms)) };
  return { ...open, ply, viewer, partial: true, steps: [...open.steps.slice(0, ply), part] };
};

/** Returns the match up to the step of a show, which has been seen before. */
export const seenPart = (open: OpenMatch, { ply, viewer }: StepShow): OpenMatch => ({
  ...open,
  ply,
  viewer,
  partial: true,
  steps: open.steps.slice(0, ply + 1),
});

/** What a timeline depends on: the open match and how the screen shows it. */
export interface TimelineInput {
  readonly open: OpenMatch;
  readonly pace: BotPace;
  readonly reducedMotion: boolean;
  /** Whether it is shown on a projector. */
  readonly wall: boolean;
  /** Whether a dialog or menu covers the table. */
  readonly paused: boolean;
}
/** Steps that are shown once more: the current one and the last one. */
interface Repeat {
  readonly ply: number;
  readonly to: number;
  /** The ply looked at when it began. */
  readonly at: number;
  /** How many times slower than at first. */
  readonly slow: number;
}
/** The running show: when it began by the clock (ms), and the last of its moments that was reached (ms from its start). */
interface RunningShow {
  readonly show: StepShow;
  readonly since: number;
  readonly ms: number;
}
/** How far a match has been shown. */
export interface TimelineState {
  /** The last ply that is over: the last of the match if nothing is left to show. */
  readonly done: number;
  /** The last ply of the match when it was looked at last. */
  readonly known: number;
  /** Who the steps are shown to: the viewer from when the first of them was played. */
  readonly eyes: Viewer;
  readonly repeat: Repeat | null;
  /** The ply of the scoring strike that is replayed slowly before the next step. Null if there is none. */
  readonly replay: number | null;
  readonly running: RunningShow | null;
}

/** Returns how many of the last steps the viewer has not been shown yet. */
const unseenSteps = ({ viewer, seen, steps, opening }: OpenMatch): number => {
  const last = steps.length - 1;
  if (viewer === 'all' || viewer === 'public') return opening ? last : 0;
  return last - (seen[viewer] ?? last);
};
/** Returns the timeline of a match that has just come on the screen. It begins with the steps that the viewer has not seen. */
export const startTimeline = (open: OpenMatch): TimelineState => {
  const known = open.steps.length - 1;
  return { done: known - unseenSteps(open), known, eyes: open.viewer, repeat: null, replay: null, running: null };
};
/** Whether a step of the match is being shown for the first time. */
export const isLive = ({ done }: TimelineState, open: OpenMatch): boolean =>
  isAtLatest(open) && done < open.steps.length - 1;
/**
 * Returns the timeline after a change of the match: the same object if nothing changes. After an undo or a look at an earlier
 * step, and after many steps at once, the steps that are left are not shown.
 */
export const followMatch = (state: TimelineState, open: OpenMatch): TimelineState => {
  const last = open.steps.length - 1;
  const done = !isAtLatest(open) || state.done > last || last - state.known > MAX_AT_ONCE ? last : state.done;
  const live = done < last;
  const eyes = live ? state.eyes : open.viewer;
  const repeat = live || state.repeat?.at !== open.ply ? null : state.repeat;
  const replay = live ? state.replay : null;
  const next = { ...state, done, known: last, eyes, repeat, replay };
  const keys = ['done', 'known', 'eyes', 'repeat', 'replay'] as const;
  return keys.every((key) => next[key] === state[key]) ? state : next;
};
/** Whether a ply has a strike that scored and that is shown once more, slowly. */
export const isReplayed = ({ open, pace, reducedMotion }: TimelineInput, ply: number): boolean => {
  const events = open.steps[ply]?.events ?? [];
  const scores = events.some(({ kind }) => kind === 'shot') && events.some(({ kind }) => kind === 'scored');
  return scores && !reducedMotion && pace !== 'quick';
};
/**
 * Returns the timeline after a moment (ms) of a show that began at `since` by the clock. At its end the next step follows, or the
 * step once more if it `replays`.
 */
export const reachMoment = (state: TimelineState, running: RunningShow, replays = false): TimelineState => {
  const { show, ms } = running;
  if (ms < showEnd(show)) return { ...state, running };
  if (replays && show.ply > state.done && state.replay !== show.ply)
    return { ...state, replay: show.ply, running: null };
  const { repeat } = state;
  const goesOn = repeat !== null && repeat.ply === show.ply && repeat.ply < repeat.to;
  return {
    ...state,
    repeat: goesOn ? { ...repeat, ply: repeat.ply + 1 } : null,
    replay: null,
    done: Math.max(state.done, show.ply),
  };
};
/** Returns the timeline with everything shown. */
export const finishTimeline = (state: TimelineState, open: OpenMatch): TimelineState => ({
  ...state,
  repeat: null,
  replay: null,
  done: open.steps.length - 1,
});

/** Returns the ply shown next or just now, and how it is shown. Null if nothing is shown. */
export const currentStep = (
  state: TimelineState,
  input: TimelineInput,
): { readonly ply: number; readonly pace: Pace & { readonly wall: boolean }; readonly hold: number } | null => {
  const { open, pace, reducedMotion, wall } = input;
  if (isLive(state, open)) {
    const ply = state.done + 1;
    if (state.replay === ply) return { ply, pace: { reducedMotion, slow: SLOW_REPLAY, dice: 0, wall }, hold: 0 };
    // Dice rolled by hand have stopped already. Those set for a practice tumble.
    const tumble = open.practice !== undefined || !open.match.entries[ply - 1]?.dice;
    const dice = tumble ? (reducedMotion ? STILL_DICE_MS : DICE_MS) : 0;
    const least = isReplayed(input, ply) ? BEFORE_REPLAY_MS : 0;
    const hold = Math.max(least, holdTime(open, ply, pace, wall));
    return { ply, pace: { reducedMotion, slow: 1, dice, wall }, hold };
  }
  const { repeat } = state;
  if (!repeat) return null;
  const hold = repeat.ply < repeat.to ? BETWEEN_MS : 0;
  return { ply: repeat.ply, pace: { reducedMotion, slow: repeat.slow, dice: 0, wall }, hold };
};
