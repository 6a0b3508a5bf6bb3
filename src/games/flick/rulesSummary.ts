import type { RulesSummary } from '../../core/game.ts';
import { type Options, gameMessage } from './types.ts';

const turnSummary = ({ variant, opening }: Options): RulesSummary['turn'] => {
  const short = opening === 'full' ? [] : [gameMessage(`brief.${opening}`)];
  if (variant === 'duelA' || variant === 'fieldA') return [gameMessage('brief.series'), ...short];
  if (variant === 'long') return [gameMessage('brief.series.long'), ...short];
  return [gameMessage(variant === 'alone' ? 'brief.alone.turn' : 'brief.one')];
};
/** Returns how the chosen variant is won, and what a turn is (FF-03, FF-06, FF-12, FF-14, FF-24, FF-26 to FF-32). */
export const rulesSummary = (options: Options): RulesSummary => {
  const { variant, spin } = options;
  const duel = variant === 'duelA' || variant === 'duelD';
  return {
    wins: [gameMessage(`brief.${variant}`), ...(duel ? [gameMessage('brief.flyover')] : [])],
    turn: [gameMessage('brief.pull'), gameMessage(`brief.spin.${spin}`), ...turnSummary(options)],
  };
};
