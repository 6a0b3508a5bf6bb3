import { ui } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/hand/keyTable.ts';
import { aimedIn } from '../aim/AimPanel.tsx';
import { mayLook } from '../card/Outlook.tsx';
import type { Hand } from '../hand/usePlayHand.ts';

/** What the keys of the table do now, in words: those of the aim while something is aimed, and only those that do anything in this game. */
export const keyHelp = (interaction: Hand): string => {
  const aimed = aimedIn(interaction);
  const walks = interaction.choices.some(({ kind }) => kind === 'walk');
  const moves = aimed
    ? ui(aimed.controls.set.lift ? 'table.help.gun' : 'table.help.flick')
    : interaction.scene.boards
      ? ui('table.squares')
      : (walks || interaction.choices.some(({ kind }) => kind === 'put')) && ui('table.help');
  const targets = !aimed && interaction.choices.some((choice) => choice.kind === 'do' && choice.target !== undefined);
  return [
    ui('table.help.pick', KEY_NAMES),
    moves,
    !aimed && walks && ui('table.help.corner'),
    targets && ui('table.help.targets'),
    interaction.choices.some((choice) => choice.kind === 'put' && choice.turns) && ui('table.help.turn'),
    mayLook(interaction) && ui('table.help.outlook', KEY_NAMES),
    ui('table.help.all', KEY_NAMES),
  ]
    .filter(Boolean)
    .join(' ');
};
