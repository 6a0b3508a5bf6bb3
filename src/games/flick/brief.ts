import type { RulesSummary } from '../../core/game.ts';
import { type Options, say } from './types.ts';

/** How what is played is won, and what a turn of it is (FF-03, FF-06, FF-12, FF-14, FF-24, FF-26 to FF-32). */
export const brief = ({ variant, spin, opening }: Options): RulesSummary => {
  const series = variant === 'duelA' || variant === 'fieldA';
  const short = opening === 'full' ? [] : [say(`brief.${opening}`)];
  const duel = variant === 'duelA' || variant === 'duelD';
  const turn = series
    ? [say('brief.series'), ...short]
    : variant === 'long'
      ? [say('brief.series.long'), ...short]
      : [say(variant === 'alone' ? 'brief.alone.turn' : 'brief.one')];
  return {
    wins: [say(`brief.${variant}`), ...(duel ? [say('brief.flyover')] : [])],
    turn: [say('brief.pull'), say(`brief.spin.${spin}`), ...turn],
  };
};
