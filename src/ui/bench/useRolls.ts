import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { newId } from '../../storage/newId.ts';
import { type LabCase, rollOnce } from '../../interaction/odds/exactOdds.ts';
import { NO_ROLLS, type RollTotals } from '../../interaction/odds/rollTotals.ts';

/** How many rolls are shown one by one, and the greatest number counted. */
export const MAX_SHOWN = 100;
/** How many of the last rolls are shown. */
const LAST = 3;
const MOST = 1_000_000;
/** The page handles input between parts of this length, ms. */
const PART_MS = 12;
/** The course has a point for each of the first rolls, later for every 1% more. */
const STEP = 1.01;

/** What rolls: more rolls, a stop, and a new start. */
export interface RollHand {
  more(count: number): void;
  stop(): void;
  clear(): void;
}
/** Rolls a case again and again, one part per frame. Starts again with another table. */
export const useRolls = (
  game: AnyGame,
  laid: LabCase | null,
  watched: string | null,
): { readonly thrown: RollTotals; readonly hand: RollHand } => {
  const [thrown, setThrown] = useState<{ readonly of: LabCase | null; readonly totals: RollTotals }>({
    of: laid,
    totals: NO_ROLLS,
  });
  const run = useRef(0);
  const stop = useCallback(() => {
    run.current++;
    setThrown(({ of, totals }) => ({ of, totals: { ...totals, falling: false } }));
  }, []);
  const clear = useCallback(() => {
    run.current++;
    setThrown({ of: laid, totals: NO_ROLLS });
  }, [laid]);
  useEffect(
    () => () => {
      run.current++;
    },
    [laid],
  );
  const totals = thrown.of === laid ? thrown.totals : NO_ROLLS;
  const more = (count: number): void => {
    if (!laid) return;
    const mine = ++run.current;
    const seed = newId();
    const counts = { ...totals.counts };
    const first = [...totals.first];
    let { last } = totals;
    const course = [...totals.course];
    let { n } = totals;
    const until = Math.min(MOST, n + count);
    let next = n < MAX_SHOWN ? n + 1 : n * STEP;
    const part = (): void => {
      if (run.current !== mine) return;
      for (const since = performance.now(); n < until && performance.now() - since < PART_MS;) {
        const { key, dice } = rollOnce(game, laid, `${seed}/${n}`);
        n++;
        counts[key] = (counts[key] ?? 0) + 1;
        if (first.length < MAX_SHOWN) first.push({ key, dice });
        last = [{ key, dice }, ...last].slice(0, LAST);
        if (n < next) continue;
        if (watched !== null) course.push({ n, share: (counts[watched] ?? 0) / n });
        next = n < MAX_SHOWN ? n + 1 : n * STEP;
      }
      const falling = n < until;
      setThrown({
        of: laid,
        totals: { n, counts: { ...counts }, first: [...first], last, course: [...course], falling },
      });
      if (falling) requestAnimationFrame(part);
    };
    part();
  };
  return { thrown: totals, hand: { more, stop, clear } };
};
