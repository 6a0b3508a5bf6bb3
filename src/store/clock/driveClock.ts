import { enabledChoices } from '../../core/choice.ts';
import { performAction, rollsForFirstTurn, showPly } from '../matchActions.ts';
import { currentTurn, needsHandover, type OpenMatch, stateAtPly, useMatchStore } from '../matchStore.ts';
import { clockSeat, followStep, goOn, keepTime, leaveClock, runClock, timeLeftNow, useClock } from './clockStore.ts';

/** How often the time used is saved while the clock runs, ms. */
const SAVE_MS = 1000;
const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';
/** Whether the clock may run now: somebody in play decides at a table that is in sight and has shown everything. */
const mayRun = (open: OpenMatch): boolean => {
  const { watch, playLocation, thinking, simulating } = useMatchStore.getState();
  if (useClock.getState().waits || playLocation !== 'here' || thinking !== null || simulating || isHidden())
    return false;
  if (watch && (watch.paused || watch.shownTo < open.steps.length - 1)) return false;
  return open.viewer !== 'public' && !needsHandover(open) && clockSeat(open) !== null;
};

/** Returns what happens once time is up: the app's own action, or the only one that can be done before it, unless real dice are rolled. */
const dueAction = (open: OpenMatch, end: 'lost' | 'pass'): unknown => {
  const { game, steps } = open;
  const state = stateAtPly(open, steps.length - 1);
  const action = { type: 'timeUp', end };
  if (game.refuse(state, action) === null) return action;
  const turn = currentTurn(open);
  const choices = 'to' in turn && rollsForFirstTurn() ? enabledChoices(game.choices(game.view(state, turn.to))) : [];
  const [only] = choices;
  return choices.length === 1 && only?.kind === 'do' ? only.action : null;
};
/** Does what is due at the last step once time is up. Where the rules do not allow it yet, it is tried again after the next action. */
const runOut = (): void => {
  const { open } = useMatchStore.getState();
  const clock = open?.match.clock;
  const seat = open && clockSeat(open);
  if (!open || !seat || !clock || clock.end === 'shown' || (timeLeftNow(open, seat) ?? 1) > 0) return;
  const { end, kind } = clock;
  // Two sides without time would pass their turns to each other for ever.
  if (end === 'pass' && kind === 'side') return;
  const action = dueAction(open, end);
  if (action === null) return;
  showPly(open.steps.length - 1);
  void performAction(action);
};

/** Measures the time of the open match, and does what was agreed when it is up. Returns a function that ends this. */
export const driveClock = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saver: ReturnType<typeof setInterval> | undefined;
  let before = useMatchStore.getState();
  const stopTimers = (): void => {
    clearTimeout(timer);
    clearInterval(saver);
  };
  const startTimers = (open: OpenMatch): void => {
    stopTimers();
    const seat = clockSeat(open);
    const left = seat && timeLeftNow(open, seat);
    saver = setInterval(keepTime, SAVE_MS);
    if (left !== null) timer = setTimeout(runOut, Math.max(0, left));
  };
  const consider = (): void => {
    const { open, playLocation } = useMatchStore.getState();
    const [was, gained] = [before, before.playLocation !== 'here' && playLocation === 'here'];
    before = useMatchStore.getState();
    if (!open?.match.clock || playLocation !== 'here') {
      runClock(false);
      stopTimers();
      return;
    }
    const { ply } = useClock.getState();
    followStep(open, gained);
    // A player who opens the privacy screen goes on.
    if (was.open?.viewer === 'public' && open.viewer !== 'public') goOn();
    const runs = mayRun(open);
    const changed = runs !== (useClock.getState().since !== null) || ply !== useClock.getState().ply;
    runClock(runs);
    if (!runs) stopTimers();
    else if (changed) startTimers(open);
  };
  const forget = [
    useMatchStore.subscribe(consider),
    useClock.subscribe((now, last) => now.waits !== last.waits && consider()),
  ];
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', consider);
  consider();
  return () => {
    forget.forEach((stop) => stop());
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', consider);
    stopTimers();
    leaveClock();
  };
};
