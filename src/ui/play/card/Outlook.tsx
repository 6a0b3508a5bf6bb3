import { useMemo } from 'react';
import { openOf, type Outlook } from '../../../core/choice.ts';
import type { AnyGame } from '../../../core/game.ts';
import { keptLast } from '../../../core/remembered.ts';
import type { NodeId } from '../../../core/scene.ts';
import { ui } from '../../../i18n/index.ts';
import { set, useSettings } from '../../../store/settings.ts';
import { Toggle } from '../../parts/Toggle.tsx';
import type { Hand } from '../hand/usePlayHand.ts';

const lookFrom = (game: AnyGame, view: unknown, selected: NodeId | null, action?: unknown): Outlook | null =>
  selected === null ? null : (game.outlook?.(view, selected, action) ?? null);

/** What the picked piece sees of all enemies, from where it is held if it is; null while that is switched off. */
export const useOutlook = (hand: Hand): Outlook | null => {
  const on = useSettings((settings) => settings.outlook);
  const { game, view, selected, proposal } = hand;
  return useMemo(
    () => (on ? lookFrom(game, view, selected, proposal?.action) : null),
    [on, game, view, selected, proposal?.action],
  );
};
/** Shows the hidden shares of all enemies, or no longer. */
export const switchOutlook = (): void => set({ outlook: !useSettings.getState().outlook });

/** Whether a piece may look for the hidden shares of all enemies from where it stands. */
const looksFrom = keptLast((view: object, game: AnyGame, id: NodeId | null) => lookFrom(game, view, id) !== null);
/** Whether the switch of the hidden shares does anything now: for who is picked, or before that for the first who may act. */
export const mayLook = ({
  game,
  view,
  selected,
  choices,
}: Pick<Hand, 'game' | 'view' | 'selected' | 'choices'>): boolean =>
  game.outlook !== undefined &&
  looksFrom(view as object, game, selected ?? openOf(choices).find(({ piece }) => piece !== undefined)?.piece ?? null);

/** The switch of the hidden shares, where the picked piece shoots. */
export const OutlookSwitch = ({ hand }: { hand: Hand }) => {
  const on = useSettings((settings) => settings.outlook);
  const { game, view, selected } = hand;
  return (
    looksFrom(view as object, game, selected) && (
      <Toggle on={on} set={(outlook) => set({ outlook })} label={ui('outlook.title')} />
    )
  );
};
