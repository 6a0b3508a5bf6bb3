import type { RulesSummary } from '../../core/game.ts';
import { type Options, gameMessage } from './types.ts';

/** Returns how to win, and what a move and a fight are (ST-04, ST-06 to ST-12, ST-15). */
export const rulesSummary = ({ scoutMayAttack, mines }: Options): RulesSummary => ({
  wins: [gameMessage('brief.flag'), gameMessage('brief.stuck')],
  turn: [
    gameMessage('brief.setup'),
    gameMessage('brief.move'),
    gameMessage(scoutMayAttack ? 'brief.scout' : 'brief.scoutMoves'),
    gameMessage('brief.fight'),
    gameMessage('brief.spy'),
    gameMessage(`brief.mines.${mines}`),
  ],
});
