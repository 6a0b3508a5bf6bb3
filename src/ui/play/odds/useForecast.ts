import { useEffect, useMemo, useState } from 'react';
import { forecast } from '../../../core/odds/forecast.ts';
import type { AnyGame } from '../../../core/game.ts';
import type { Forecast } from '../../../core/odds/odds.ts';

/** At a decision midway the first choice is followed, so that an attack is told with the target it would most simply take. */
const oddsOf = (game: AnyGame, view: unknown, action: unknown): Forecast => {
  const odds = forecast(game, view, action);
  const chosen = odds.kind === 'odds' && odds.outcomes.some((outcome) => outcome.choose !== undefined);
  if (!chosen) return odds;
  return forecast(game, view, action, { plan: (_, [first]) => (first?.kind === 'do' ? first.action : null) });
};
const known = new WeakMap<object, Map<string, Forecast>>();
/** The odds of an action on a view, worked out once. */
const knownOdds = (game: AnyGame, view: unknown, key: string): Forecast => {
  const ofView = known.get(view as object) ?? new Map<string, Forecast>();
  known.set(view as object, ofView);
  const odds = ofView.get(key) ?? oddsOf(game, view, JSON.parse(key));
  ofView.set(key, odds);
  return odds;
};
/** The odds of an action, worked out after the screen has answered; null until then or when there are none to tell. */
export const useForecast = (game: AnyGame, view: unknown, action: unknown): Forecast | null => {
  const key = useMemo(() => JSON.stringify(action) ?? null, [action]);
  const [told, tell] = useState<{ view: unknown; key: string; odds: Forecast } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(() => tell({ view, key, odds: knownOdds(game, view, key) }), 30);
    return () => clearTimeout(timer);
  }, [game, view, key]);
  return told && told.view === view && told.key === key ? told.odds : null;
};
