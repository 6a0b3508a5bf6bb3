import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableEvent } from '../../core/event.ts';
import { isNow, type OpenMatch } from '../../store/table.ts';
import { eventsAt } from './scenes.ts';

const DICE_MS = 900;
const CALM_MS = 150;

/** The step being shown: its dice first, then its motion on the table. */
export interface Showing {
  readonly run: number;
  readonly ply: number;
  readonly phase: 'dice' | 'motion';
  readonly events: readonly TableEvent[];
  /** How many times slower than life. */
  readonly slow?: number;
}
/** A step shown once more. */
interface Again {
  readonly run: number;
  readonly ply: number;
  readonly slow: number;
}
let shownAgain = 0;
/** How many of the last steps the seat now at the screen has not been shown: they are replayed to it first (ST-15). */
const unseen = ({ viewer, seen, steps, run }: OpenMatch): number => {
  if (viewer === 'all' || viewer === 'public') return 0;
  return Math.min(run, steps.length - 1 - (seen[viewer] ?? steps.length - 1));
};
/** Shows the steps played, one after the other; `skip` goes to the end of the one shown, `finish` to that of all, `moved` is told when its motion has ended. */
export const useRuns = (
  open: OpenMatch,
  calm: boolean,
): { showing: Showing | null; skip(): void; finish(): void; moved(run: number): void; again(slow: number): void } => {
  const [done, setDone] = useState(() => open.run - unseen(open));
  const [thrown, setThrown] = useState(done);
  const now = isNow(open);
  const run = done + 1;
  const ply = open.steps.length - 1 - (open.run - run);
  const events = useMemo(() => (open.steps[ply] ? eventsAt(open, ply) : undefined), [open, ply]);
  const live = now && run <= open.run && ply > 0 && events !== undefined;

  // Whoever looks elsewhere does not want to see the rest.
  if (!live && done !== open.run) setDone(open.run);

  const dice = live && thrown < run && events.some((event) => event.kind === 'rolled');
  useEffect(() => {
    const timer = dice ? setTimeout(() => setThrown(run), calm ? CALM_MS : DICE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [dice, run, calm]);

  const [again, setAgain] = useState<Again | null>(null);
  const moved = useCallback((ended: number) => {
    if (ended < 0) setAgain((now) => (now?.run === ended ? null : now));
    else setDone((before) => Math.max(before, ended));
  }, []);
  const repeated = !live && again?.ply === open.ply ? again : null;
  const showing = useMemo<Showing | null>(
    () =>
      live && events
        ? { run, ply, events, phase: dice ? 'dice' : 'motion' }
        : repeated && { ...repeated, events: eventsAt(open, repeated.ply), phase: 'motion' },
    [live, run, ply, events, dice, repeated, open],
  );
  const skip = useCallback(() => {
    if (dice) setThrown(run);
    else moved(showing?.run ?? run);
  }, [dice, run, moved, showing]);
  const finish = () => (repeated ? setAgain(null) : setDone(open.run));
  const repeat = (slow: number) => setAgain({ run: --shownAgain, ply: open.ply, slow });
  return { showing, skip, finish, moved, again: repeat };
};
