import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { newId } from '../../storage/newId.ts';
import { type LabCase, rollOnce } from './exactOdds.ts';

/** What has been thrown so far: how often each ending came, the first throws one by one, and how the share of the watched ending went. */
export interface RollTotals {
  readonly n: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly first: readonly { readonly key: string; readonly dice: readonly number[] }[];
  readonly course: readonly { readonly n: number; readonly share: number }[];
  /** Throws are still falling. */
  readonly falling: boolean;
}
/** Nothing thrown yet. */
export const NO_ROLLS: RollTotals = { n: 0, counts: {}, first: [], course: [], falling: false };
/** So many throws are shown one by one, and no more are counted than these. */
export const MAX_SHOWN = 100;
const MOST = 1_000_000;
/** A page goes on answering between parts of so long, ms. */
const PART_MS = 12;
/** A point of the course after each of the first throws, later after one percent more. */
const STEP = 1.01;

/** Throws what is laid again and again, a part with each frame; begins anew with another table. */
export const useRolls = (
  game: AnyGame,
  laid: LabCase | null,
  watched: string | null,
): { readonly thrown: RollTotals; more(count: number): void; stop(): void; clear(): void } => {
  const [thrown, setThrown] = useState<{ readonly of: LabCase | null; readonly told: RollTotals }>({
    of: laid,
    told: NO_ROLLS,
  });
  const run = useRef(0);
  const stop = useCallback(() => {
    run.current++;
    setThrown(({ of, told }) => ({ of, told: { ...told, falling: false } }));
  }, []);
  const clear = useCallback(() => {
    run.current++;
    setThrown({ of: laid, told: NO_ROLLS });
  }, [laid]);
  useEffect(
    () => () => {
      run.current++;
    },
    [laid],
  );
  const told = thrown.of === laid ? thrown.told : NO_ROLLS;
  const more = (count: number): void => {
    if (!laid) return;
    const mine = ++run.current;
    const seed = newId();
    const counts = { ...told.counts };
    const first = [...told.first];
    const course = [...told.course];
    let { n } = told;
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
      setThrown({ of: laid, told: { n, counts: { ...counts }, first: [...first], course: [...course], falling } });
      if (falling) requestAnimationFrame(part);
    };
    part();
  };
  return { thrown: told, more, stop, clear };
};
