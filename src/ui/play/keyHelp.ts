import { ui } from '../../i18n/index.ts';
import { aimedIn } from './AimPanel.tsx';
import type { Hand } from './useHand.ts';

/** What the keys of the table do now, in words: those of the aim while something is aimed, and only those that do anything in this game. */
export const keyHelp = (hand: Hand): string => {
  const aimed = aimedIn(hand);
  const moves = aimed
    ? ui(aimed.controls.set.lift ? 'table.help.gun' : 'table.help.flick')
    : ui(hand.scene.edge === 'squares' ? 'table.squares' : 'table.help');
  const targets = !aimed && hand.choices.some((choice) => choice.kind === 'do' && choice.target !== undefined);
  return [
    ui('table.help.pick'),
    moves,
    targets && ui('table.help.targets'),
    hand.game.outlook !== undefined && ui('table.help.outlook'),
    ui('table.help.all'),
  ]
    .filter(Boolean)
    .join(' ');
};
