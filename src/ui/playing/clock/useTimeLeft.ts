import { useEffect, useState } from 'react';
import type { Seat } from '../../../core/seat.ts';
import { clockSeat, timeLeftNow, useClock } from '../../../store/clock/clockStore.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';

const SECOND_MS = 1000;
/** A timer a little late is better than one a little early, which would show the old second. */
const LATE_MS = 5;
/** Returns the time that a seat has left in a match as shown, ms, renewed at each whole second. Null without a clock. */
export const useTimeLeft = (open: OpenMatch, seat: Seat): { readonly left: number | null; readonly runs: boolean } => {
  const since = useClock((clock) => clock.since);
  const [, tick] = useState(0);
  const runs = since !== null && clockSeat(open) === seat;
  const left = timeLeftNow(open, seat);
  useEffect(() => {
    if (!runs || left === null) return undefined;
    const rest = ((left % SECOND_MS) + SECOND_MS) % SECOND_MS;
    const timer = setTimeout(() => tick((count) => count + 1), (rest === 0 ? SECOND_MS : rest) + LATE_MS);
    return () => clearTimeout(timer);
  });
  return { left, runs };
};
