import type { RulesSummary } from '../../core/game.ts';
import { type Options, say } from './types.ts';

/** How one wins, and what a turn of all units is (SF-02, SF-04, SF-05, SF-13, SF-14, SF-22). */
export const brief = ({ fire }: Options): RulesSummary => ({
  wins: [say('brief.infantry'), say('brief.wounded')],
  turn: [say('brief.all'), say('brief.three'), say('brief.cover'), say(`brief.fire.${fire}`), say('brief.heal')],
});
