import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { actionKey } from '../../../core/equality.ts';
import type { AnyGame } from '../../../core/game.ts';
import type { View } from '../../../core/view.ts';
import { cachedForecast, knownForecast, type ShownForecast } from '../../../interaction/odds/forecasts.ts';
import { useForecastStore, useScheduler } from '../context/interaction.tsx';

/** How long forecasts may be computed in one frame, ms. */
const SLICE_MS = 12;
const NONE: ReadonlyMap<string, ShownForecast> = new Map();
/** The odds of several actions by their keys, computed a few in each frame: those known so far. */
export const useForecasts = (
  game: AnyGame,
  view: View<unknown>,
  actions: readonly unknown[],
): ReadonlyMap<string, ShownForecast> => {
  const scheduler = useScheduler();
  const keys = useMemo(() => JSON.stringify(actions.map(actionKey)), [actions]);
  const [result, setResult] = useState<{ of: string; view: unknown; odds: ReadonlyMap<string, ShownForecast> } | null>(
    null,
  );
  useEffect(() => {
    const left = JSON.parse(keys) as string[];
    const odds = new Map<string, ShownForecast>();
    return scheduler.request('ranking', () => {
      const since = performance.now();
      for (let key = left.shift(); key !== undefined; key = left.shift()) {
        odds.set(key, cachedForecast(game, view, key));
        if (performance.now() - since > SLICE_MS) break;
      }
      setResult({ of: keys, view, odds: new Map(odds) });
      return left.length > 0;
    });
  }, [scheduler, game, view, keys]);
  return result && result.of === keys && result.view === view ? result.odds : NONE;
};
/** How long an action must stay the same before its odds are computed, ms. */
const STANDS_MS = 30;
/** The odds of an action, computed once it has stayed the same for `stands` ms. Null until then, or when there are none. */
export const useForecast = (
  game: AnyGame,
  view: View<unknown> | null,
  action: unknown,
  stands = STANDS_MS,
): ShownForecast | null => {
  const forecasts = useForecastStore();
  const key = useMemo(() => (action === undefined ? null : actionKey(action)), [action]);
  const odds = useSyncExternalStore(forecasts.subscribe, () =>
    key === null || view === null ? null : (knownForecast(view, key) ?? null),
  );
  const waits = odds === null;
  useEffect(() => {
    if (!waits || key === null || view === null) return undefined;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      cancel = forecasts.request(game, view, key);
    }, stands);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [waits, forecasts, game, view, key, stands]);
  return odds;
};
