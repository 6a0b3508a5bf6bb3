import type { Scheduler } from '../scheduler.ts';
import { forecast } from '../../core/odds/forecast.ts';
import type { AnyGame } from '../../core/game.ts';
import type { View } from '../../core/view.ts';
import type { Forecast } from '../../core/odds/odds.ts';
import { distance } from '../../geometry/point.ts';
import { pieceIn } from '../../table/figures/piecesOnTable.ts';

/** The odds as they are shown. `nearest`: no target is chosen yet, and the odds are for the nearest one. */
export type ShownForecast = Forecast & { readonly nearest?: true };
/**
 * Returns the odds of an action. At a decision during it, they follow the action on the nearest target. If a piece could move
 * first, nothing after that is followed.
 */
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
/** Returns the odds of an action in a view, computed once. `key` is the action's `actionKey`. */
export const cachedForecast = (game: AnyGame, view: View<unknown>, key: string): ShownForecast => {
  const ofView = known.get(view) ?? new Map<string, ShownForecast>();
  known.set(view, ofView);
  const odds = ofView.get(key) ?? computeForecast(game, view, JSON.parse(key));
  ofView.set(key, odds);
  return odds;
};
/** Returns the odds of an action in a view if they are already computed. */
export const knownForecast = (view: View<unknown>, key: string): ShownForecast | undefined => known.get(view)?.get(key);

/** The odds that the page needs. One forecast is computed in each frame, and then all that wait for it are notified. */
export interface Forecasts {
  /** Requests the odds of an action. Returns the function that cancels the request. */
  request(game: AnyGame, view: View<unknown>, key: string): () => void;
  subscribe(heard: () => void): () => void;
}
export const createForecasts = (scheduler: Scheduler): Forecasts => {
  const listeners = new Set<() => void>();
  return {
    request: (game, view, key) =>
      scheduler.request(
        'forecast',
        () => {
          cachedForecast(game, view, key);
          listeners.forEach((heard) => heard());
        },
        key,
      ),
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
};
