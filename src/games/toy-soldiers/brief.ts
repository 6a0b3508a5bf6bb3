import type { Brief } from '../../core/game.ts';
import { type Options, say } from './types.ts';

/** How one wins by the victory chosen, and what a soldier's turn is (TS-04, TS-05, TS-08, TS-09, TS-11, TS-13). */
export const brief = ({ victory, commanderCapture, shooting }: Options): Brief => ({
  wins: [
    ...(victory === 'commander' ? [say('brief.commander')] : []),
    ...(victory === 'commander' && commanderCapture ? [say('brief.capture')] : []),
    ...(victory === 'flag' ? [say('brief.flag')] : []),
    ...(victory === 'objective' ? [say('brief.objective')] : []),
    say('brief.last'),
  ],
  turn: [
    say('brief.one'),
    ...(shooting ? [say('brief.shooting')] : []),
    say('brief.march'),
    say('brief.attack'),
    say('brief.defence'),
  ],
});
