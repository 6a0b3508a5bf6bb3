import type { RulesSummary } from '../../core/game.ts';
import type { Message } from '../../core/message.ts';
import { type Options, secondPlaces, say } from './types.ts';

/** The sentences of the victory chosen (TS-04). */
const aimsOf = (options: Options): Message[] => {
  const { victory, commanderCapture, captureOnly } = options;
  if (victory === 'annihilation') return [];
  if (victory === 'objective') return [say(secondPlaces(options) ? 'brief.objectiveSecond' : 'brief.objective')];
  if (victory === 'flag') return [say('brief.flag')];
  if (!commanderCapture) return [say('brief.commander')];
  return captureOnly ? [say('brief.captureOnly')] : [say('brief.commander'), say('brief.capture')];
};
/** How one wins by the victory chosen, and what a soldier's turn is (TS-04, TS-05, TS-08, TS-09, TS-11, TS-13). */
export const brief = (options: Options): RulesSummary => ({
  wins: [...aimsOf(options), say('brief.last')],
  turn: [
    say('brief.one'),
    ...(options.shooting ? [say('brief.shooting')] : []),
    say('brief.march'),
    say('brief.attack'),
    say('brief.defence'),
  ],
});
