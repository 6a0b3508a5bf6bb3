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

/**
 * Returns the cover of all enemies as a piece sees it, from where an action would put it, if one is given. Null if no piece is
 * selected or the game has nothing to show.
 */
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
/** Returns the cover of all enemies as the selected piece sees it, from where it would be. Null while the overview is off. */
export const useCoverOverview = (): CoverOverview | null => {
  const on = useSettings((settings) => settings.outlook);
  return useInteraction(({ game, view, selected, proposal }) =>
    on ? coverOf(view, game, selected, proposal?.action) : null,
  );
};
/** Switches the cover overview on or off. */
export const toggleCoverOverview = (): void => changeSettings({ outlook: !useSettings.getState().outlook });

/** Whether any piece on the table has a cover overview. Without shooters there is nothing to show. */
const anyLooks = memoizeLast((view: View<unknown>, game: AnyGame, { nodes }: Scene) =>
  nodes.some((node) => node.kind === 'piece' && !node.out && coverFrom(game, view, node.id) !== null),
);
/** Whether cover can be shown at all in this match. */
export const canShowCover = ({ game, view, scene }: Pick<Interaction, 'game' | 'view' | 'scene'>): boolean =>
  game.coverOverview !== undefined && anyLooks(view, game, scene);

/** Whether the selected piece can shoot. It is computed once for a view, not at each move of a drag. */
const looks = memoizeLast(
  (view: View<unknown>, game: AnyGame, selected: NodeId | null): boolean => coverFrom(game, view, selected) !== null,
);
/** The switch of the cover overview, if the selected piece can shoot. */
export const CoverOverviewSwitch = () => {
  const on = useSettings((settings) => settings.outlook);
  const can = useInteraction(({ game, view, selected }) => looks(view, game, selected));
  return can && <Toggle on={on} set={(outlook) => changeSettings({ outlook })} label={t('outlook.title')} />;
};
