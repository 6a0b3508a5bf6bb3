import type { OpenMatch } from '../store/matchStore.ts';
import type { Run } from '../table/tableProps.ts';
import { decidedProposal } from './decidedProposal.ts';
import { botPieces } from './recap.ts';
import {
  currentStep,
  followMatch,
  isFinished,
  isLive,
  restingRollsAt,
  rollingAt,
  seenPart,
  shownPart,
  type StepShow,
  stepShow,
  type TimelineInput,
  type TimelineState,
} from './timeline.ts';

/** What is being shown at this moment. */
export interface TimelineView {
  readonly show: StepShow;
  readonly run: Run;
  /** The rolls that tumble. */
  readonly rolling: ReturnType<typeof rollingAt>;
  /** The rolls that have stopped, as long as their outcome has not been seen. */
  readonly lying: ReturnType<typeof restingRollsAt>;
  /** Whether all of it has been seen, so that it only stays for a while. */
  readonly held: boolean;
  /** Whether it is shown once more. */
  readonly again: boolean;
  /** Whether this is the slow replay of a strike that scored. */
  readonly replays: boolean;
}
/** What the page shows of a match. */
export interface ShownMatch {
  /** The match as far as it has been shown: the match itself if nothing is being shown. */
  readonly shown: OpenMatch;
  readonly showing: TimelineView | null;
}

/** Returns a function that keeps its last value until one of its keys changes. */
const memoSlot = <T>(): ((keys: readonly unknown[], make: () => T) => T) => {
  let last: { readonly keys: readonly unknown[]; readonly value: T } | null = null;
  return (keys, make) => {
    if (!last || last.keys.some((key, i) => key !== keys[i])) last = { keys, value: make() };
    return last.value;
  };
};

/**
 * Returns a function that computes what a timeline shows of a match. It may be called with a match that the timeline does not
 * know yet. Parts that stay the same keep their identity. In particular, a running show is recognised by its object.
 */
export const createTimelineView = (): ((state: TimelineState, input: TimelineInput) => ShownMatch) => {
  const showSlot = memoSlot<StepShow>();
  const proposalSlot = memoSlot<ReturnType<typeof decidedProposal>>();
  const actorsSlot = memoSlot<ReturnType<typeof botPieces>>();
  const shownSlot = memoSlot<OpenMatch>();
  const showingSlot = memoSlot<TimelineView>();
  const viewSlot = memoSlot<ShownMatch>();

  const showOf = (state: TimelineState, input: TimelineInput): StepShow | null => {
    const { game, steps } = input.open;
    const step = currentStep(state, input);
    if (!step) return null;
    const { ply, pace, hold } = step;
    const [from, to] = [steps[ply - 1], steps[ply]];
    if (!from || !to) return null;
    const { eyes, repeat } = state;
    return showSlot([game, eyes, from, to, ply, repeat, ...Object.values(pace), hold], () =>
      stepShow({ game, viewer: eyes, ply }, { from, to }, pace, hold),
    );
  };
  return (before, input) => {
    const { open } = input;
    const state = followMatch(before, open);
    const show = showOf(state, input);
    const running = show && state.running?.show === show ? state.running : null;
    const { ms, since } = running ?? { ms: 0, since: null };
    const live = isLive(state, open);
    const replays = show !== null && live && state.replay === show.ply;
    const upTo = replays ? Infinity : ms;
    const partOf = (part: StepShow): OpenMatch =>
      shownSlot([open, part, upTo], () => (replays ? seenPart(open, part) : shownPart(open, part, ms)));
    const shown = show && live ? partOf(show) : open;
    if (!show) return viewSlot([shown, null], () => ({ shown, showing: null }));
    const proposed = proposalSlot([open, show, state.eyes], () => decidedProposal(open, show.ply, state.eyes));
    const aim = ms < show.motion.aimed ? proposed : null;
    const actors = actorsSlot([open, show], () => botPieces(open, show.ply));
    const showing = showingSlot([show, since, ms, live, replays, aim, actors], () => ({
      show,
      run: { motion: show.motion, since, aim, actors },
      rolling: rollingAt(show, ms),
      lying: restingRollsAt(show, ms),
      held: isFinished(show, ms),
      again: !live || replays,
      replays,
    }));
    return viewSlot([shown, showing], () => ({ shown, showing }));
  };
};
