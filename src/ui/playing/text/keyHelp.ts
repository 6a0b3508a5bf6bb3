import { t } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { aimedIn } from '../../../interaction/aimControls.ts';
import { advanceMoves } from '../../../interaction/advance.ts';
import { canShowCover } from '../card/CoverOverview.tsx';
import type { Interaction } from '../../../interaction/view.ts';

/**
 * Returns what the keys of the table do now, in words. While something is aimed, it lists the keys of the aim. Keys without a use
 * in this game are left out.
 */
export const keyHelp = (interaction: Interaction): string => {
  const aimed = aimedIn(interaction);
  const walks = interaction.choices.some(({ kind }) => kind === 'walk');
  const moves = aimed
    ? t(aimed.controls.set.lift ? 'table.help.gun' : 'table.help.flick')
    : interaction.scene.boards
      ? t('table.squares')
      : (walks || interaction.choices.some(({ kind }) => kind === 'put')) && t('table.help');
  const targets = !aimed && interaction.choices.some((choice) => choice.kind === 'do' && choice.target !== undefined);
  return [
    t('table.help.pick', KEY_NAMES),
    moves,
    !aimed && walks && t('table.help.corner'),
    targets && t('table.help.targets'),
    interaction.choices.some((choice) => choice.kind === 'put' && choice.turns) && t('table.help.turn'),
    interaction.choices.length > 0 &&
      advanceMoves(interaction.view, interaction.game).length > 0 &&
      t('table.help.advance', KEY_NAMES),
    canShowCover(interaction) && t('table.help.outlook', KEY_NAMES),
    t('table.help.ask', KEY_NAMES),
    t('table.help.all', KEY_NAMES),
  ]
    .filter(Boolean)
    .join(' ');
};
