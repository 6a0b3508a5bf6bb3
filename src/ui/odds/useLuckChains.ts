import { useEffect, useState } from 'react';
import { type LuckChain, luckChains } from '../../core/matchStats.ts';
import type { OpenMatch } from '../../store/matchStore.ts';

const known = new WeakMap<object, readonly LuckChain[]>();
/** Returns what luck brought in a finished match, and what the odds gave. It is computed chain by chain in the background. Null until it is known. */
export const useLuckChains = (
  { game, match, steps, viewer }: OpenMatch,
  over: boolean,
): readonly LuckChain[] | null => {
  const [chances, setChances] = useState<readonly LuckChain[] | null>(known.get(steps) ?? null);
  useEffect(() => {
    if (!over || viewer !== 'all' || known.has(steps)) return undefined;
    const left = luckChains(game, match.entries, steps);
    const found: LuckChain[] = [];
    let timer = 0;
    const next = (): void => {
      const { done, value } = left.next();
      if (done) {
        known.set(steps, found);
        setChances(found);
        return;
      }
      found.push(value);
      timer = window.setTimeout(next);
    };
    timer = window.setTimeout(next);
    return () => clearTimeout(timer);
  }, [game, match.entries, steps, viewer, over]);
  return over ? chances : null;
};
