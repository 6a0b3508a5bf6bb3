import { type Ranking, rankedAttacks, rankingOf } from '../../../interaction/odds/ranking.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { useForecasts } from './useForecast.ts';

/** The pieces that can act, the best one first. Empty while they are weighed, one alone can act, or there are too many. */
export const useRanking = (interaction: Interaction): Ranking => {
  const attacks = rankedAttacks(interaction);
  const odds = useForecasts(
    interaction.game,
    interaction.view,
    attacks.map(({ action }) => action),
  );
  return rankingOf(interaction, attacks, odds);
};
