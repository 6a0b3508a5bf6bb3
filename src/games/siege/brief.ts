import type { RulesSummary } from '../../core/game.ts';
import { type Options, say } from './types.ts';

/** How either side wins, and the three stages of a turn (SI-04, SI-05, SI-13, SI-16, SI-18, SI-22, SI-23, SI-24). */
export const brief = ({ fortresses, capture, turnLimit, turns, shooting, magicStops }: Options): RulesSummary => ({
  wins: [
    // Seats are taken in order, the first in the field.
    ...(fortresses === 'one' ? [say('brief.one', { attacker: { seat: 'blue' }, defender: { seat: 'red' } })] : []),
    say('brief.all'),
    ...(capture ? [say('brief.capture')] : []),
    ...(turnLimit && fortresses === 'one' ? [say('brief.limit', { count: turns })] : []),
  ],
  turn: [
    ...(fortresses === 'two' ? [say('brief.two')] : []),
    say(magicStops ? 'brief.magicStops' : 'brief.magic'),
    say(`brief.shooting.${shooting}`),
    say('brief.move'),
    say('brief.fight'),
  ],
});
