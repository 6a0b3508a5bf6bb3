import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { actionKey } from '../../../core/equality.ts';
import type { AnyGame } from '../../../core/game.ts';
import type { View } from '../../../core/view.ts';
import { cachedForecast, knownForecast, type ShownForecast } from '../../../interaction/odds/forecasts.ts';
import { useForecastStore, useScheduler } from '../context/interaction.tsx';

/** How long forecasts may be computed in one frame, ms. */
const SLICE_MS = 12;
const NONE: ReadonlyMap<string, ShownForecast> = new Map();
/** Returns the odds known so far of several actions, by their keys. A few are computed in each frame. */
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
const REST_MS = 30;
/** Returns the odds of an action, computed once it has stayed the same for `restMs`. Null until then, or when there are none. */
export const useForecast = (
  game: AnyGame,
  view: View<unknown> | null,
  action: unknown,
  restMs = REST_MS,
): ShownForecast | null => {
  const forecasts = useForecastStore();
  const key = useMemo(() => (action === undefined ? null : actionKey(action)), [action]);
  const known = () => (key === null || view === null ? null : (knownForecast(view, key) ?? null));
  const odds = useSyncExternalStore(forecasts.subscribe, known, known);
  const waits = odds === null;
  useEffect(() => {
    if (!waits || key === null || view === null) return undefined;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      cancel = forecasts.request(game, view, key);
    }, restMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [waits, forecasts, game, view, key, restMs]);
  return odds;
};
