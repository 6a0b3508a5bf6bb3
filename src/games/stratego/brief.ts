import type { RulesSummary } from '../../core/game.ts';
import { type Options, say } from './types.ts';

/** How one wins, and what a move and a fight are (ST-04, ST-06 to ST-12, ST-15). */
export const brief = ({ scoutMayAttack, mines }: Options): RulesSummary => ({
  wins: [say('brief.flag'), say('brief.stuck')],
  turn: [
    say('brief.setup'),
    say('brief.move'),
    say(scoutMayAttack ? 'brief.scout' : 'brief.scoutMoves'),
    say('brief.fight'),
    say('brief.spy'),
    say(`brief.mines.${mines}`),
  ],
});
