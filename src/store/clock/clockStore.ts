import { create } from 'zustand';
import { MAX_TENTHS, TENTH_MS } from '../../core/clockSchema.ts';
import { isTimeUp } from '../../core/flow/timeUp.ts';
import { lastReached, timedSeat, timeLeft } from '../../core/matchClock.ts';
import type { Entry } from '../../core/match.ts';
import type { Seat } from '../../core/seat.ts';
import { readClockTime, saveClockTime } from '../../storage/clockTime.ts';
import { type OpenMatch, useMatchStore } from '../matchStore.ts';

/** The time since the last entry of the open match, as this page measures it. */
interface ClockState {
  /** The match, and the number of its entries. */
  readonly match: string | null;
  readonly ply: number;
  /** The time used before the clock was last started, ms. */
  readonly spent: number;
  /** When it was last started, in ms of this page; null while it is stopped. */
  readonly since: number | null;
  /** Whether it waits until the player goes on: the match has just been opened here. */
  readonly waits: boolean;
}
const STOPPED: ClockState = { match: null, ply: 0, spent: 0, since: null, waits: true };
/** The clock of the open match. It changes when the clock starts or stops, not while it runs. */
export const useClock = create<ClockState>()(() => STOPPED);

const spentIn = ({ spent, since }: ClockState): number =>
  Math.round(spent + (since === null ? 0 : Math.max(0, performance.now() - since)));
/** Saves how much time has been used since the last entry. */
export const keepTime = (): void => {
  const clock = useClock.getState();
  if (clock.match !== null) saveClockTime({ match: clock.match, ply: clock.ply, ms: spentIn(clock) });
};
/** Follows the match to its last step, from what is saved if `again`. The time since the last entry begins at 0 otherwise. */
export const followStep = ({ id, steps }: OpenMatch, again: boolean): void => {
  const clock = useClock.getState();
  const ply = steps.length - 1;
  if (!again && clock.match === id && clock.ply === ply) return;
  const opened = clock.match !== id || again;
  const spent = opened ? readClockTime(id, ply) : 0;
  useClock.setState({ match: id, ply, spent, since: null, waits: opened || clock.waits });
  if (!opened) keepTime();
};
/** Starts or stops the clock. */
export const runClock = (runs: boolean): void => {
  const clock = useClock.getState();
  if ((clock.since !== null) === runs) return;
  if (runs) useClock.setState({ since: performance.now() });
  else {
    useClock.setState({ spent: spentIn(clock), since: null });
    keepTime();
  }
};
/** Lets the clock run, once the players are ready. */
export const goOn = (): void => useClock.setState({ waits: false });
/** Forgets the match. */
export const leaveClock = (): void => {
  runClock(false);
  useClock.setState(STOPPED);
};

const spentOn = ({ id, steps }: Pick<OpenMatch, 'id' | 'steps'>): number => {
  const clock = useClock.getState();
  return clock.match === id && clock.ply === steps.length - 1 ? spentIn(clock) : 0;
};
/** Returns an entry with its time on the match's own clock, if that has moved. */
export const stamped = (table: OpenMatch, entry: Entry): Entry => {
  const spent = table.match.clock && !table.practice ? spentOn(table) : 0;
  if (spent === 0) return entry;
  // Time that is up leaves none, not even a part of a tenth.
  const round = isTimeUp(entry.action) ? Math.ceil : Math.round;
  return { ...entry, at: Math.min(MAX_TENTHS, round((lastReached(table) + spent) / TENTH_MS)) };
};
/** Returns the time that a seat has left now, ms; less than 0 once it has used more. Null without a clock. */
export const timeLeftNow = (open: OpenMatch, seat: Seat): number | null => {
  const left = timeLeft(open, seat);
  return left !== null && timedSeat(open) === seat ? left - spentOn(open) : left;
};
/** Returns the seat that the clock of a match runs for here, or would run for if nothing stopped it. Null if there is none. */
export const clockSeat = (open: OpenMatch): Seat | null =>
  open.practice || useMatchStore.getState().inClass ? null : timedSeat(open);
