import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { newId } from '../../storage/newId.ts';
import { type LabCase, rollOnce } from '../../interaction/odds/exactOdds.ts';

/** The rolls so far: the count of each ending, the first rolls one by one, and the frequency of the watched ending over time. */
export interface RollTotals {
  readonly n: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly first: readonly { readonly key: string; readonly dice: readonly number[] }[];
  readonly course: readonly { readonly n: number; readonly share: number }[];
  /** Rolls are still in progress. */
  readonly falling: boolean;
}
export const NO_ROLLS: RollTotals = { n: 0, counts: {}, first: [], course: [], falling: false };
/** How many rolls are shown one by one, and the greatest number counted. */
export const MAX_SHOWN = 100;
const MOST = 1_000_000;
/** The page handles input between parts of this length, ms. */
const PART_MS = 12;
/** The course has a point for each of the first rolls, later for every 1% more. */
const STEP = 1.01;

/** Rolls a case again and again, one part per frame. Starts again with another table. */
export const useRolls = (
  game: AnyGame,
  laid: LabCase | null,
  watched: string | null,
): { readonly thrown: RollTotals; more(count: number): void; stop(): void; clear(): void } => {
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
        if (n < next) continue;
        if (watched !== null) course.push({ n, share: (counts[watched] ?? 0) / n });
        next = n < MAX_SHOWN ? n + 1 : n * STEP;
      }
      const falling = n < until;
      setThrown({ of: laid, totals: { n, counts: { ...counts }, first: [...first], course: [...course], falling } });
      if (falling) requestAnimationFrame(part);
    };
    part();
  };
  return { thrown: totals, more, stop, clear };
};
