import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { isAtLatest, type OpenMatch } from '../store/matchStore.ts';
import type { Run } from '../table/tableProps.ts';
import { sound } from './sounds.ts';
import { holdTime } from './pacing.ts';
import {
  DICE_MS,
  showEnd,
  isFinished,
  restingRollsAt,
  nextChange,
  nextStop,
  rollingAt,
  type StepShow,
  stepShow,
  shownPart,
  STILL_DICE_MS,
} from './timeline.ts';
import { decidedProposal } from './decidedProposal.ts';
import { botPieces } from './recap.ts';

/** What is being shown just now. */
export interface TimelineView {
  readonly show: StepShow;
  readonly run: Run;
  /** The throws whose dice tumble. */
  readonly rolling: ReturnType<typeof rollingAt>;
  /** Those whose dice lie, while what they bring is still to be seen. */
  readonly lying: ReturnType<typeof restingRollsAt>;
  /** Whether all of it has been seen, and it only stays for a while. */
  readonly held: boolean;
  /** Whether it has been seen before. */
  readonly again: boolean;
}
interface Shown {
  /** The match as far as it has been shown: the match itself while nothing is being shown. */
  readonly shown: OpenMatch;
  readonly showing: TimelineView | null;
  /** Goes on to where the dice lie, or to the end of what is shown. */
  skip(): void;
  /** Goes on to the end of all that is to be shown. */
  finish(): void;
  /** Shows steps once more, the one looked at if none are named, so many times slower than life. */
  again(slow: number, from?: number, to?: number): void;
}
/** A show by the clock: its first moment was at `since` by `performance.now()`, and it has come to `ms`. */
interface Clock {
  readonly show: StepShow;
  readonly since: number;
  readonly ms: number;
}
/** More steps than these, played at once in another tab, are not shown one by one. */
const MOST_AT_ONCE = 4;
/** So long each of several steps that are shown again stays, ms. */
const BETWEEN = 450;
/** Steps that are shown again, the next one first; `at` is the step looked at meanwhile. */
interface Repeated {
  readonly ply: number;
  readonly to: number;
  readonly at: number;
  readonly slow: number;
}
/** How many of the last steps the eyes now at the screen have not been shown: they are replayed to them first. */
const unseen = ({ viewer, seen, steps, opening }: OpenMatch): number => {
  const last = steps.length - 1;
  if (viewer === 'all' || viewer === 'public') return opening ? last : 0;
  return last - (seen[viewer] ?? last);
};

/** The one clock of what is told: shows the steps played, one after the other, to the eyes that were there when they were played. */
export const useTimeline = (open: OpenMatch, reducedMotion: boolean, wall: boolean): Shown => {
  const pace = useSettings((settings) => settings.pace);
  const last = open.steps.length - 1;
  const [done, setDone] = useState(() => last - unseen(open));
  const [eyes, setEyes] = useState(open.viewer);
  const [repeated, setRepeated] = useState<Repeated | null>(null);
  const [known, setKnown] = useState(last);
  if (known !== last) {
    setKnown(last);
    if (last - known > MOST_AT_ONCE) setDone(last);
  }
  const live = isAtLatest(open) && done < last;
  // Whoever looks elsewhere, or takes back, does not want to see the rest.
  if (!live && done !== last) setDone(last);
  if (!live && eyes !== open.viewer) setEyes(open.viewer);
  if (repeated && (live || repeated.at !== open.ply)) setRepeated(null);

  const { game } = open;
  const ply = live ? done + 1 : (repeated?.ply ?? 0);
  const [from, to] = [open.steps[ply - 1], open.steps[ply]];
  const hold = live ? holdTime(open, ply, pace, wall) : repeated && repeated.ply < repeated.to ? BETWEEN : 0;
  // Dice thrown by hand lie already; those set for a practice fall as others do.
  const dice =
    live && (open.practice || !open.match.entries[ply - 1]?.dice) ? (reducedMotion ? STILL_DICE_MS : DICE_MS) : 0;
  const show = useMemo(() => {
    if (!from || !to || !(live || repeated)) return null;
    return stepShow(game, eyes, ply, { from, to }, { reducedMotion, slow: repeated?.slow ?? 1, dice, wall }, hold);
  }, [game, eyes, ply, from, to, live, repeated, reducedMotion, dice, wall, hold]);

  const [clock, setClock] = useState<Clock | null>(null);
  const goOn = useCallback((show: StepShow, since: number, ms: number) => {
    if (ms < showEnd(show)) {
      setClock({ show, since, ms });
      return;
    }
    setRepeated((now) => (now && now.ply === show.ply && now.ply < now.to ? { ...now, ply: now.ply + 1 } : null));
    setDone((before) => Math.max(before, show.ply));
  }, []);
  // By timers, not by frames: in a tab that is not looked at time goes on too.
  useEffect(() => {
    if (!show) return undefined;
    const begun = clock?.show === show;
    const next = begun ? nextChange(show, clock.ms) : 0;
    if (next === Infinity) return undefined;
    const wait = begun ? clock.since + next - performance.now() : 0;
    const timer = setTimeout(() => goOn(show, begun ? clock.since : performance.now(), next), wait);
    return () => clearTimeout(timer);
  }, [clock, show, goOn]);
  const since = clock?.show === show ? (clock?.since ?? null) : null;
  useEffect(() => {
    if (!show || since === null) return undefined;
    const past = performance.now() - since;
    const timers = show.motion.cues
      .filter(({ at }) => at >= past - HEARD_LATE)
      .map(({ at, cue }) => setTimeout(() => void sound(cue), at - past));
    return () => timers.forEach(clearTimeout);
  }, [show, since]);

  const ms = since === null ? 0 : (clock?.ms ?? 0);
  const proposed = useMemo(() => (show ? decidedProposal(open, show.ply, eyes) : null), [open, show, eyes]);
  const aim = show && ms < show.motion.aimed ? proposed : null;
  const actors = useMemo(() => (show ? botPieces(open, show.ply) : []), [open, show]);
  const shown = useMemo(() => (live && show ? shownPart(open, show, ms) : open), [live, open, show, ms]);
  const showing = useMemo(
    () =>
      show && {
        show,
        run: { motion: show.motion, since, aim, actors },
        rolling: rollingAt(show, ms),
        lying: restingRollsAt(show, ms),
        held: isFinished(show, ms),
        again: !live,
      },
    [show, since, ms, live, aim, actors],
  );
  const skip = () => {
    if (!show) return;
    const now = performance.now();
    const stop = nextStop(show, since === null ? 0 : now - since);
    goOn(show, now - stop, stop);
  };
  const finish = useCallback(() => {
    setRepeated(null);
    setDone(last);
  }, [last]);
  const { ply: at } = open;
  const again: Shown['again'] = useCallback(
    (slow, from = at, to = from) => setRepeated({ ply: from, to, at, slow }),
    [at],
  );
  return { shown, showing, skip, finish, again };
};
/** A sound that should have been heard so long ago (ms) is still heard. */
const HEARD_LATE = 50;
