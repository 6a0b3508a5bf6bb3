import type { RulesSummary } from '../../core/game.ts';
import { type Options, gameMessage } from './types.ts';

/** Returns how to win, and what a turn of all units is (SF-02, SF-04, SF-05, SF-13, SF-14, SF-22). */
export const rulesSummary = ({ fire }: Options): RulesSummary => ({
  wins: [gameMessage('brief.infantry'), gameMessage('brief.wounded')],
  turn: [
    gameMessage('brief.all'),
    gameMessage('brief.three'),
    gameMessage('brief.cover'),
    gameMessage(`brief.fire.${fire}`),
    gameMessage('brief.heal'),
  ],
});
