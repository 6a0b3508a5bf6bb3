import type { RulesSummary } from '../../core/game.ts';
import type { Message } from '../../core/message.ts';
import { type Options, secondPlaces, gameMessage } from './types.ts';

/** Returns the sentences of the chosen way to win (TS-04). */
const aimsOf = (options: Options): Message[] => {
  const { victory, commanderCapture, captureOnly } = options;
  if (victory === 'annihilation') return [];
  if (victory === 'objective')
    return [gameMessage(secondPlaces(options) ? 'brief.objectiveSecond' : 'brief.objective')];
  if (victory === 'flag') return [gameMessage('brief.flag')];
  if (!commanderCapture) return [gameMessage('brief.commander')];
  return captureOnly
    ? [gameMessage('brief.captureOnly')]
    : [gameMessage('brief.commander'), gameMessage('brief.capture')];
};
/** Returns how to win the chosen way, and what a soldier's turn is (TS-04, TS-05, TS-08, TS-09, TS-11, TS-13). */
export const rulesSummary = (options: Options): RulesSummary => ({
  wins: [...aimsOf(options), gameMessage('brief.last')],
  turn: [
    gameMessage('brief.one'),
    ...(options.shooting ? [gameMessage('brief.shooting')] : []),
    gameMessage('brief.march'),
    ...(options.advance === 'off' ? [] : [gameMessage(`brief.advance.${options.advance}`)]),
    gameMessage('brief.attack'),
    gameMessage('brief.defence'),
  ],
});
