import { useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../../store/settings.ts';
import { createTimeline, type Timeline, type TimelinePorts } from '../../presentation/createTimeline.ts';
import { sound } from '../../presentation/sounds.ts';
import { vibrateAt } from '../../presentation/vibration.ts';
import type { TimedSound } from '../../presentation/sound/timedSounds.ts';
import type { TimelineInput } from '../../presentation/timeline.ts';
import type { ShownMatch } from '../../presentation/timelineView.ts';

const CLOCK: TimelinePorts['clock'] = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
const play = ({ cue, contact }: TimedSound): void => {
  void sound(cue, contact);
  vibrateAt(cue);
};
const nobodyWatches = (): TimelinePorts['watch'] => () => undefined;

/**
 * Shows the steps of a match one after another. `createWatch` makes the function that hears how far the match has been shown. It
 * is called once.
 */
export const useTimeline = (
  { open, reducedMotion, wall, paused }: Omit<TimelineInput, 'pace'>,
  createWatch = nobodyWatches,
): ShownMatch & Pick<Timeline, 'skip' | 'finish' | 'again'> => {
  const pace = useSettings((settings) => settings.pace);
  const input = useMemo(() => ({ open, pace, reducedMotion, wall, paused }), [open, pace, reducedMotion, wall, paused]);
  const [timeline] = useState(() => createTimeline({ clock: CLOCK, play, watch: createWatch() }, input));
  const { shown, showing } = useStore(timeline.store, (state) => timeline.view(state, input));
  useLayoutEffect(() => timeline.update(input), [timeline, input]);
  useLayoutEffect(() => timeline.stop, [timeline]);
  const { skip, finish, again } = timeline;
  return { shown, showing, skip, finish, again };
};
