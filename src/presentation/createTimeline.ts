import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Watch } from '../store/matchStore.ts';
import { type TimedSound, timedSounds } from './sound/timedSounds.ts';
import {
  finishTimeline,
  followMatch,
  isReplayed,
  nextChange,
  nextStop,
  reachMoment,
  startTimeline,
  type StepShow,
  type TimelineInput,
  type TimelineState,
} from './timeline.ts';
import { createTimelineView, type ShownMatch } from './timelineView.ts';

/** A sound that was due this long ago is still played after a skip, ms. */
const LATE_SOUND_MS = 50;

/** What a timeline needs of the page. */
export interface TimelinePorts {
  readonly clock: {
    /** The time, ms. */
    now(): number;
    /** Calls a function after a time (ms). Returns a function that cancels the call. */
    after(ms: number, call: () => void): () => void;
  };
  /** Plays a sound. */
  play(sound: TimedSound): void;
  /** Reports how far the match has been shown. Null: it is not shown any more. */
  watch(watch: Watch | null): void;
}
/** Shows the steps of a match one after another, each to the viewer from when it was played. */
export interface Timeline {
  readonly store: StoreApi<TimelineState>;
  /** Returns what is shown of a match in a state. It changes nothing, so that a render may call it. */
  view(state: TimelineState, input: TimelineInput): ShownMatch;
  /** Follows a change of the match or of the settings, and starts the timer. */
  update(input: TimelineInput): void;
  /** Stops the timer until the next update. */
  stop(): void;
  /** Skips to the moment when the dice stop, then to the end of what is shown. */
  skip(): void;
  /** Skips everything that is still to be shown. */
  finish(): void;
  /** Shows the steps of some plies once more, so many times slower. By default that is the step looked at. */
  again(slow: number, from?: number, to?: number): void;
}

/** Plays the sounds of the running show, each once. Times are ms of the show. */
const createSounds = (play: TimelinePorts['play']) => {
  /** Sounds up to this moment have been played. */
  let heardTo = -Infinity;
  const known = new WeakMap<StepShow, readonly TimedSound[]>();
  const soundsOf = (show: StepShow): readonly TimedSound[] => {
    const sounds = known.get(show) ?? timedSounds(show);
    known.set(show, sounds);
    return sounds;
  };
  return {
    /** Plays sounds from a moment on. Sounds already played stay silent, unless another show begins. */
    from: (ms: number, isNewShow: boolean): void => {
      heardTo = Math.max(isNewShow ? -Infinity : heardTo, ms - LATE_SOUND_MS);
    },
    playTo: (show: StepShow, upTo: number): void => {
      const due = soundsOf(show).filter(({ at }) => at > heardTo && at <= upTo);
      heardTo = upTo;
      for (const sound of due) play(sound);
    },
    /** Returns when the next sounds are due. */
    times: (show: StepShow): number[] => soundsOf(show).flatMap(({ at }) => (at > heardTo ? at : [])),
  };
};
/** Returns how far a match has been shown: the last ply that a bot may follow. */
const shownTo = ({ showing }: ShownMatch, last: number): number => {
  if (!showing) return last;
  return showing.show.ply - (showing.held && !showing.again ? 0 : 1);
};

/** Creates the timeline of a match. It does nothing before its first update. */
export const createTimeline = (ports: TimelinePorts, first: TimelineInput): Timeline => {
  const { clock } = ports;
  const store = createStore<TimelineState>()(() => startTimeline(first.open));
  const view = createTimelineView();
  let input = first;
  let stopped = true;
  const sounds = createSounds((sound) => ports.play(sound));
  let cancel = (): void => undefined;
  /** The last show in which a press skipped something. It gets no slow replay. */
  let skipped: StepShow | null = null;

  const now = (): ShownMatch => view(store.getState(), input);
  const change = (next: TimelineState): void => {
    const state = followMatch(next, input.open);
    if (state !== store.getState()) store.setState(state, true);
    schedule();
    report();
  };
  const reach = (show: StepShow, since: number, ms: number): void => {
    const state = store.getState();
    const before = state.running?.show === show ? state.running : null;
    if (before?.since !== since) sounds.from(ms, !before);
    change(reachMoment(state, { show, since, ms }, skipped !== show && isReplayed(input, show.ply)));
  };
  // With timers, not with frames: time also passes in a hidden tab.
  const schedule = (): void => {
    cancel();
    const show = stopped ? null : now().showing?.show;
    if (!show) return;
    const { running } = store.getState();
    if (running?.show !== show) {
      cancel = clock.after(0, () => reach(show, clock.now(), 0));
      return;
    }
    const { since, ms } = running;
    const nextStep = nextChange(show, ms);
    const next = Math.min(nextStep, ...sounds.times(show));
    if (next === Infinity) return;
    cancel = clock.after(Math.max(0, since + next - clock.now()), () => {
      sounds.playTo(show, next);
      if (next === nextStep) reach(show, since, next);
      else schedule();
    });
  };
  const report = (): void => {
    if (stopped) return;
    ports.watch({ shownTo: shownTo(now(), input.open.steps.length - 1), paused: input.paused });
  };

  return {
    store,
    view,
    update: (next) => {
      input = next;
      stopped = false;
      change(store.getState());
    },
    stop: () => {
      stopped = true;
      cancel();
      ports.watch(null);
    },
    skip: () => {
      const show = now().showing?.show;
      if (!show) return;
      skipped = show;
      const { running } = store.getState();
      const stop = nextStop(show, running?.show === show ? clock.now() - running.since : 0);
      reach(show, clock.now() - stop, stop);
    },
    finish: () => change(finishTimeline(store.getState(), input.open)),
    again: (slow, from = input.open.ply, to = from) =>
      change({ ...store.getState(), repeat: { ply: from, to, at: input.open.ply, slow } }),
  };
};
