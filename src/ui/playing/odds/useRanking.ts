import { useMemo } from 'react';
import { type Ranked, type Ranking, rankedAttacks, rankingOf } from '../../../interaction/odds/ranking.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useForecasts } from './useForecast.ts';

/**
 * Returns the pieces that can act, for a guided player the best one first. Empty while they are evaluated, if only one can act, or if
 * there are too many.
 */
export const useRanking = (): Ranking => {
  const { game, view, ranks } = useInteraction((now) => ({
    game: now.game,
    view: now.view,
    ranks: now.policy.suggests.includes('best'),
  }));
  const from = useInteraction(({ choices, scene, selected, mode, turn, offer }): Ranked => ({
    choices,
    scene,
    selected,
    mode,
    turn,
    picks: offer.kind === 'pick',
  }));
  const attacks = useMemo(() => (ranks ? rankedAttacks(from) : []), [ranks, from]);
  const actions = useMemo(() => attacks.map(({ action }) => action), [attacks]);
  const odds = useForecasts(game, view, actions);
  return useMemo(() => rankingOf(from, attacks, odds), [from, attacks, odds]);
};
