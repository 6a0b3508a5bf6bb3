import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../../store/settings.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { BotPace } from '../../../storage/settings.ts';
import { showStepNumber, stepNumber, visibleSteps } from '../../../presentation/visibleSteps.ts';
import { hearingTime } from '../../announcements.ts';
import { lastInput } from '../../lastInput.ts';
import type { TimelineView } from '../../../presentation/timelineView.ts';

/** How long each step is shown before the next one is played, ms. */
const STAYS: Readonly<Record<BotPace, number>> = { quick: 300, normal: 900, slow: 2000, press: 900 };

/** The step-by-step playback of a finished match, or of an earlier part of one. */
export interface Playback {
  readonly playing: boolean;
  /** Plays on from the step shown, or from the beginning if that is the last one. Stops a running playback. */
  toggle(this: void): void;
}
/** Plays a match from the step shown. Each step is animated, then shown as the current step, and stays for a while. */
export const usePlayback = (
  open: OpenMatch,
  showing: TimelineView | null,
  again: (slow: number, from: number, to: number) => void,
): Playback => {
  const pace = useSettings((settings) => settings.pace);
  const [playing, setPlaying] = useState(false);
  /** The step that has been animated and is shown as the current step next. */
  const shown = useRef<number | null>(null);
  const still = showing === null;
  const number = stepNumber(open) + 1;
  const ply = visibleSteps(open)[number];
  if (playing && still && ply === undefined) setPlaying(false);
  useEffect(() => {
    if (!playing || !still || ply === undefined) return undefined;
    if (shown.current === ply) {
      shown.current = null;
      showStepNumber(open, number);
      return undefined;
    }
    // Who works by keys may be listening.
    const heard = lastInput() === 'keys' ? hearingTime() : 0;
    const timer = setTimeout(
      () => {
        shown.current = ply;
        again(1, ply, ply);
      },
      Math.max(STAYS[pace], heard),
    );
    return () => clearTimeout(timer);
  }, [playing, still, open, number, ply, again, pace]);
  const toggle = useCallback(() => {
    shown.current = null;
    if (!playing && stepNumber(open) === visibleSteps(open).length - 1) showStepNumber(open, 0);
    setPlaying(!playing);
  }, [playing, open]);
  return { playing, toggle };
};
