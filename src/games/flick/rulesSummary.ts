import type { RulesSummary } from '../../core/game.ts';
import { type Options, gameMessage } from './types.ts';

/** Returns how the chosen variant is won, and what a turn is (FF-03, FF-06, FF-12, FF-14, FF-24, FF-26 to FF-32). */
export const rulesSummary = ({ variant, spin, opening }: Options): RulesSummary => {
  const series = variant === 'duelA' || variant === 'fieldA';
  const short = opening === 'full' ? [] : [gameMessage(`brief.${opening}`)];
  const duel = variant === 'duelA' || variant === 'duelD';
  const turn = series
    ? [gameMessage('brief.series'), ...short]
    : variant === 'long'
      ? [gameMessage('brief.series.long'), ...short]
      : [gameMessage(variant === 'alone' ? 'brief.alone.turn' : 'brief.one')];
  return {
    wins: [gameMessage(`brief.${variant}`), ...(duel ? [gameMessage('brief.flyover')] : [])],
    turn: [gameMessage('brief.pull'), gameMessage(`brief.spin.${spin}`), ...turn],
  };
};
