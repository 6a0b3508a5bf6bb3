import { t } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { aimedIn } from '../../../interaction/aimControls.ts';
import { advanceMoves } from '../../../interaction/advance.ts';
import { canShowCover } from '../card/CoverOverview.tsx';
import type { Interaction } from '../../../interaction/view.ts';

/** What the words about the keys depend on. It stays the same while a piece is dragged. */
interface Keyed extends Pick<Interaction, 'choices' | 'scene' | 'game' | 'view'> {
  readonly aimed: ReturnType<typeof aimedIn>;
}
/** Returns what the words about the keys depend on. */
export const keyedIn = (interaction: Interaction): Keyed => {
  const { choices, scene, game, view } = interaction;
  return { choices, scene, game, view, aimed: aimedIn(interaction) };
};
/**
 * Returns what the keys of the table do now, in words. While something is aimed, it lists the keys of the aim. Keys without a use
 * in this game are left out.
 */
export const keyHelp = (keyed: Keyed): string => {
  const { choices, scene, game, view, aimed } = keyed;
  const walks = choices.some(({ kind }) => kind === 'walk');
  const moves = aimed
    ? t(aimed.controls.set.lift ? 'table.help.gun' : 'table.help.flick')
    : scene.boards
      ? t('table.squares')
      : (walks || choices.some(({ kind }) => kind === 'put')) && t('table.help');
  const targets = !aimed && choices.some((choice) => choice.kind === 'do' && choice.target !== undefined);
  return [
    t('table.help.pick', KEY_NAMES),
    moves,
    !aimed && walks && t('table.help.corner'),
    targets && t('table.help.targets'),
    choices.some((choice) => choice.kind === 'put' && choice.turns) && t('table.help.turn'),
    choices.length > 0 && advanceMoves(view, game).length > 0 && t('table.help.advance', KEY_NAMES),
    canShowCover(keyed) && t('table.help.outlook', KEY_NAMES),
    t('table.help.ask', KEY_NAMES),
    t('table.help.all', KEY_NAMES),
  ]
    .filter(Boolean)
    .join(' ');
};
