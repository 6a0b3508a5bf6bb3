import { isVisibleTo, type TableEvent } from '../core/event.ts';
import type { AnyGame } from '../core/game.ts';
import type { RollEvent } from '../core/luck.ts';
import type { TimelineStep } from '../core/match.ts';
import type { Scene } from '../core/scene.ts';
import type { Viewer } from '../core/seat.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { tracks } from '../table/motion/timeline.ts';
import type { Motion, Pace } from '../table/motion/track.ts';
import { sceneOf } from './scenes.ts';

/** So long the dice of a throw tumble, ms. */
export const DICE_MS = 900;
/** So long they are looked for where nothing moves, ms. */
export const STILL_DICE_MS = 200;

/** A step as it is put before a viewer's eyes: what leads from the step before it to its own table. */
export interface StepShow {
  readonly ply: number;
  readonly viewer: Viewer;
  readonly before: Scene;
  readonly events: readonly TableEvent[];
  readonly motion: Motion;
  /** So long it stays when all of it has been seen, ms; Infinity until a press. */
  readonly hold: number;
}
export const stepShow = (
  game: AnyGame,
  viewer: Viewer,
  ply: number,
  steps: { readonly from: TimelineStep; readonly to: TimelineStep },
  pace: Pace,
  hold = 0,
): StepShow => {
  const [before, after] = [steps.from, steps.to].map(({ state }) => sceneOf(game, state, viewer)) as [Scene, Scene];
  const events = steps.to.events.filter((event) => isVisibleTo(event, viewer));
  return { ply, viewer, before, events, motion: tracks(before, events, after, pace), hold };
};

/** When a show is over, ms. */
export const showEnd = ({ motion: { total }, hold }: StepShow): number => total + hold;
/** The next moment (ms) after this one at which something more may be told, dice begin to tumble or all has been seen; the end of the show at last. */
export const nextChange = (show: StepShow, ms: number): number => {
  const { eventTimes, rolls, aimed, total } = show.motion;
  const beats = [...eventTimes, ...rolls.flatMap(({ from, to }) => [from, to]), aimed, total];
  return Math.min(showEnd(show), ...beats.filter((at) => at > ms));
};
/** The moment (ms) that a press leads to: first the dice come to lie, then all has been shown, then it is over. */
export const nextStop = (show: StepShow, ms: number): number => {
  const { rolls, total } = show.motion;
  return Math.min(showEnd(show), ...[...rolls.map(({ to }) => to), total].filter((at) => at > ms));
};
/** Whether all of a show has been seen at a moment (ms), and it only stays for a while. */
export const isFinished = ({ motion: { total } }: StepShow, ms: number): boolean => ms >= total;

/** How many of its events a show has told at a moment (ms), in their order. */
const eventsShownAt = ({ motion: { eventTimes } }: StepShow, ms: number): number => {
  const coming = eventTimes.findIndex((at) => at > ms);
  return coming < 0 ? eventTimes.length : coming;
};
const throwsAt = ({ events }: StepShow, places: readonly number[]): RollEvent[] =>
  places.map((i) => events[i]).filter((event): event is RollEvent => event?.kind === 'rolled');
/** The throws whose dice tumble at a moment (ms) of a show. */
export const rollingAt = (show: StepShow, ms: number): RollEvent[] =>
  throwsAt(
    show,
    show.motion.rolls.flatMap(({ from, to, events }) => (from <= ms && ms < to ? events : [])),
  );
/** The throws whose dice lie at a moment (ms) of a show, while what they bring is still to be seen. */
export const restingRollsAt = (show: StepShow, ms: number): RollEvent[] =>
  throwsAt(
    show,
    show.motion.rolls.flatMap(({ to, events }) => (to <= ms ? events.filter((i) => i >= eventsShownAt(show, ms)) : [])),
  );

/**
 * The match as far as it has been shown at a moment (ms) of a show. All that is told on the page is read from this: of the step that is being
 * shown it holds only the events told so far, and the table still stands as it did before.
 */
export const shownPart = (open: OpenMatch, show: StepShow, ms: number): OpenMatch => {
  const { ply, viewer, events } = show;
  const [before, step] = [open.steps[ply - 1], open.steps[ply]];
  if (!before || !step) return open;
  const part = { ...step, state: before.state, events: events.slice(0, eventsShownAt(show, ms)) };
  return { ...open, ply, viewer, partial: true, steps: [...open.steps.slice(0, ply), part] };
};
