import { useEffect, useMemo, useState } from 'react';
import { forecast } from '../../core/odds/forecast.ts';
import type { AnyGame } from '../../core/game.ts';
import type { View } from '../../core/view.ts';
import type { Forecast } from '../../core/odds/odds.ts';
import { distance } from '../../geometry/point.ts';
import { pieceIn } from '../../presentation/scenes.ts';

/** Odds as they are told: `nearest` where a target among several is still to be chosen, and they hold for the nearest. */
export type ShownForecast = Forecast & { readonly nearest?: true };
/** The odds of an action; at a decision midway a deed is followed, upon the nearest who may be chosen, as the yellow button would name him; where one might go first, nothing is told of what comes after. */
export const computeForecast = (game: AnyGame, view: View<unknown>, action: unknown): ShownForecast => {
  const odds = forecast(game, view, action);
  const chosen = odds.kind === 'odds' && odds.outcomes.some((outcome) => outcome.choose !== undefined);
  if (!chosen) return odds;
  let several = false;
  const result = forecast(game, view, action, {
    plan: (state, [first, ...others]) => {
      if (first?.kind !== 'do' || first.skips) return null;
      const actions = [first, ...others].flatMap((choice) => (choice.kind === 'do' && !choice.skips ? [choice] : []));
      const scene = game.scene(state);
      const far = ({ piece, target }: (typeof actions)[number]): number => {
        const [by, on] = [pieceIn(scene, piece), pieceIn(scene, target)];
        return by && on ? distance(by.at, on.at) : Infinity;
      };
      if (actions.filter((action) => far(action) < Infinity).length > 1) several = true;
      return actions.reduce((best, action) => (far(action) < far(best) ? action : best)).action;
    },
  });
  return several ? { ...result, nearest: true } : result;
};
const known = new WeakMap<object, Map<string, ShownForecast>>();
/** The odds of an action, by its JSON, on a view: worked out once. */
export const cachedForecast = (game: AnyGame, view: View<unknown>, key: string): ShownForecast => {
  const ofView = known.get(view) ?? new Map<string, ShownForecast>();
  known.set(view, ofView);
  const odds = ofView.get(key) ?? computeForecast(game, view, JSON.parse(key));
  ofView.set(key, odds);
  return odds;
};
/** So long odds are worked out before the screen may answer again, ms. */
const AT_ONCE_MS = 12;
/** The odds of several actions by their JSON, worked out a few at a time after the screen has answered: as many as there are so far. */
export const useForecasts = (
  game: AnyGame,
  view: View<unknown>,
  actions: readonly unknown[],
): ReadonlyMap<string, ShownForecast> => {
  const keys = JSON.stringify(actions.map((action) => JSON.stringify(action)));
  const [result, setResult] = useState<{ of: string; view: unknown; odds: ReadonlyMap<string, ShownForecast> } | null>(
    null,
  );
  useEffect(() => {
    const left = JSON.parse(keys) as string[];
    const odds = new Map<string, ShownForecast>();
    const next = (): void => {
      const since = performance.now();
      for (let key = left.shift(); key !== undefined; key = left.shift()) {
        odds.set(key, cachedForecast(game, view, key));
        if (performance.now() - since > AT_ONCE_MS) break;
      }
      setResult({ of: keys, view, odds: new Map(odds) });
      if (left.length > 0) timer = setTimeout(next);
    };
    let timer = setTimeout(next, 30);
    return () => clearTimeout(timer);
  }, [game, view, keys]);
  return result && result.of === keys && result.view === view ? result.odds : NONE;
};
const NONE: ReadonlyMap<string, ShownForecast> = new Map();
/** So long an action has to stand before its odds are worked out, ms: the screen answers first. */
const STANDS_MS = 30;
/** The odds of an action, worked out once it has stood for so long if they are not yet known; null until then or when there are none to tell. */
export const useForecast = (
  game: AnyGame,
  view: View<unknown> | null,
  action: unknown,
  stands = STANDS_MS,
): ShownForecast | null => {
  const key = useMemo(() => JSON.stringify(action) ?? null, [action]);
  const [result, setResult] = useState<{ view: unknown; key: string; odds: ShownForecast } | null>(null);
  useEffect(() => {
    if (key === null || view === null) return undefined;
    const timer = setTimeout(() => setResult({ view, key, odds: cachedForecast(game, view, key) }), stands);
    return () => clearTimeout(timer);
  }, [game, view, key, stands]);
  if (key === null || view === null) return null;
  return known.get(view)?.get(key) ?? (result && result.view === view && result.key === key ? result.odds : null);
};
