import type { RulesSummary } from '../../core/game.ts';
import { type Options, gameMessage } from './types.ts';

/** Returns how either side wins, and the three stages of a turn (SI-04, SI-05, SI-13, SI-16, SI-18, SI-22, SI-23, SI-24). */
export const rulesSummary = ({
  fortresses,
  capture,
  turnLimit,
  turns,
  shooting,
  magicStops,
}: Options): RulesSummary => ({
  wins: [
    // Seats are taken in order, the first in the field.
    ...(fortresses === 'one'
      ? [gameMessage('brief.one', { attacker: { seat: 'blue' }, defender: { seat: 'red' } })]
      : []),
    gameMessage('brief.all'),
    ...(capture ? [gameMessage('brief.capture')] : []),
    ...(turnLimit && fortresses === 'one' ? [gameMessage('brief.limit', { count: turns })] : []),
  ],
  turn: [
    ...(fortresses === 'two' ? [gameMessage('brief.two')] : []),
    gameMessage(magicStops ? 'brief.magicStops' : 'brief.magic'),
    gameMessage(`brief.shooting.${shooting}`),
    gameMessage('brief.move'),
    gameMessage('brief.fight'),
  ],
});
