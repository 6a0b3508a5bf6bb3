import type { CoverOverview } from '../../../core/choice.ts';
import type { AnyGame } from '../../../core/game.ts';
import type { View } from '../../../core/view.ts';
import { memoizeLast } from '../../../core/memoize.ts';
import type { NodeId, Scene } from '../../../core/scene.ts';
import { t } from '../../../i18n/index.ts';
import { changeSettings, useSettings } from '../../../store/settings.ts';
import { Toggle } from '../../components/Toggle.tsx';
import type { Interaction } from '../../../interaction/view.ts';
import { useInteraction } from '../context/interaction.tsx';

/** What a piece sees of all enemies, from where an action would take it if one is given; null where nobody is picked or nothing is to be told. */
const coverFrom = (
  game: AnyGame,
  view: View<unknown>,
  selected: NodeId | null,
  action?: unknown,
): CoverOverview | null => (selected === null ? null : (game.coverOverview?.(view, selected, action) ?? null));

const coverOf = memoizeLast(
  (view: View<unknown>, game: AnyGame, selected: NodeId | null, action: unknown): CoverOverview | null =>
    coverFrom(game, view, selected, action),
);
/** The cover of all enemies as the selected piece sees it, from where it would be. Null while that is switched off. */
export const useCoverOverview = (): CoverOverview | null => {
  const on = useSettings((settings) => settings.outlook);
  return useInteraction(({ game, view, selected, proposal }) =>
    on ? coverOf(view, game, selected, proposal?.action) : null,
  );
};
/** Shows the hidden shares of all enemies, or no longer. */
export const toggleCoverOverview = (): void => changeSettings({ outlook: !useSettings.getState().outlook });

/** Whether anybody on a table may look for the hidden shares of all enemies: where nobody shoots nothing is to be shown. */
const anyLooks = memoizeLast((view: View<unknown>, game: AnyGame, { nodes }: Scene) =>
  nodes.some((node) => node.kind === 'piece' && !node.out && coverFrom(game, view, node.id) !== null),
);
/** Whether the hidden shares of all enemies can be shown at all in this match. */
export const canShowCover = ({ game, view, scene }: Pick<Interaction, 'game' | 'view' | 'scene'>): boolean =>
  game.coverOverview !== undefined && anyLooks(view, game, scene);

/** The switch of the hidden shares, where the picked piece shoots. */
export const CoverOverviewSwitch = () => {
  const on = useSettings((settings) => settings.outlook);
  const can = useInteraction(({ game, view, selected }) => coverFrom(game, view, selected) !== null);
  return can && <Toggle on={on} set={(outlook) => changeSettings({ outlook })} label={t('outlook.title')} />;
};
